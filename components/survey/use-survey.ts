import { type RefObject, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { type FormErrors, typedIn, usePostedForm } from "@/hooks/forms/use-posted-form";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Survey, SurveyOffer, SurveyQuestion } from "@/services/forms/survey-service";
import { browserId } from "@/utils/browser/browser-id";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { fillIn } from "@/utils/forms/form-draft";
import { questionAnchor, questionOfAnchor, SURVEY_PREFIX, storedEntries } from "@/utils/forms/survey-progress";

const BROWSER_KEY = "surveyBrowser";
const progressKey = (id: string) => `survey:${id}`;

type Answer = string | number | string[];

/** The chosen and typed answers by question. A question without an answer is left out. */
function answersIn({ questions }: Survey, typed: FormData): Record<string, Answer> {
  const answers: [string, Answer][] = questions.flatMap(({ id, kind }): [string, Answer][] => {
    const values = typed.getAll(SURVEY_PREFIX + id).map((value) => String(value).trim());
    const [first = ""] = values;
    if (first === "") return [];
    if (kind === "choices") return [[id, values]];
    return [[id, kind === "scale" ? Number(first) : first]];
  });
  return Object.fromEntries(answers);
}

/**
 * A survey, one question at a time (API-SITE-24, API-SITE-34). The question shown is in the address's fragment, so that
 * Back leads to the previous one; answers are stored in this browser until they are sent.
 */
export function useSurvey(offer: SurveyOffer, survey: Survey | null) {
  const { t } = useTexts("survey");
  const api = useApi();
  const [state, setState] = useState<SurveyOffer["state"] | "thanks">(offer.state);
  const [step, setStep] = useState(0);
  const questions = survey?.questions ?? [];

  const missing = ({ id, required, kind }: SurveyQuestion, typed: FormData): FormErrors =>
    required && typedIn(typed, SURVEY_PREFIX + id) === "" ? { [SURVEY_PREFIX + id]: t(`missing.${kind}`) } : {};
  const isLast = step >= questions.length - 1;
  const check = (typed: FormData): FormErrors => {
    const question = questions[step];
    return question === undefined ? {} : missing(question, typed);
  };
  const send = async (typed: FormData) => {
    if (survey === null) return;
    if (!isLast) {
      window.location.hash = questionAnchor(step + 1);
      return;
    }
    const open = questions.findIndex((question) => Object.keys(missing(question, typed)).length > 0);
    if (open >= 0) {
      window.location.hash = questionAnchor(open);
      return;
    }
    const { submitSurvey } = await import("@/services/forms/survey-service");
    const { ApiError } = await import("@/services/api/api-error");
    try {
      const answers = answersIn(survey, typed);
      await submitSurvey(api, { surveyId: survey.id, browser: browserId(BROWSER_KEY), answers });
      setState("thanks");
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "survey-taken")) throw error;
      setState("done");
    }
    removeStored("local", progressKey(survey.id));
  };
  const posted = usePostedForm({ check, send, failed: t("failed") });
  useProgress(survey, posted.form, setStep);
  useQuestionFocus(step);
  useEligibility(offer, setState);

  const saveProgress = () => {
    if (survey === null || posted.form.current === null) return;
    const entries = [...new FormData(posted.form.current)].map(([name, value]) => [name, String(value)]);
    const answered = entries.filter(([name = "", value]) => name.startsWith(SURVEY_PREFIX) && value !== "");
    writeStored("local", progressKey(survey.id), JSON.stringify(answered));
  };
  const back = () => {
    window.location.hash = questionAnchor(Math.max(0, step - 1));
  };
  return { ...posted, state, step, isLast, saveProgress, back };
}

/** Puts stored answers back, and follows the fragment of the address from question to question. */
function useProgress(
  survey: Survey | null,
  form: RefObject<HTMLFormElement | null>,
  setStep: (step: number) => void,
): void {
  useEffect(() => {
    if (survey === null || form.current === null) return;
    fillIn(form.current, storedEntries(readStored("local", progressKey(survey.id))));
    const follow = () => setStep(questionOfAnchor(window.location.hash, survey.questions.length));
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [survey, form, setStep]);
}

/**
 * Moves scroll position and focus to the question in the address. The browser cannot: when the address changes, the
 * question is not displayed yet.
 */
function useQuestionFocus(step: number): void {
  useEffect(() => {
    const anchor = questionAnchor(step);
    if (window.location.hash !== `#${anchor}`) return;
    const question = document.getElementById(anchor);
    question?.focus({ preventScroll: true });
    question?.scrollIntoView();
  }, [step]);
}

/** The page is the same for everyone. Once it is shown, the server is asked if this browser has already answered. */
function useEligibility(offer: SurveyOffer, setState: (state: SurveyOffer["state"]) => void): void {
  const api = useApi();
  useEffect(() => {
    const browser = readStored("local", BROWSER_KEY);
    if (offer.state !== "open" || browser === null) return;
    import("@/services/forms/survey-service")
      .then(({ checkSurvey }) => checkSurvey(api, browser))
      .then(({ state }) => setState(state))
      // An error is ignored: whether the answers count is decided when they are sent.
      .catch(() => undefined);
  }, [api, offer.state, setState]);
}

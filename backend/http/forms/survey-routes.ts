import { type Survey, surveyCalls } from "@/backend/contract/content/surveys";
import type { Language } from "@/backend/contract/language";
import type { SurveyRow } from "@/backend/db/queries/content/survey-queries";
import { DomainError } from "@/backend/domain/domain-error";
import { submitFeedback } from "@/backend/domain/feedback/submit-feedback";
import { findSession, findSessionMsisdn } from "@/backend/domain/login/sessions";
import { checkEligibility, type SurveyContext, takeSurvey } from "@/backend/domain/surveys/take-survey";
import { HttpRefusal } from "@/backend/http/errors/refusal";
import { sharedFactor, takeFormBudget } from "@/backend/http/requests/code-context";
import { answer, type RequestContext, type Route, route } from "@/backend/http/requests/route";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { clientNetwork } from "@/utils/requests/client-network";

/** The most surveys that one network may answer in a day without a log-in. This limit has no setting of its own. */
const SURVEYS_A_DAY = 20;

type Sentence = Readonly<Record<Language, string>>;

const states: Readonly<Record<"open" | "done" | "closed", Sentence>> = {
  open: { en: "You can answer this survey now.", bn: "আপনি এখন এই জরিপে অংশ নিতে পারেন।" },
  done: {
    en: "You have already answered this survey. Thank you.",
    bn: "আপনি আগেই এই জরিপে অংশ নিয়েছেন। ধন্যবাদ।",
  },
  closed: { en: "There is no open survey at the moment.", bn: "এই মুহূর্তে কোনো জরিপ চলছে না।" },
};

const thanks = {
  survey: { en: "Thank you. We have saved your answers.", bn: "ধন্যবাদ। আপনার উত্তরগুলো আমরা পেয়েছি।" },
  feedback: { en: "Thank you. We have received your feedback.", bn: "ধন্যবাদ। আপনার মতামত আমরা পেয়েছি।" },
} as const satisfies Record<string, Sentence>;

/** Surveys and the feedback of customers (API-SITE-24, 34, 35). */
export const surveyRoutes: readonly Route[] = [
  route(surveyCalls.checkSurveyEligibility, async (context, { body }) => {
    const asker = await surveyContext(context, body.browser);
    // A typed number does not prove who sends the request, so a valid one does not change the answer.
    if (body.msisdn !== undefined && normaliseMsisdn(body.msisdn) === null) {
      throw new DomainError("msisdn-invalid", { field: "msisdn" });
    }
    const { state, survey } = await checkEligibility(asker, body.survey_id ?? null);
    return answer({
      eligible: state === "open",
      state,
      message: states[state][context.lang],
      survey: survey && surveyView(survey, context.lang),
    });
  }),

  route(surveyCalls.submitSurvey, async (context, { body }) => {
    const asker = await surveyContext(context, body.browser);
    const isOwn = asker.person?.kind === "number" && normaliseMsisdn(body.msisdn ?? "") === asker.person.value;
    // Nobody may answer for a number that is not their own.
    if (body.msisdn !== undefined && !isOwn) throw new HttpRefusal("no-session", { field: "msisdn" });
    const reference = await takeSurvey(asker, { surveyId: body.survey_id, answers: body.answers });
    return answer({ reference, message: thanks.survey[context.lang] });
  }),

  route(surveyCalls.submitCustomerFeedback, async (context, { body }) => {
    await takeFormBudget(context);
    const own = await findSessionMsisdn(context, context.webLoginToken);
    const reference = await submitFeedback(context, own, context.idempotencyKey, body);
    return answer({ reference, message: thanks.feedback[context.lang] });
  }),
];

async function surveyContext(context: RequestContext, browser: string | undefined): Promise<SurveyContext> {
  const { db, lang, env, client } = context;
  const session = await findSession(context, context.webLoginToken);
  const visitor = browser === undefined ? null : ({ kind: "browser", value: browser.toLowerCase() } as const);
  return {
    db,
    lang,
    now: () => context.now(),
    pepper: env.codePepper,
    person: session === null ? visitor : { kind: "number", value: session.msisdn },
    client:
      client === null ? null : { network: clientNetwork(client), limit: SURVEYS_A_DAY * sharedFactor(env, client) },
  };
}

function surveyView({ id, titles, introductions, questions }: SurveyRow, lang: Language): Survey {
  return {
    survey_id: id,
    title: titles[lang],
    introduction: introductions[lang],
    questions: questions.map((question) => ({
      question_id: question.id,
      kind: question.kind,
      title: question.titles[lang],
      required: question.required,
      options: question.options.map(({ value, labels }) => ({ value, label: labels[lang] })),
    })),
  };
}

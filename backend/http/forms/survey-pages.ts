import { randomUUID } from "node:crypto";
import { type SurveyAnswer, surveyCalls } from "@/backend/contract/content/surveys";
import type { Language } from "@/backend/contract/language";
import type { SurveyRow } from "@/backend/db/queries/content/survey-queries";
import { findSurvey, takeSurvey } from "@/backend/domain/surveys/take-survey";
import {
  formLanguage,
  type PlainForm,
  type PlainFormField,
  plainFormResponse,
  plainResultResponse,
  refusedErrors,
} from "@/backend/http/forms/plain-form";
import plainFormMessages from "@/backend/http/forms/plain-form-messages.json";
import { surveyContext, thanks } from "@/backend/http/forms/survey-routes";
import { redirect } from "@/backend/http/requests/html";
import type { PageRequest, PageRoute, RequestContext } from "@/backend/http/requests/route";
import { localePath, paths } from "@/utils/paths/paths";
import { soleCookie } from "@/utils/requests/sole-cookie";

const ACTION = "/api/survey/send";
/** The cookie by which a second answer of a browser is recognised. Only the form without script uses it. */
const COOKIE = "survey_browser";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const PREFIX = "q_";

/** The whole survey as one form, for a browser without script. */
export const surveyPages: readonly PageRoute[] = [{ method: "POST", path: ACTION, handle: send }];

async function send(context: RequestContext, { form, headers }: PageRequest): Promise<Response> {
  const lang = formLanguage(form);
  const shown = { lang, mode: context.colourMode };
  const id = (form.get("survey_id") ?? "").slice(0, 64);
  const survey = /^[a-z0-9-]{1,60}$/.test(id) ? await findSurvey(context, id) : null;
  if (survey === null) return redirect(context.env.publicOrigin + localePath(paths.survey, lang));
  const sent = soleCookie(headers.get("cookie") ?? "", COOKIE) ?? "";
  const browser = UUID.test(sent) ? sent : randomUUID();
  const answers = answersOf(survey, form);
  const ids = survey.questions.map((question) => question.id);
  const keeping = { "set-cookie": `${COOKIE}=${browser}; Path=/api/survey; Max-Age=31536000; HttpOnly; SameSite=Lax` };
  try {
    const parsed = surveyCalls.submitSurvey.body?.safeParse({ survey_id: id, browser, answers });
    if (!parsed?.success) return again(survey, form, shown, missing(survey, answers, lang));
    const asker = { ...(await surveyContext(context, { token: null, browser })), lang };
    await takeSurvey(asker, { surveyId: id, answers: parsed.data.answers });
    const back = { href: pathOf(lang), label: plainFormMessages.survey[lang].back };
    const title = thanks.survey[lang];
    return plainResultResponse({ ...shown, title, paragraphs: [], back }, keeping);
  } catch (error) {
    const errors = refusedErrors(error, lang, ids);
    return again(survey, form, shown, { ...errors, ...missing(survey, answers, lang) });
  }
}

const pathOf = (lang: Language) => localePath(paths.survey, lang);

/** The chosen and typed answers in the contract's form. Questions without an answer are left out. */
function answersOf({ questions }: SurveyRow, form: URLSearchParams): SurveyAnswer[] {
  return questions.flatMap(({ id, kind }): SurveyAnswer[] => {
    const values = form.getAll(PREFIX + id).filter((value) => value.trim() !== "");
    const [first] = values;
    if (first === undefined) return [];
    if (kind === "choices") return [{ question_id: id, value: values }];
    return [{ question_id: id, value: kind === "scale" && /^\d{1,2}$/.test(first) ? Number(first) : first }];
  });
}

/** An error message for each required question without an answer. */
function missing({ questions }: SurveyRow, answers: readonly SurveyAnswer[], lang: Language): Record<string, string> {
  const open = questions.filter(
    ({ id, required }) => required && !answers.some(({ question_id: answered }) => answered === id),
  );
  return Object.fromEntries(open.map(({ id }) => [id, plainFormMessages.survey[lang].wrong]));
}

function again(
  survey: SurveyRow,
  form: URLSearchParams,
  shown: Pick<PlainForm, "lang" | "mode">,
  errors: Record<string, string>,
): Response {
  const { lang } = shown;
  const words = plainFormMessages.survey[lang];
  const kinds = { choice: "one", scale: "one", choices: "many", text: "long" } as const;
  const fields = survey.questions.map(
    ({ id, kind, titles, required, options }): PlainFormField => ({
      name: PREFIX + id,
      label: required ? titles[lang] : `${titles[lang]} ${words.optional}`,
      kind: kinds[kind],
      values: form.getAll(PREFIX + id),
      options: options.map(({ value, labels }) => ({ value, label: labels[lang] })),
      most: 1000,
    }),
  );
  const { "": general, ...byQuestion } = errors;
  return plainFormResponse({
    ...shown,
    title: survey.titles[lang],
    action: ACTION,
    submit: words.submit,
    back: { href: pathOf(lang), label: words.back },
    errors: {
      ...(general !== undefined && { "": general }),
      ...Object.fromEntries(Object.entries(byQuestion).map(([id, text]) => [PREFIX + id, text])),
    },
    fields: [{ name: "survey_id", label: "", kind: "kept", values: [survey.id] }, ...fields],
  });
}

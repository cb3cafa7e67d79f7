import { ApiError } from "@/services/api/api-error";
import {
  checkSurvey,
  type Survey,
  type SurveyOffer,
  type SurveyQuestion,
  submitSurvey,
} from "@/services/forms/survey-service";
import { formFailure } from "@/services/page/form-failure.server";
import { formKey } from "@/services/page/form-key.server";
import {
  type FieldErrors,
  type FormField,
  type FormReply,
  type SentForm,
  sendAgain,
} from "@/services/page/form-reply.server";
import { logFailure } from "@/utils/browser/log-failure";
import { SURVEY_PREFIX } from "@/utils/forms/survey-progress";
import { isPublicId } from "@/utils/paths/public-id";
import { soleCookie } from "@/utils/requests/sole-cookie";

/** The cookie by which a second answer of a browser is recognised. Only the form without script uses it. */
const COOKIE = "survey_browser";
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const MAX_TEXT_LENGTH = 1_000;
const KINDS = { choice: "one", scale: "one", choices: "many", text: "long" } as const;

type Answers = Parameters<typeof submitSurvey>[1]["answers"];

/**
 * Answers the form of the survey page: the whole survey at once. The questions are read by the call of the
 * specification (API-SITE-34), and the answers are sent by another (API-SITE-24).
 */
export async function answerSurveyForm(sent: SentForm): Promise<FormReply> {
  const { api, context, fields } = sent;
  const surveyId = fields.get("survey_id") ?? "";
  const storedId = soleCookie(context.req.headers.cookie, COOKIE) ?? "";
  // A form sent twice has no cookie yet, and must count as one browser.
  const browser = UUID.test(storedId) ? storedId : formKey(sent, "survey", [...fields]);
  if (!isPublicId(surveyId)) return notice(sent, "closed");
  let offer: SurveyOffer;
  try {
    offer = await checkSurvey(api, browser, surveyId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.isNotFound) return notice(sent, "closed");
    logFailure("The survey of a form could not be read", error);
    return sendAgain(sent, backOf(sent));
  }
  if (offer.survey === null) return offer.state === "done" ? taken(sent, "done", browser) : notice(sent, "closed");
  return sendAnswers(sent, offer.survey, browser);
}

async function sendAnswers(sent: SentForm, survey: Survey, browser: string): Promise<FormReply> {
  const { api, fields, getT } = sent;
  const answers = answersIn(survey, fields);
  const missing = missingIn(sent, survey, answers);
  if (Object.keys(missing).length > 0) return formAgain(sent, survey, unanswered(sent, survey, answers, missing));
  try {
    await submitSurvey(api, { surveyId: survey.id, browser, answers });
    return taken(sent, "thanks", browser);
  } catch (error) {
    if (error instanceof ApiError && error.code === "survey-taken") return taken(sent, "done", browser);
    if (error instanceof ApiError && error.code === "survey-closed") return notice(sent, "closed");
    const shown = {
      fields: survey.questions.map(({ id }) => id),
      own: {},
      unanswered: getT("plain-form")("unanswered"),
    };
    const { status, errors } = formFailure(error, "A survey could not be sent", shown);
    const named = Object.entries(errors).map(([id, text]) => [id === "" ? "" : SURVEY_PREFIX + id, text]);
    return formAgain(sent, survey, { status, errors: Object.fromEntries(named) });
  }
}

const backOf = ({ path, getT }: SentForm) => ({ href: path, label: getT("plain-form")("back.survey") });

/** The answer without a form: thanks, or why nothing was saved. */
function notice(sent: SentForm, name: "thanks" | "done" | "closed"): FormReply {
  const t = sent.getT("survey");
  return { back: backOf(sent), content: { result: { title: t(name), paragraphs: [t(`${name}Text`)] } } };
}

/** The notice with the browser's cookie, also for a second form: the browser drops the answer to the first. */
function taken(sent: SentForm, name: "thanks" | "done", browser: string): FormReply {
  const cookie = `${COOKIE}=${browser}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
  return { ...notice(sent, name), cookies: [cookie] };
}

/** The chosen and typed answers by question. A question without an answer is left out. */
function answersIn({ questions }: Survey, fields: URLSearchParams): Answers {
  const answers = questions.flatMap(({ id, kind }): [string, Answers[string]][] => {
    const values = fields.getAll(SURVEY_PREFIX + id).map((value) => value.replaceAll("\r\n", "\n").trim());
    const [first = ""] = values;
    if (first === "") return [];
    if (kind === "choices") return [[id, values]];
    return [[id, kind === "scale" && /^\d{1,2}$/.test(first) ? Number(first) : first]];
  });
  return Object.fromEntries(answers);
}

/** A sentence for each required question without an answer, and for each text that is too long. */
function missingIn({ getT }: SentForm, { questions }: Survey, answers: Answers): FieldErrors {
  const [t, plain] = [getT("survey"), getT("plain-form")];
  const sentenceOf = ({ id, kind, required }: SurveyQuestion) => {
    const answer = answers[id];
    if (answer === undefined) return required ? t(`missing.${kind}`) : null;
    const isLong = kind === "text" && String(answer).length > MAX_TEXT_LENGTH;
    return isLong ? plain("tooLong", { most: MAX_TEXT_LENGTH }) : null;
  };
  return Object.fromEntries(
    questions.flatMap((question) => {
      const sentence = sentenceOf(question);
      return sentence === null ? [] : [[SURVEY_PREFIX + question.id, sentence]];
    }),
  );
}

interface Shown {
  status: number;
  errors: FieldErrors;
  lead?: string;
}

/** With scripts, the page shows only the first question until they have loaded: the others are then no errors yet. */
function unanswered({ getT }: SentForm, { questions }: Survey, answers: Answers, missing: FieldErrors): Shown {
  const name = SURVEY_PREFIX + questions[0]?.id;
  const isFirstStep = Object.keys(answers).every((id) => SURVEY_PREFIX + id === name);
  if (!isFirstStep) return { status: 200, errors: missing };
  const error = missing[name];
  return { status: 200, errors: error === undefined ? {} : { [name]: error }, lead: getT("plain-form")("rest.survey") };
}

function formAgain(sent: SentForm, survey: Survey, { lead, ...shown }: Shown): FormReply {
  const { fields, getT } = sent;
  const t = getT("survey");
  const questions = survey.questions.map(
    ({ id, kind, title, required, options }): FormField => ({
      name: SURVEY_PREFIX + id,
      label: required ? title : t("optional", { title }),
      kind: KINDS[kind],
      values: fields.getAll(SURVEY_PREFIX + id),
      options,
      maxLength: MAX_TEXT_LENGTH,
    }),
  );
  const idField: FormField = { name: "survey_id", label: "", kind: "hidden", values: [survey.id] };
  const form = { title: survey.title, submit: t("send"), fields: [idField, ...questions], errors: shown.errors };
  return { status: shown.status, back: backOf(sent), content: { form: { ...form, ...(lead && { lead }) } } };
}

import type { FeedbackService, SurveyAnswer, Survey as WireSurvey } from "@/backend/contract/content/surveys";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

export type SurveyQuestion = Survey["questions"][number];

export type Survey = ReturnType<typeof readSurvey>;

/** Tells whether the reader can take a survey, and contains it if so. */
export type SurveyOffer = Awaited<ReturnType<typeof checkSurvey>>;

/**
 * POST /api/v1/gp-survey-eligibility (API-SITE-34).
 * @param browser id of a browser without a log-in
 * @param surveyId the open survey when omitted
 * @throws ApiError; absence for an unknown survey
 */
export async function checkSurvey(api: Api, browser?: string, surveyId?: string) {
  const body = { ...(browser !== undefined && { browser }), ...(surveyId !== undefined && { survey_id: surveyId }) };
  const { data } = await api.request("checkSurveyEligibility", { body });
  return readAnswer(() => ({ state: data.state, survey: data.survey && readSurvey(data.survey) }));
}

function readSurvey({ survey_id: id, title, introduction, questions }: WireSurvey) {
  const read = questions.map(({ question_id, ...question }) => ({ id: question_id, ...question }));
  return { id, title, introduction, questions: read };
}

/**
 * POST /api/v1/survey/api/ajax-submission (API-SITE-24).
 * @returns a reference number, and a message of thanks
 * @throws ApiError; `survey-taken`, `survey-closed`; `invalid-input` names the question
 */
export async function submitSurvey(
  api: Api,
  { surveyId, browser, answers }: { surveyId: string; browser: string; answers: Record<string, SurveyAnswer["value"]> },
) {
  const list = Object.entries(answers).map(([question_id, value]) => ({ question_id, value }));
  const body = { survey_id: surveyId, browser, answers: list };
  const { data } = await api.request("submitSurvey", { body });
  return readAnswer(() => ({ reference: data.reference, message: data.message }));
}

/** A customer's rating after a service. Empty texts are left out. */
interface FeedbackForm {
  service: FeedbackService;
  /** 1 to 5. */
  rating: number;
  comment: string;
  reference: string;
  msisdn: string;
}

/**
 * POST /api/v1/ajax/api/cfs-submission (API-SITE-35).
 * @param key UUID: a rating sent again with it is stored once
 * @throws ApiError; `msisdn-invalid` names the field
 */
export async function submitFeedback(api: Api, form: FeedbackForm, key: string) {
  const { service, rating, comment, reference, msisdn } = form;
  const texts = Object.entries({ comment, reference, msisdn }).filter(([, text]) => text.trim() !== "");
  const body = { service, rating, ...Object.fromEntries(texts) };
  const { data } = await api.request("submitCustomerFeedback", { body, headers: { "Idempotency-Key": key } });
  return readAnswer(() => ({ reference: data.reference, message: data.message }));
}

import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { answerWith, lineOrEmpty, msisdnInput, namedObject, publicId, receipt } from "@/backend/contract/fields";

const questionKinds = ["choice", "choices", "scale", "text"] as const;

/** The services that a rating can be about. */
const feedbackServices = ["hotline", "centre", "delivery", "shop", "app", "recharge", "network", "other"] as const;

const survey = namedObject("Survey", {
  survey_id: publicId,
  title: z.string(),
  introduction: z.string(),
  questions: z.array(
    z.object({
      question_id: publicId,
      kind: z.enum(questionKinds),
      title: z.string(),
      required: z.boolean(),
      options: z.array(z.object({ value: publicId, label: z.string() })),
    }),
  ),
});

const surveyAnswer = z.strictObject({
  question_id: publicId,
  value: z.union([z.string().trim().max(1000), z.int().min(0).max(10), z.array(publicId).max(20)]),
});

const browser = z
  .uuid()
  .optional()
  .describe("Chosen at random and stored by the browser; identifies a person who is not logged in");

export const surveyCalls = {
  checkSurveyEligibility: defineCall("checkSurveyEligibility", {
    summary: "Whether a survey can be taken, and its questions if so",
    body: z.strictObject({ survey_id: publicId.optional(), msisdn: msisdnInput.optional(), browser }),
    answer: answerWith(
      z.object({
        eligible: z.boolean(),
        state: z.enum(["open", "done", "closed"]),
        message: z.string(),
        survey: survey.nullable(),
      }),
    ),
  }),
  submitSurvey: defineCall("submitSurvey", {
    summary: "Saves the answers to a survey, once per person: the session's number, or a browser",
    body: z.strictObject({
      survey_id: publicId,
      msisdn: msisdnInput.optional(),
      browser,
      answers: z.array(surveyAnswer).min(1).max(50),
    }),
    answer: answerWith(receipt),
  }),
  submitCustomerFeedback: defineCall("submitCustomerFeedback", {
    summary: "Rating and comment after a service",
    idempotent: "optional",
    body: z.strictObject({
      msisdn: msisdnInput.optional(),
      service: z.enum(feedbackServices),
      rating: z.int().min(1).max(5),
      comment: z.string().trim().max(1000).optional(),
      reference: lineOrEmpty(64).optional().describe("Ticket or order the rating is about"),
    }),
    answer: answerWith(receipt),
  }),
} as const;

export type Survey = z.infer<typeof survey>;
export type SurveyAnswer = z.infer<typeof surveyAnswer>;
export type FeedbackService = (typeof feedbackServices)[number];

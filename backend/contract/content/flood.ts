import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { answerWith, codeFields, line, msisdnInput, placeName } from "@/backend/contract/fields";

const floodStates = ["recorded", "active", "ended"] as const;

const floodAnswer = z.object({
  step: z.enum(["recorded", "code", "status"]),
  message: z.string(),
  reference: z.string().nullable().describe("Only in the step `recorded`"),
  state: z.enum(floodStates).nullable().describe("Only in the step `status`; null without a request"),
  until: z.iso.date().nullable().describe("Last day of an active benefit"),
  resend_after: z.int().nullable().describe("Only in the step `code`: seconds until another code can be sent"),
  hotlines: z.array(z.object({ label: z.string(), number: z.string() })),
});

export const floodCalls = {
  recordFloodEmergency: defineCall("recordFloodEmergency", {
    summary:
      "Records a number for the free benefit, or shows the state of a request: by its reference, or by a session or code of the number",
    body: z.strictObject({
      action: z.enum(["record", "trace"]),
      msisdn: msisdnInput.optional(),
      district: placeName.optional(),
      area: placeName.optional(),
      reference: line(64).optional(),
      ...codeFields,
    }),
    answer: answerWith(floodAnswer),
  }),
} as const;

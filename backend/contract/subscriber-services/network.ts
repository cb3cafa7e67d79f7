import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { answerWith, namedObject, placeName } from "@/backend/contract/fields";

/** Where the signal is strong enough: nowhere, outdoors only, or indoors as well. */
const coverageLevels = ["none", "outdoor", "indoor"] as const;

const thanaCoverage = namedObject("ThanaCoverage", {
  thana: z.string().describe("The thana's name, as in the list of delivery places"),
  name: z.string().describe("In the reader's language"),
  four_g: z.enum(coverageLevels),
  five_g: z.enum(coverageLevels),
  volte: z.boolean(),
  five_g_planned: z.iso.date().nullable().describe("The day from which 5G is planned; null without a date"),
});

export const networkCalls = {
  getCoverage: defineCall("getCoverage", {
    summary: "4G, 5G and VoLTE in the thanas of a district, or in one of them",
    query: z.object({ district: placeName, thana: placeName.optional() }),
    answer: answerWith(
      z.object({
        district: z.object({ name: z.string(), label: z.string() }),
        thanas: z.array(thanaCoverage),
      }),
    ),
    cacheSeconds: 60,
  }),
} as const;

export type CoverageLevel = (typeof coverageLevels)[number];

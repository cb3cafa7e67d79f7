import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { done, line } from "@/backend/contract/fields";

export const pushCalls = {
  subscribePushToken: defineCall("subscribePushToken", {
    summary: "Registers a browser for push messages, or unregisters it",
    body: z.strictObject({
      browser_token: z.string().regex(/^[\x21-\x7e]{10,512}$/),
      browser_device: line(60).meta({ description: "First word of the platform, in lower case", examples: ["linux"] }),
      action: z.enum(["add", "remove"]),
    }),
    answer: done,
  }),
} as const;

import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith } from "@/backend/contract/fields";

const volume = z.int().min(0);

export const balanceView = z
  .object({
    main: taka.meta({ description: "Main balance" }),
    valid_until: z.iso.datetime().nullable().meta({ description: "Null where the balance does not end" }),
    left: z
      .object({ data_mb: volume, minutes: volume, sms: volume })
      .meta({ description: "What is left in all packs together" }),
    packs: z.array(
      z.object({
        pack_id: z.string(),
        title: z.string().nullable().meta({ description: "Null for a pack that the site does not sell" }),
        data_mb: volume,
        minutes: volume,
        sms: volume,
        valid_until: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: "Balance" });

export const balanceCalls = [
  defineCall("getBalance", {
    summary: "Main balance, validity and packs of the session's number; null when the charging system does not know it",
    authority: "session",
    answer: answerWith(balanceView.nullable()),
  }),
] as const;

export type BalanceView = z.infer<typeof balanceView>;

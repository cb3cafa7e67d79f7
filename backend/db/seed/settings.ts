import type { shopSettings } from "@/backend/db/schema/settings";

/** The rules of the shop on a new database; what the business changes later stays. */
export const SHOP_SETTINGS = {
  codEnabled: true,
  codLimitPoisha: 5_000_000,
  paymentHoldMinutes: 30,
  vatNotes: {
    en: "Prices include VAT.",
    bn: "মূল্যে ভ্যাট অন্তর্ভুক্ত।",
  },
} as const satisfies Partial<typeof shopSettings.$inferInsert>;

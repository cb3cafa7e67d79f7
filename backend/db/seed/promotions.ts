import type { promotions } from "@/backend/db/schema/promotions";

type PromotionRow = typeof promotions.$inferInsert;

/** Codes of every kind: offered to all, to be known, for one category, of a campaign, over, and nearly used up. */
export const PROMOTIONS: readonly PromotionRow[] = [
  {
    code: "WELCOME500",
    titles: { en: "Tk 500 off from Tk 10,000", bn: "১০,০০০ টাকা থেকে ৫০০ টাকা ছাড়" },
    kind: "amount",
    amountPoisha: 50_000,
    leastPoisha: 1_000_000,
    numberLimit: 1,
    isPublic: true,
  },
  {
    code: "FREESHIP",
    titles: { en: "Free delivery from Tk 2,000", bn: "২,০০০ টাকা থেকে ফ্রি ডেলিভারি" },
    kind: "delivery",
    leastPoisha: 200_000,
    isPublic: true,
  },
  {
    code: "SOUND10",
    titles: { en: "10% off accessories, up to Tk 1,000", bn: "অ্যাক্সেসরিজে ১০% ছাড়, সর্বোচ্চ ১,০০০ টাকা" },
    kind: "percent",
    percent: 10,
    amountPoisha: 100_000,
    category: "accessories",
    isPublic: true,
  },
  {
    code: "FIRST100",
    titles: { en: "5% off for the first hundred buyers", bn: "প্রথম একশ ক্রেতার জন্য ৫% ছাড়" },
    kind: "percent",
    percent: 5,
    amountPoisha: 300_000,
    useLimit: 100,
    numberLimit: 1,
  },
  {
    code: "CAMPAIGN-STAR",
    type: "cmp",
    titles: { en: "Star campaign: Tk 1,000 off phones", bn: "স্টার ক্যাম্পেইন: ফোনে ১,০০০ টাকা ছাড়" },
    kind: "amount",
    amountPoisha: 100_000,
    leastPoisha: 1_500_000,
    category: "phones",
    numberLimit: 1,
  },
  {
    code: "MONSOON25",
    titles: { en: "Monsoon sale: 25% off", bn: "বর্ষার সেল: ২৫% ছাড়" },
    kind: "percent",
    percent: 25,
    startsAt: new Date("2026-06-15T00:00:00+06:00"),
    endsAt: new Date("2026-09-01T00:00:00+06:00"),
  },
];

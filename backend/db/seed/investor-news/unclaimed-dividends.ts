import type { unclaimedDividends } from "@/backend/db/schema/investors";
import type { Localized } from "@/backend/db/schema/localized";

type Row = typeof unclaimedDividends.$inferInsert;

/** What waits of each dividend: rows, poisha a share, all shares together; the sums are those of the site's page. */
const DIVIDENDS = [
  { year: 2025, kind: "final", paidOn: "2026-05-14", rows: 42, poishaAShare: 1_250, shares: 2_624_000 },
  { year: 2024, kind: "final", paidOn: "2025-05-15", rows: 28, poishaAShare: 700, shares: 2_028_571 },
  { year: 2024, kind: "interim", paidOn: "2024-09-10", rows: 22, poishaAShare: 500, shares: 1_920_000 },
  { year: 2023, kind: "final", paidOn: "2024-05-16", rows: 28, poishaAShare: 1_200, shares: 1_616_666 },
] as const;

const GIVEN: readonly Localized[] = [
  { en: "Abdur", bn: "আব্দুর" },
  { en: "Shamsun", bn: "শামসুন" },
  { en: "Rokeya", bn: "রোকেয়া" },
  { en: "Jahangir", bn: "জাহাঙ্গীর" },
  { en: "Nirmal", bn: "নির্মল" },
  { en: "Kohinoor", bn: "কোহিনূর" },
  { en: "Mosharraf", bn: "মোশাররফ" },
  { en: "Dilara", bn: "দিলারা" },
  { en: "Tapan", bn: "তপন" },
  { en: "Faridul", bn: "ফরিদুল" },
  { en: "Lutfun", bn: "লুৎফুন" },
];
const FAMILY: readonly Localized[] = [
  { en: "Rahman", bn: "রহমান" },
  { en: "Nahar", bn: "নাহার" },
  { en: "Khatun", bn: "খাতুন" },
  { en: "Chakma", bn: "চাকমা" },
  { en: "Saha", bn: "সাহা" },
  { en: "Islam", bn: "ইসলাম" },
  { en: "Biswas", bn: "বিশ্বাস" },
];
/** Every so many accounts hold paper shares. */
const PAPER = 9;
const ACCOUNT_STEP = 7_919_377;

const nameOf = (index: number): Localized => {
  const given = GIVEN[index % GIVEN.length];
  const family = FAMILY[(index * 3) % FAMILY.length];
  return { en: `${given?.en} ${family?.en}`, bn: `${given?.bn} ${family?.bn}` };
};

/** An account keeps its number from one dividend to the next. */
const accountOf = (index: number) =>
  index % PAPER === 4
    ? `F${String(10_203 + index * 37)}`
    : `1201${String(510_000_000_000 + index * ACCOUNT_STEP).padStart(12, "0")}`;

/** Few hold much and many hold little; the last has what is left, so that the sum is exact. */
function sharesOf(rows: number, total: number): number[] {
  const weights = Array.from({ length: rows }, (_, index) => 1 / (index + 2));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.floor((total * weight) / whole / 10) * 10);
  const left = total - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index === rows - 1 ? part + left : part));
}

/** 120 dividends that wait for their owners; several accounts have more than one. */
export function listUnclaimedRows(): Row[] {
  return DIVIDENDS.flatMap(({ year, kind, paidOn, rows, poishaAShare, shares }) =>
    sharesOf(rows, shares).map((held, index) => ({
      account: accountOf(index),
      year,
      kind,
      names: nameOf(index),
      amountPoisha: held * poishaAShare,
      paidOn,
    })),
  );
}

import type { disclosures } from "@/backend/db/schema/investors";
import type { Localized } from "@/backend/db/schema/localized";
import { fileOf } from "@/backend/db/seed/documents";
import { QUARTERS, type Quarter, SHARES, statementFile } from "@/backend/db/seed/financial-figures";
import { MATERIAL, PRICE_SENSITIVE, type WrittenDisclosure } from "@/backend/db/seed/investor-news/written-disclosures";
import { toBengaliDigits } from "@/utils/digits";
import { formatAmount } from "@/utils/money";

type Row = typeof disclosures.$inferInsert;

/** Results since the beginning of 2023 have their notice. */
const FIRST_RESULTS = "2023-04-01";
const QUARTER_BN = ["প্রথম", "দ্বিতীয়", "তৃতীয়", "চতুর্থ"];
const both = (en: string, bn: string): Localized => ({ en, bn: toBengaliDigits(bn) });

/** What the board proposed or decided with a quarter's results. */
const DIVIDEND_WORDS: Readonly<Record<string, Localized>> = {
  "2023-q4": both(
    " The board proposes a cash dividend of 120 percent (Tk 12.00 a share); record date 26 February 2024, 26th AGM 29 April 2024.",
    " পর্ষদ ১২০ শতাংশ নগদ লভ্যাংশের (শেয়ারপ্রতি ১২.০০ টাকা) প্রস্তাব করেছে; রেকর্ড তারিখ ২৬ ফেব্রুয়ারি ২০২৪, ২৬তম এজিএম ২৯ এপ্রিল ২০২৪।",
  ),
  "2024-q2": both(
    " The board decided an interim cash dividend of 50 percent (Tk 5.00 a share); record date 14 August 2024.",
    " পর্ষদ ৫০ শতাংশ অন্তর্বর্তী নগদ লভ্যাংশ (শেয়ারপ্রতি ৫.০০ টাকা) ঘোষণা করেছে; রেকর্ড তারিখ ১৪ আগস্ট ২০২৪।",
  ),
  "2024-q4": both(
    " The board proposes a final cash dividend of 70 percent (Tk 7.00 a share), 120 percent with the interim one; record date 24 February 2025, 27th AGM 28 April 2025.",
    " পর্ষদ ৭০ শতাংশ চূড়ান্ত নগদ লভ্যাংশের (শেয়ারপ্রতি ৭.০০ টাকা) প্রস্তাব করেছে, অন্তর্বর্তীসহ ১২০ শতাংশ; রেকর্ড তারিখ ২৪ ফেব্রুয়ারি ২০২৫, ২৭তম এজিএম ২৮ এপ্রিল ২০২৫।",
  ),
  "2025-q4": both(
    " The board proposes a cash dividend of 125 percent (Tk 12.50 a share); record date 23 February 2026, 28th AGM 27 April 2026.",
    " পর্ষদ ১২৫ শতাংশ নগদ লভ্যাংশের (শেয়ারপ্রতি ১২.৫০ টাকা) প্রস্তাব করেছে; রেকর্ড তারিখ ২৩ ফেব্রুয়ারি ২০২৬, ২৮তম এজিএম ২৭ এপ্রিল ২০২৬।",
  ),
};

function resultsRow({ year, quarter, publishedOn, revenue, profit }: Quarter): Row {
  const id = `${year}-q${quarter}`;
  const eps = ((profit * 10_000_000) / SHARES).toFixed(2);
  const dividend = DIVIDEND_WORDS[id] ?? { en: "", bn: "" };
  return {
    id: `results-${id}`,
    kind: "price-sensitive",
    titles:
      quarter === 4
        ? both(`Results of the year ${year} and dividend`, `${year} সালের ফলাফল ও লভ্যাংশ`)
        : both(`Results of quarter ${quarter} of ${year}`, `${year} সালের ${QUARTER_BN[quarter - 1]} প্রান্তিকের ফলাফল`),
    texts: {
      en: `The board approved the statements of quarter ${quarter}: revenue Tk ${formatAmount(revenue)} crore, profit after tax Tk ${formatAmount(profit)} crore, earnings Tk ${eps} a share.${dividend.en}`,
      bn: `${toBengaliDigits(`পর্ষদ ${QUARTER_BN[quarter - 1]} প্রান্তিকের বিবরণী অনুমোদন করেছে: রাজস্ব ${formatAmount(revenue)} কোটি টাকা, কর-পরবর্তী মুনাফা ${formatAmount(profit)} কোটি টাকা, শেয়ারপ্রতি আয় ${eps} টাকা।`)}${dividend.bn}`,
    },
    publishedAt: `${publishedOn}T14:45:00+06:00`,
    file: fileOf(statementFile(id)),
  };
}

const rowOf =
  (kind: Row["kind"]) =>
  ([id, publishedAt, titles, texts, file]: WrittenDisclosure): Row => ({
    id,
    kind,
    titles: both(...titles),
    texts: both(...texts),
    publishedAt: `${publishedAt}:00+06:00`,
    file: file === undefined ? null : fileOf(file),
  });

/** Price sensitive and other material information. */
export function listDisclosureRows(): Row[] {
  const results = QUARTERS.filter(({ publishedOn }) => publishedOn >= FIRST_RESULTS).map(resultsRow);
  return [...results, ...PRICE_SENSITIVE.map(rowOf("price-sensitive")), ...MATERIAL.map(rowOf("material"))].map((row) =>
    // Rows of one table travel together when they name the same fields.
    ({ ...row, file: row.file ?? null }),
  );
}

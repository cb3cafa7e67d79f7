import type { financialReports, shareholderGroups, shareholdings } from "@/backend/db/schema/investors";
import type { Localized } from "@/backend/db/schema/localized";
import { fileOf } from "@/backend/db/seed/documents";
import {
  type Figures,
  listStatements,
  SHARES,
  type Statement,
  statementFile,
} from "@/backend/db/seed/financial-figures";
import { toBengaliDigits } from "@/utils/digits";
import { formatAmount } from "@/utils/money";

const QUARTER_NAMES_BN = ["প্রথম", "দ্বিতীয়", "তৃতীয়", "চতুর্থ"] as const;

/** Statements by quarter, half year and year, each with its document. */
export function listFinancialReportRows(): (typeof financialReports.$inferInsert)[] {
  return listStatements().map((statement) => ({
    id: statement.id,
    titles: titlesOf(statement),
    type: statement.type,
    year: statement.year,
    quarter: statement.quarter,
    publishedOn: statement.publishedOn,
    file: fileOf(statementFile(statement.id)),
    figures: figuresOf(statement.figures),
  }));
}

function titlesOf({ type, year, quarter }: Statement): Localized {
  if (type === "annual") {
    return {
      en: `Financial statements of the year ${year}`,
      bn: toBengaliDigits(`${year} সালের বার্ষিক আর্থিক বিবরণী`),
    };
  }
  if (type === "half-yearly") {
    return {
      en: `Financial statements, first half of ${year}`,
      bn: toBengaliDigits(`আর্থিক বিবরণী, ${year} সালের প্রথম ছয় মাস`),
    };
  }
  return {
    en: `Financial statements, quarter ${quarter} of ${year}`,
    bn: toBengaliDigits(`আর্থিক বিবরণী, ${year} সালের ${QUARTER_NAMES_BN[(quarter ?? 1) - 1]} প্রান্তিক`),
  };
}

function figuresOf({ revenue, ebitda, profit, subscribers, dataUsers }: Figures) {
  return [
    { label: { en: "Revenue", bn: "রাজস্ব" }, value: croreOf(revenue) },
    {
      label: { en: "EBITDA margin", bn: "ইবিআইটিডিএ মার্জিন" },
      value: bothDigits((digits) => `${digits(((ebitda / revenue) * 100).toFixed(1))}%`),
    },
    { label: { en: "Profit after tax", bn: "কর-পরবর্তী মুনাফা" }, value: croreOf(profit) },
    {
      label: { en: "Earnings per share", bn: "শেয়ারপ্রতি আয়" },
      value: takaOf(((profit * 10_000_000) / SHARES).toFixed(2)),
    },
    { label: { en: "Subscribers", bn: "গ্রাহক" }, value: peopleOf(subscribers) },
    { label: { en: "Internet users", bn: "ইন্টারনেট ব্যবহারকারী" }, value: peopleOf(dataUsers) },
  ];
}

function bothDigits(write: (digits: (text: string) => string) => string): Localized {
  return { en: write((text) => text), bn: write(toBengaliDigits) };
}

function croreOf(crore: number): Localized {
  const amount = formatAmount(crore);
  return { en: `Tk ${amount} crore`, bn: `${toBengaliDigits(amount)} কোটি টাকা` };
}

function takaOf(amount: string): Localized {
  return { en: `Tk ${amount}`, bn: `${toBengaliDigits(amount)} টাকা` };
}

/** @param lakh 100,000 people */
function peopleOf(lakh: number): Localized {
  return { en: `${(lakh / 10).toFixed(1)} million`, bn: `${toBengaliDigits((lakh / 100).toFixed(2))} কোটি` };
}

const GROUPS = [
  { key: "sponsors-directors", labels: { en: "Sponsors and directors", bn: "উদ্যোক্তা ও পরিচালক" } },
  { key: "institutions", labels: { en: "Institutions", bn: "প্রাতিষ্ঠানিক বিনিয়োগকারী" } },
  { key: "foreign", labels: { en: "Foreign investors", bn: "বিদেশি বিনিয়োগকারী" } },
  { key: "public", labels: { en: "General public", bn: "সাধারণ বিনিয়োগকারী" } },
] as const;

const SPONSORS = 672_000_000;

/** Shares of institutions and of foreign investors at the end of each month; the public has the rest. */
const MONTHS: readonly (readonly [month: string, institutions: number, foreign: number])[] = [
  ["2025-11", 271_440_000, 46_320_000],
  ["2025-12", 272_160_000, 45_960_000],
  ["2026-01", 273_000_000, 45_720_000],
  ["2026-02", 273_720_000, 45_240_000],
  ["2026-03", 272_880_000, 45_600_000],
  ["2026-04", 274_080_000, 46_080_000],
  ["2026-05", 275_040_000, 46_440_000],
  ["2026-06", 276_120_000, 46_200_000],
  ["2026-07", 276_960_000, 47_160_000],
  ["2026-08", 277_320_000, 47_880_000],
  ["2026-09", 278_280_000, 48_360_000],
  ["2026-10", 279_000_000, 48_720_000],
];

/** The groups of shareholders in the order of the table. */
export function listShareholderGroupRows(): (typeof shareholderGroups.$inferInsert)[] {
  return GROUPS.map((group, position) => ({ ...group, position }));
}

/** Twelve months of shareholdings; each month sums to all shares. */
export function listShareholdingRows(): (typeof shareholdings.$inferInsert)[] {
  return MONTHS.flatMap(([month, institutions, foreign]) => [
    { month, groupKey: "sponsors-directors", shares: SPONSORS },
    { month, groupKey: "institutions", shares: institutions },
    { month, groupKey: "foreign", shares: foreign },
    { month, groupKey: "public", shares: SHARES - SPONSORS - institutions - foreign },
  ]);
}

import type { financialReports, shareholderGroups, shareholdings } from "@/backend/db/schema/investors";
import type { Localized } from "@/backend/db/schema/localized";
import { toBengaliDigits } from "@/utils/digits";
import { formatAmount } from "@/utils/money";

/** All shares of the company. */
export const SHARES = 1_200_000_000;

/** One quarter: money in crore taka, people in lakh. */
interface Quarter {
  year: number;
  quarter: number;
  publishedOn: string;
  revenue: number;
  ebitda: number;
  profit: number;
  subscribers: number;
  dataUsers: number;
}

const QUARTERS: readonly Quarter[] = [
  [2021, 4, "2022-01-27", 3520, 2148, 842, 812, 452],
  [2022, 1, "2022-04-20", 3548, 2165, 815, 815, 459],
  [2022, 2, "2022-07-18", 3702, 2270, 905, 823, 468],
  [2022, 3, "2022-10-19", 3690, 2251, 880, 809, 462],
  [2022, 4, "2023-01-30", 3650, 2190, 792, 798, 455],
  [2023, 1, "2023-04-26", 3671, 2232, 748, 803, 463],
  [2023, 2, "2023-07-17", 3846, 2365, 1018, 812, 474],
  [2023, 3, "2023-10-18", 3895, 2392, 911, 821, 481],
  [2023, 4, "2024-01-31", 3838, 2318, 829, 824, 484],
  [2024, 1, "2024-04-24", 3862, 2344, 860, 826, 488],
  [2024, 2, "2024-07-16", 4010, 2462, 1049, 838, 499],
  [2024, 3, "2024-10-23", 3874, 2311, 765, 842, 490],
  [2024, 4, "2025-01-29", 3845, 2289, 810, 843, 494],
  [2025, 1, "2025-04-23", 3836, 2280, 742, 845, 500],
  [2025, 2, "2025-07-16", 4052, 2461, 931, 852, 508],
  [2025, 3, "2025-10-22", 4098, 2492, 902, 856, 517],
  [2025, 4, "2026-01-28", 4121, 2498, 918, 861, 526],
  [2026, 1, "2026-04-22", 4166, 2533, 876, 866, 537],
  [2026, 2, "2026-07-15", 4355, 2671, 1012, 873, 551],
  [2026, 3, "2026-10-21", 4418, 2712, 986, 881, 564],
].map(([year, quarter, publishedOn, revenue, ebitda, profit, subscribers, dataUsers]) => ({
  year: Number(year),
  quarter: Number(quarter),
  publishedOn: String(publishedOn),
  revenue: Number(revenue),
  ebitda: Number(ebitda),
  profit: Number(profit),
  subscribers: Number(subscribers),
  dataUsers: Number(dataUsers),
}));

/** Days on which the annual statements came out. */
const ANNUAL: readonly (readonly [year: number, publishedOn: string])[] = [
  [2022, "2023-03-12"],
  [2023, "2024-03-10"],
  [2024, "2025-03-09"],
  [2025, "2026-03-08"],
];

const QUARTER_NAMES_BN = ["প্রথম", "দ্বিতীয়", "তৃতীয়", "চতুর্থ"] as const;

type Figures = Pick<Quarter, "revenue" | "ebitda" | "profit" | "subscribers" | "dataUsers">;

/** Quarterly statements, and annual ones made of their four quarters. */
export function listFinancialReportRows(): (typeof financialReports.$inferInsert)[] {
  const quarterly = QUARTERS.map((report) => ({
    id: `${report.year}-q${report.quarter}`,
    titles: {
      en: `Financial statements, quarter ${report.quarter} of ${report.year}`,
      bn: toBengaliDigits(`আর্থিক বিবরণী, ${report.year} সালের ${QUARTER_NAMES_BN[report.quarter - 1]} প্রান্তিক`),
    },
    type: "quarterly" as const,
    year: report.year,
    quarter: report.quarter,
    publishedOn: report.publishedOn,
    figures: figuresOf(report),
  }));
  const annual = ANNUAL.map(([year, publishedOn]) => ({
    id: `${year}-annual`,
    titles: {
      en: `Financial statements of the year ${year}`,
      bn: toBengaliDigits(`${year} সালের বার্ষিক আর্থিক বিবরণী`),
    },
    type: "annual" as const,
    year,
    quarter: null,
    publishedOn,
    figures: figuresOf(yearOf(year)),
  }));
  return [...quarterly, ...annual];
}

/** The sums of a year's four quarters, and its people at the end. */
function yearOf(year: number): Figures {
  const quarters = QUARTERS.filter((report) => report.year === year);
  const last = quarters.at(-1);
  if (last === undefined || quarters.length !== 4) throw new Error(`The year ${year} does not have four quarters`);
  const sum = (key: "revenue" | "ebitda" | "profit") => quarters.reduce((total, report) => total + report[key], 0);
  return {
    revenue: sum("revenue"),
    ebitda: sum("ebitda"),
    profit: sum("profit"),
    subscribers: last.subscribers,
    dataUsers: last.dataUsers,
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

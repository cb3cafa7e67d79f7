/** What a period brought: money in crore taka, people in lakh (100,000) at its end. */
export interface Figures {
  revenue: number;
  ebitda: number;
  profit: number;
  subscribers: number;
  dataUsers: number;
}

/** A quarter as it was published. */
export interface Quarter extends Figures {
  year: number;
  quarter: 1 | 2 | 3 | 4;
  /** ISO day. */
  publishedOn: string;
}

/** All shares of the company. */
export const SHARES = 1_200_000_000;

type Row = readonly [
  year: number,
  quarter: 1 | 2 | 3 | 4,
  publishedOn: string,
  revenue: number,
  ebitda: number,
  profit: number,
  subscribers: number,
  dataUsers: number,
];

const ROWS: readonly Row[] = [
  [2020, 1, "2020-04-29", 3345, 2010, 770, 762, 398],
  [2020, 2, "2020-07-20", 3210, 1950, 735, 750, 402],
  [2020, 3, "2020-10-21", 3420, 2075, 842, 772, 415],
  [2020, 4, "2021-01-28", 3425, 2085, 833, 785, 424],
  [2021, 1, "2021-04-21", 3425, 2090, 812, 793, 432],
  [2021, 2, "2021-07-19", 3515, 2142, 858, 801, 440],
  [2021, 3, "2021-10-20", 3560, 2172, 854, 808, 447],
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
];

/** Every published quarter, oldest first. */
export const QUARTERS: readonly Quarter[] = ROWS.map(
  ([year, quarter, publishedOn, revenue, ebitda, profit, subscribers, dataUsers]) => ({
    year,
    quarter,
    publishedOn,
    revenue,
    ebitda,
    profit,
    subscribers,
    dataUsers,
  }),
);

/** Days on which the annual statements were published. */
export const ANNUAL: readonly (readonly [year: number, publishedOn: string])[] = [
  [2020, "2021-03-14"],
  [2021, "2022-03-13"],
  [2022, "2023-03-12"],
  [2023, "2024-03-10"],
  [2024, "2025-03-09"],
  [2025, "2026-03-08"],
];

/**
 * The sums of a year's first quarters, and its people at the end of the last of them.
 * @param count 2 for a half year, 4 for a year
 * @throws Error when the year has fewer quarters
 */
export function figuresOf(year: number, count: 1 | 2 | 3 | 4): Figures {
  const quarters = QUARTERS.filter((report) => report.year === year).slice(0, count);
  const last = quarters.at(-1);
  if (last === undefined || quarters.length !== count)
    throw new Error(`The year ${year} does not have ${count} quarters`);
  const sum = (key: "revenue" | "ebitda" | "profit") => quarters.reduce((total, report) => total + report[key], 0);
  return {
    revenue: sum("revenue"),
    ebitda: sum("ebitda"),
    profit: sum("profit"),
    subscribers: last.subscribers,
    dataUsers: last.dataUsers,
  };
}

/** A statement that is published: a quarter, the first half of a year, or a year. */
export interface Statement {
  /** `2026-q3`, `2026-h1`, `2025-annual`. */
  id: string;
  type: "quarterly" | "half-yearly" | "annual";
  year: number;
  quarter: 1 | 2 | 3 | 4 | null;
  publishedOn: string;
  figures: Figures;
}

/** Every statement: quarters, half years published with their second quarter, and years. */
export function listStatements(): Statement[] {
  const quarterly = QUARTERS.map(({ year, quarter, publishedOn, ...figures }): Statement => {
    return { id: `${year}-q${quarter}`, type: "quarterly", year, quarter, publishedOn, figures };
  });
  const halves = QUARTERS.filter(({ quarter }) => quarter === 2).map(({ year, publishedOn }): Statement => {
    const figures = figuresOf(year, 2);
    return { id: `${year}-h1`, type: "half-yearly", year, quarter: null, publishedOn, figures };
  });
  const annual = ANNUAL.map(([year, publishedOn]): Statement => {
    return { id: `${year}-annual`, type: "annual", year, quarter: null, publishedOn, figures: figuresOf(year, 4) };
  });
  return [...quarterly, ...halves, ...annual];
}

/** The address of a statement's document. */
export function statementFile(id: string): string {
  return `/documents/investors/statements/${id}.pdf`;
}

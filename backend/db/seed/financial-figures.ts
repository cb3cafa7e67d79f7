import { type DefinitionSource, named } from "@/backend/db/seed/definitions/definition-kinds";
import type { Quarter } from "@/backend/db/seed/definitions/investor-definitions";

/** The sums of a year's first quarters, and the people at the end of the last. @throws Error for too few quarters */
function figuresOf(quarters: readonly Quarter[], year: number, count: 1 | 2 | 3 | 4) {
  const covered = quarters.filter((report) => report.year === year).slice(0, count);
  const last = covered.at(-1);
  if (last === undefined || covered.length !== count)
    throw new Error(`The year ${year} does not have ${count} quarters`);
  const sum = (key: "revenue" | "ebitda" | "profit") => covered.reduce((total, report) => total + report[key], 0);
  return {
    revenue: sum("revenue"),
    ebitda: sum("ebitda"),
    profit: sum("profit"),
    subscribers: last.subscribers,
    dataUsers: last.dataUsers,
  };
}

/** A published statement: of a quarter, the first half of a year, or a year. */
export interface Statement {
  /** `2026-q3`, `2026-h1`, `2025-annual`. */
  id: string;
  type: "quarterly" | "half-yearly" | "annual";
  year: number;
  quarter: 1 | 2 | 3 | 4 | null;
  publishedOn: string;
  /** Money in crore taka; number of people at its end, in lakh (100,000). */
  figures: ReturnType<typeof figuresOf>;
  /** All shares of the company in that year. */
  shares: number;
}

/**
 * Every statement: quarters, half years published with their second quarter, and years.
 * @throws Error when a year of a quarter is not in the file of years, or a published year lacks a quarter
 */
export function listStatements(definitions: DefinitionSource): Statement[] {
  const quarters = definitions("financial-quarters");
  const years = definitions("financial-years");
  const shares = new Map(years.map((each) => [String(each.year), each.shares]));
  const sharesOf = (id: string, year: number) => named(shares, "financial-years", String(year), id);
  const quarterly = quarters.map(({ year, quarter, publishedOn, ...figures }): Statement => {
    const id = `${year}-q${quarter}`;
    return { id, type: "quarterly", year, quarter, publishedOn, figures, shares: sharesOf(id, year) };
  });
  const halves = quarters
    .filter(({ quarter }) => quarter === 2)
    .map(({ year, publishedOn }): Statement => {
      const id = `${year}-h1`;
      const figures = figuresOf(quarters, year, 2);
      return { id, type: "half-yearly", year, quarter: null, publishedOn, figures, shares: sharesOf(id, year) };
    });
  const annual = years.flatMap(({ year, publishedOn, shares }): Statement[] => {
    if (publishedOn === undefined) return [];
    const figures = figuresOf(quarters, year, 4);
    return [{ id: `${year}-annual`, type: "annual", year, quarter: null, publishedOn, figures, shares }];
  });
  return [...quarterly, ...halves, ...annual];
}

/** The address of a statement's document. */
export function statementFile(id: string): string {
  return `/documents/investors/statements/${id}.pdf`;
}

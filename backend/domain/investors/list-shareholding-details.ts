import {
  listShareholdings,
  listShareholdingYears,
  type ShareholdingRow,
} from "@/backend/db/queries/content/investor-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { percentages } from "@/backend/domain/investors/investor-rules";

/** The groups of one month; their percentages sum to 100. */
export interface ShareholdingMonth {
  /** `2026-10`. */
  month: string;
  groups: (Omit<ShareholdingRow, "month"> & { percent: number })[];
}

/** Shares by group, month by month, newest first (API-SITE-03). */
export async function listShareholdingDetails(
  { db }: DbContext,
  query: { year: number | null },
): Promise<{ months: ShareholdingMonth[]; years: number[] }> {
  const [rows, years] = await Promise.all([listShareholdings(db.pool, query.year), listShareholdingYears(db.pool)]);
  const byMonth = new Map<string, ShareholdingRow[]>();
  for (const row of rows) byMonth.set(row.month, [...(byMonth.get(row.month) ?? []), row]);
  const months = [...byMonth].map(([month, groups]) => {
    const percents = percentages(groups.map(({ shares }) => shares));
    return {
      month,
      groups: groups.map(({ key, labels, shares }, index) => ({ key, labels, shares, percent: percents[index] ?? 0 })),
    };
  });
  return { months, years };
}

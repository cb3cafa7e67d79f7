import type { DisclosureKind } from "@/backend/contract/content/investor-news";
import {
  countDisclosures,
  type EventRow,
  listDisclosurePage,
  listEvents,
  listEventYears,
} from "@/backend/db/queries/content/investor-news-queries";
import {
  countReports,
  listReports,
  listShareholdings,
  listShareholdingYears,
  type ReportFilter,
  type ShareholdingRow,
} from "@/backend/db/queries/content/investor-queries";
import type { DbContext, DomainContext } from "@/backend/domain/domain-context";
import { percentages } from "@/backend/domain/investors/investor-rules";
import { type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";
import { dayInDhaka } from "@/utils/dates/dates";

/** Published disclosures of a kind, newest first, and all years that have one (docs/investors.md). */
export async function listDisclosures(
  { db, now }: Pick<DomainContext, "db" | "now">,
  query: PageQuery & { kind: DisclosureKind; year: number | null },
) {
  const filter = { kind: query.kind, year: query.year, now: now().toISOString() };
  const [items, { count, years }] = await Promise.all([
    listDisclosurePage(db.pool, filter, rowsOf(query)),
    countDisclosures(db.pool, filter),
  ]);
  return { ...pageOf(items, count, query), years };
}

/** The financial statements up to today, newest first, by year and type, and all years that have one (API-SITE-04). */
export async function listFinancialReports(
  { db, now }: Pick<DomainContext, "db" | "now">,
  query: PageQuery & { filter: ReportFilter },
) {
  const filter = { ...query.filter, today: dayInDhaka(now()) };
  const [items, { count, years }] = await Promise.all([
    listReports(db.pool, filter, rowsOf(query)),
    countReports(db.pool, filter),
  ]);
  return { ...pageOf(items, count, query), years };
}

/**
 * Events for investors (docs/investors.md). Events of today count as upcoming.
 * @param query `coming`: the nearest first; `past`: the newest first; `all`: by day
 */
export async function listInvestorEvents(
  { db, now }: Pick<DomainContext, "db" | "now">,
  { when, year }: { when: "coming" | "past" | "all"; year: number | null },
): Promise<{ items: EventRow[]; years: number[] }> {
  const today = dayInDhaka(now());
  const [rows, years] = await Promise.all([
    listEvents(db.pool, {
      from: when === "coming" ? today : null,
      before: when === "past" ? today : null,
      year,
    }),
    listEventYears(db.pool),
  ]);
  return { items: when === "past" ? rows.reverse() : rows, years };
}

/** Shares by group, month by month (`2026-10`), newest first; the percentages of a month sum to 100 (API-SITE-03). */
export async function listShareholdingDetails({ db }: DbContext, query: { year: number | null }) {
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

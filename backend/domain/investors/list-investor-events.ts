import { type EventRow, listEvents, listEventYears } from "@/backend/db/queries/content/investor-news-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { dayInDhaka } from "@/utils/dates/dates";

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

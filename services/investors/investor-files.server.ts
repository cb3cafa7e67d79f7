import type { GetServerSidePropsContext } from "next";
import { createServerApi } from "@/services/api/api-client.server";
import { siteEnv } from "@/services/api/env.server";
import { type InvestorEvent, listInvestorEvents } from "@/services/investors/investor-news-service";
import { listShareholdingDetails } from "@/services/investors/investors-service";
import { getPageTexts } from "@/services/page/page-texts.server";
import { type CalendarEvent, calendarText } from "@/utils/dates/calendar";
import { readListFilter } from "@/utils/paths/list-filter";
import { localePath, paths } from "@/utils/paths/paths";
import { brandName } from "@/utils/text/brand-name";
import { csvText } from "@/utils/text/csv-text";
import { languageOf } from "@/utils/text/translations";

type Texts = Readonly<Record<string, unknown>>;

const NOTHING = { props: {} };
/** The column names are the same in both languages, for programs. The groups are named in the reader's language. */
const HEAD = ["month", "group", "shares", "percent"];
const MISSING = { notFound: true } as const;

/** Sends a file for download as the response. */
function sendFile({ res }: GetServerSidePropsContext, type: string, name: string, text: string) {
  res.setHeader("Content-Type", type);
  res.setHeader("Content-Disposition", `attachment; filename="${name}"`);
  res.end(text);
  return NOTHING;
}

async function loadTexts(locale: string | undefined): Promise<Texts> {
  const texts = await getPageTexts(languageOf(locale), ["investors"]);
  return texts["investors"] as Texts;
}

function calendarOf(events: readonly InvestorEvent[], labels: Texts, locale: string | undefined): string {
  const language = languageOf(locale);
  const { publicOrigin: origin, brand } = siteEnv();
  const page = origin + localePath(paths.investorEvents, language);
  const entries = events.map(({ id, title, details, place, date, begins, ends, revision }): CalendarEvent => {
    return {
      uid: `${id}@${new URL(origin).hostname}`,
      title,
      details,
      place,
      date,
      begins,
      ends,
      revision,
      url: `${page}#e-${id}`,
    };
  });
  const name = String(labels["calendarName"]).replace("{{brand}}", brandName(brand, language));
  return calendarText({ name, maker: brand.nameEn, language, madeAt: new Date() }, entries);
}

/** `/about/investor-relations/events-calendar.ics`: every date, to download or to subscribe to. */
export async function sendCalendar(context: GetServerSidePropsContext) {
  const { items } = await listInvestorEvents(createServerApi(context));
  const text = calendarOf(items, await loadTexts(context.locale), context.locale);
  return sendFile(context, "text/calendar; charset=utf-8", "investor-events.ics", text);
}

/** `/about/investor-relations/events-calendar/ID.ics`: one date; its address never changes. */
export async function sendEvent(context: GetServerSidePropsContext) {
  const id = /^([a-z0-9-]{1,64})\.ics$/.exec(String(context.params?.["file"]))?.[1];
  if (id === undefined) return MISSING;
  const { items } = await listInvestorEvents(createServerApi(context));
  const event = items.find((each) => each.id === id);
  if (event === undefined) return MISSING;
  const text = calendarOf([event], await loadTexts(context.locale), context.locale);
  return sendFile(context, "text/calendar; charset=utf-8", `${id}.ics`, text);
}

/** `/about/investor-relations/shareholding-details.csv`: every month and group, or those of `?year=`. */
export async function sendShareholding(context: GetServerSidePropsContext) {
  const { year } = readListFilter(context.query);
  const { months } = await listShareholdingDetails(createServerApi(context), year === null ? {} : { year });
  const rows = months.flatMap(({ month, groups }) =>
    groups.map(({ label, shares, percent }) => [month, label, shares, percent] as const),
  );
  const name = year === null ? "shareholding.csv" : `shareholding-${year}.csv`;
  return sendFile(context, "text/csv; charset=utf-8", name, csvText([HEAD, ...rows]));
}

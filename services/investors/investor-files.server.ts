import type { GetServerSidePropsContext } from "next";
import { createServerApi } from "@/services/api/api-client.server";
import { siteEnv } from "@/services/api/env.server";
import { type InvestorEvent, listInvestorEvents } from "@/services/investors/investor-news-service";
import { listShareholdingDetails } from "@/services/investors/investors-service";
import { NO_FILE, sendFile } from "@/services/page/file-answer.server";
import { loadT } from "@/services/page/page-texts.server";
import { calendarText } from "@/utils/dates/calendar";
import { localePath, paths } from "@/utils/paths/paths";
import { readListFilter } from "@/utils/paths/query-value";
import { brandName } from "@/utils/text/brand-name";
import { csvText } from "@/utils/text/csv-text";
import { languageOf } from "@/utils/text/translations";

/** The column names are the same in both languages, for programs. The groups are named in the reader's language. */
const HEAD = ["month", "group", "shares", "percent"];

/** Sends a file for download as the response. */
function sendDownload({ res }: GetServerSidePropsContext, type: string, name: string, text: string) {
  res.setHeader("Content-Disposition", `attachment; filename="${name}"`);
  return sendFile(res, type, text);
}

async function calendarOf(events: readonly InvestorEvent[], locale: string | undefined): Promise<string> {
  const language = languageOf(locale);
  const { publicOrigin: origin, brand } = siteEnv();
  const page = origin + localePath(paths.investorEvents, language);
  const entries = events.map(({ id, ...event }) => ({
    ...event,
    uid: `${id}@${new URL(origin).hostname}`,
    url: `${page}#e-${id}`,
  }));
  const t = await loadT(language, "investors");
  const name = t("calendarName", { brand: brandName(brand, language) });
  return calendarText({ name, maker: brand.nameEn, language, madeAt: new Date() }, entries);
}

/** `/about/investor-relations/events-calendar.ics`: every date, to download or to subscribe to. */
export async function sendCalendar(context: GetServerSidePropsContext) {
  const { items } = await listInvestorEvents(createServerApi(context));
  const text = await calendarOf(items, context.locale);
  return sendDownload(context, "text/calendar", "investor-events.ics", text);
}

/** `/about/investor-relations/events-calendar/ID.ics`: one date; its address never changes. */
export async function sendEvent(context: GetServerSidePropsContext) {
  const id = /^([a-z0-9-]{1,64})\.ics$/.exec(String(context.params?.["file"]))?.[1];
  if (id === undefined) return NO_FILE;
  const { items } = await listInvestorEvents(createServerApi(context));
  const event = items.find((each) => each.id === id);
  if (event === undefined) return NO_FILE;
  return sendDownload(context, "text/calendar", `${id}.ics`, await calendarOf([event], context.locale));
}

/** `/about/investor-relations/shareholding-details.csv`: every month and group, or those of `?year=`. */
export async function sendShareholding(context: GetServerSidePropsContext) {
  const { year } = readListFilter(context.query);
  const { months } = await listShareholdingDetails(createServerApi(context), year === null ? {} : { year });
  const rows = months.flatMap(({ month, groups }) =>
    groups.map(({ label, shares, percent }) => [month, label, shares, percent] as const),
  );
  const name = year === null ? "shareholding.csv" : `shareholding-${year}.csv`;
  return sendDownload(context, "text/csv", name, csvText([HEAD, ...rows]));
}

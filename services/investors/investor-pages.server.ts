import { createVisitorApi } from "@/services/api/api-client.server";
import { nullIf } from "@/services/api/api-error";
import { loadContentWithList } from "@/services/content/content-page.server";
import {
  type DisclosureKind,
  findUnclaimedDividends,
  listDisclosures,
  listInvestorEvents,
} from "@/services/investors/investor-news-service";
import {
  type FinancialReportType,
  listFinancialReports,
  listShareholdingDetails,
} from "@/services/investors/investors-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { dayInDhaka } from "@/utils/dates/dates";
import { shareAccountOf } from "@/utils/investors/share-account";
import { INCOMPLETE_HEADER } from "@/utils/layout/page-headers";
import { firstValue, queryText, readListFilter } from "@/utils/paths/query-value";

const MAX_ACCOUNT_LENGTH = 40;
const REPORTS_A_PAGE = 8;
/** The number of past events that are shown while no year is chosen: the newest ones. */
const PAST_EVENTS = 9;
const TYPES: readonly FinancialReportType[] = ["quarterly", "half-yearly", "annual"];

const yearOf = ({ year }: { year: number | null }) => (year === null ? {} : { year });

/** Financial statements by year and kind (API-SITE-04). */
export async function loadFinancialReports(request: PageRequest) {
  const typeParam = firstValue(request.query["type"]);
  const type = TYPES.find((each) => each === typeParam) ?? null;
  const filter = { ...readListFilter(request.query), type };
  const query = { ...yearOf(filter), ...(type !== null && { type }), page: filter.page, perPage: REPORTS_A_PAGE };
  return { ...(await loadContentWithList(request, "reports", () => listFinancialReports(request.api, query))), filter };
}

/** Shares by group and month (API-SITE-03). */
export async function loadShareholding(request: PageRequest) {
  const filter = readListFilter(request.query);
  return {
    ...(await loadContentWithList(request, "shareholding", () => listShareholdingDetails(request.api, yearOf(filter)))),
    filter,
  };
}

/** Upcoming dates, and the past dates of a year. */
export async function loadInvestorEvents(request: PageRequest) {
  const filter = readListFilter(request.query);
  const load = async () => {
    const [coming, past] = await Promise.all([
      listInvestorEvents(request.api, { when: "coming" }),
      listInvestorEvents(request.api, { when: "past", ...yearOf(filter) }),
    ]);
    // A future year has no past dates.
    const reached = Number(dayInDhaka(new Date()).slice(0, "2026".length));
    const items = filter.year === null ? past.items.slice(0, PAST_EVENTS) : past.items;
    return { coming: coming.items, past: items, years: past.years.filter((year) => year <= reached) };
  };
  return { ...(await loadContentWithList(request, "events", load)), filter };
}

/** Disclosures of a kind by year. */
export const loadDisclosures = (kind: DisclosureKind) => async (request: PageRequest) => {
  const filter = readListFilter(request.query);
  const load = () => listDisclosures(request.api, { kind, page: filter.page, ...yearOf(filter) });
  return { ...(await loadContentWithList(request, kind, load)), filter };
};

/** The reason why a search by account has no answer. */
export type SearchRefusal = "too-many" | "invalid";

/** Unclaimed dividends: of an account, on a page that is not reused for others, or of a year. */
export async function loadUnclaimedDividends(request: PageRequest) {
  const { context, query, api } = request;
  const account = queryText(query["account"], MAX_ACCOUNT_LENGTH);
  const filter = { ...readListFilter(query), account };
  // This page is for one person: neither the server nor a proxy may store it.
  if (account !== "") context.res.setHeader(INCOMPLETE_HEADER, "1");
  const listQuery = { ...yearOf(filter), page: filter.page };
  let refusal: SearchRefusal | null = account !== "" && shareAccountOf(account) === null ? "invalid" : null;
  const load = async () => {
    if (account === "" || refusal !== null) return findUnclaimedDividends(api, listQuery);
    const search = findUnclaimedDividends(createVisitorApi(context), { account, ...listQuery });
    const found = await nullIf(search, ({ code }) => code === "too-many-requests");
    if (found === null) refusal = "too-many";
    return found ?? findUnclaimedDividends(api, listQuery);
  };
  const content = await loadContentWithList(request, "unclaimed dividends", load);
  return { ...content, filter, refusal };
}

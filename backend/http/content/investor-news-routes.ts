import { investorNewsCalls } from "@/backend/contract/content/investor-news";
import { toTaka } from "@/backend/contract/money";
import { findUnclaimedDividends } from "@/backend/domain/investors/find-unclaimed-dividends";
import { listDisclosures, listInvestorEvents } from "@/backend/domain/investors/investor-lists";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { takeCallerBudget } from "@/backend/http/requests/code-context";
import { pageFieldsOf, pageQueryOf } from "@/backend/http/requests/page-view";
import { answer, type Route, route } from "@/backend/http/requests/route";

/** Accounts can be guessed: a folio is a letter with five digits. */
const ACCOUNT_SEARCHES = { kind: "dividend accounts", limit: 30, seconds: 600 };

/** Dated information for investors: events and disclosures. */
export const investorNewsRoutes: readonly Route[] = [
  cachedRoute(investorNewsCalls.listInvestorEvents, async (context, { query }) => {
    const { lang } = context;
    const list = await listInvestorEvents(context, { when: query.when ?? "all", year: query.year ?? null });
    const items = list.items.map(({ titles, details, places, heldOn, ...event }) => ({
      ...event,
      title: titles[lang],
      details: details[lang],
      place: places === null ? null : places[lang],
      date: heldOn,
    }));
    return answer({ items, years: list.years });
  }),

  cachedRoute(investorNewsCalls.listDisclosures, async (context, { query }) => {
    const list = await listDisclosures(context, {
      kind: query.kind,
      year: query.year ?? null,
      ...pageQueryOf(query),
    });
    const items = list.items.map(({ titles, texts, publishedAt, ...entry }) => ({
      ...entry,
      title: titles[context.lang],
      text: texts[context.lang],
      published_at: publishedAt,
    }));
    return answer({ items, ...pageFieldsOf(list), years: list.years });
  }),

  route(investorNewsCalls.findUnclaimedDividends, async (context, { body }) => {
    if (body.account) await takeCallerBudget(context, ACCOUNT_SEARCHES);
    const list = await findUnclaimedDividends(context, {
      account: body.account || null,
      year: body.year ?? null,
      ...pageQueryOf(body),
    });
    const items = list.items.map(({ amountPoisha, paidOn, keptUntil, ...entry }) => ({
      ...entry,
      amount: toTaka(amountPoisha),
      paid_on: paidOn,
      kept_until: keptUntil,
    }));
    const totals = list.totals.map(({ amountPoisha, ...total }) => ({ ...total, amount: toTaka(amountPoisha) }));
    return answer({ items, ...pageFieldsOf(list), totals });
  }),
];

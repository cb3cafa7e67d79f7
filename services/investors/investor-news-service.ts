import type { CallAnswer } from "@/backend/contract/all-calls";
import type { DisclosureKind, Disclosure as WireDisclosure } from "@/backend/contract/content/investor-news";
import { toPoisha } from "@/backend/contract/money";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { readPaging } from "@/services/api/read-paging";

export type { DisclosureKind, DividendKind, InvestorEvent } from "@/backend/contract/content/investor-news";

export type Disclosures = Awaited<ReturnType<typeof listDisclosures>>;

export type UnclaimedDividends = Awaited<ReturnType<typeof findUnclaimedDividends>>;

function readDisclosure({ id, title, text, published_at: publishedAt, file }: WireDisclosure) {
  return {
    id,
    title,
    text,
    /** ISO moment. */
    publishedAt,
    file,
  };
}

/** GET /api/v1/investor-events: upcoming dates, nearest first, and past dates, newest first. */
export async function listInvestorEvents(
  api: Api,
  filter: { when?: "coming" | "past" | "all"; year?: number } = {},
): Promise<CallAnswer<"listInvestorEvents">["data"]> {
  const { data } = await api.request("listInvestorEvents", { query: filter });
  return readAnswer(() => ({ items: [...data.items], years: data.years }));
}

/** GET /api/v1/disclosures: one page of a kind, newest first, 12 a page. */
export async function listDisclosures(api: Api, filter: { kind: DisclosureKind; year?: number; page?: number }) {
  const { data } = await api.request("listDisclosures", { query: filter });
  return readAnswer(() => ({
    disclosures: data.items.map(readDisclosure),
    ...readPaging(data),
    years: data.years,
  }));
}

/** POST /api/v1/unclaimed-dividends: the dividends of an account as typed, of a year, or all. */
export async function findUnclaimedDividends(
  api: Api,
  filter: { account?: string; year?: number; page?: number } = {},
) {
  const { data } = await api.request("findUnclaimedDividends", { body: filter });
  return readAnswer(() => ({
    dividends: data.items.map(({ amount, paid_on: _, kept_until: keptUntil, ...entry }) => ({
      ...entry,
      amountPoisha: toPoisha(amount),
      /** ISO day. */
      keptUntil,
    })),
    ...readPaging(data),
    totals: data.totals.map(({ amount, ...total }) => ({ ...total, amountPoisha: toPoisha(amount) })),
  }));
}

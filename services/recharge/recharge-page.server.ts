import { notFound, nullIf } from "@/services/api/api-error";
import { loadContentPage } from "@/services/content/content-page.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { hasToken } from "@/services/page/page-user.server";
import { sideSection } from "@/services/page/side-section.server";
import { getRecharge, getRechargeOptions, listRecharges } from "@/services/recharge/recharge-payment-service";
import { anyDigitsToAscii } from "@/utils/numbers/msisdn";
import { isPublicId } from "@/utils/paths/public-id";

export type RechargePageData = Awaited<ReturnType<typeof loadRechargePage>>;

/** A whole number of taka in an address. */
function amountOf(value: unknown): number | null {
  const digits = typeof value === "string" ? anyDigitsToAscii(value) : "";
  return /^\d{1,6}$/.test(digits) ? Number(digits) * 100 : null;
}

/**
 * The recharge page: its content, its options, and the recent recharges of a logged-in reader.
 * @throws ApiError when the content cannot be loaded
 */
export async function loadRechargePage(request: PageRequest) {
  const { api, query, context } = request;
  const packId = isPublicId(query.pack) ? query.pack : null;
  const [{ page }, options, recent] = await Promise.all([
    loadContentPage(request),
    sideSection(context.res, "recharge form", () => getRechargeOptions(api, packId)),
    // For an expired session no list is shown: the page does not depend on it.
    hasToken(context) ? nullIf(listRecharges(api), () => true) : null,
  ]);
  return {
    page,
    /** Null when the options could not be loaded: the rest of the page is shown. */
    options,
    recent: recent ?? [],
    /** The amount in the address, in poisha; null for none. */
    amountPoisha: amountOf(query.amount),
    /** True when the address names a pack, even one that is no longer on sale. */
    isPackRequested: query.pack !== undefined,
  };
}

/**
 * The result of the recharge in the address.
 * @throws ApiError; `isNotFound` for an unknown transaction
 */
export async function loadRechargeResult({ askingApi, query }: Pick<PageRequest, "askingApi" | "query">) {
  const { transaction } = query;
  const id = typeof transaction === "string" && /^[A-Za-z0-9_-]{8,64}$/.test(transaction) ? transaction : null;
  if (id === null) throw notFound("payment-not-found");
  return { transaction: id, result: await getRecharge(askingApi(), id) };
}

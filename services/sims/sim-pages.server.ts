import type { ParsedUrlQuery } from "node:querystring";
import type { Api } from "@/services/api/api-client";
import { nullIfNotFound } from "@/services/api/api-error";
import { listDistricts } from "@/services/checkout/delivery-service";
import { shownProof } from "@/services/orders/order-proof.server";
import { orderNotFound } from "@/services/orders/orders-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { openEsim } from "@/services/sims/esim-service";
import { trackSimRequest } from "@/services/sims/sim-requests-service";
import { offeredNumbers } from "@/services/sims/sims-service";
import { readOrderId } from "@/utils/checkout/order-id";
import { queryText } from "@/utils/paths/query-value";
import { readNumberError, readNumberQuery } from "@/utils/sims/number-query";
import { phoneKindOf } from "@/utils/sims/phone-kind";

/**
 * The page of a request. On the way back from the gateway, the address has `transaction`: the payment is then checked
 * first, also without JavaScript. For an unknown reference, the page shows a message.
 * @throws ApiError for an outage
 */
export async function loadTrackedRequest({
  askingApi,
  query,
  context,
}: Pick<PageRequest, "askingApi" | "query" | "context">) {
  const typed = queryText(query.reference, 40);
  const phone = phoneKindOf(context.req.headers["user-agent"]);
  const reference = readOrderId(typed);
  if (reference === null) return { reference: typed, request: null, phone };
  const transaction = queryText(query.transaction);
  const input = { reference, ...(/^[\w-]{8,64}$/.test(transaction) && { transactionId: transaction }) };
  const request = await nullIfNotFound(trackSimRequest(askingApi(), input, shownProof(context).headers));
  return { reference, request, phone };
}

/**
 * The eSIMs for a link from a text message; empty without its key or with a wrong key.
 * @throws ApiError; `isNotFound` when the address has no id
 */
export async function loadEsim(api: Api, query: ParsedUrlQuery) {
  const id = readOrderId(queryText(query.id));
  if (id === null) throw orderNotFound(queryText(query.id));
  const key = queryText(query.key);
  if (!/^[\w-]{32}$/.test(key)) return { id, profiles: null };
  return { id, profiles: await nullIfNotFound(openEsim(api, { id, key })) };
}

/** The districts for the steps of a SIM service. */
export async function loadService({ api }: PageRequest) {
  return { districts: await listDistricts(api) };
}

/** The numbers that match the search in the address. */
export async function loadSimShop({ api, query }: PageRequest) {
  const search = readNumberQuery(query);
  return { search, validationError: readNumberError(query), list: await offeredNumbers(api, search) };
}

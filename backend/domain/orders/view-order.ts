import { type FullOrderRow, findFullOrder } from "@/backend/db/queries/orders/own-order-queries";
import { listReturnRows } from "@/backend/db/queries/orders/return-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { ageOfProof, ESIM_PROOF_SECONDS } from "@/backend/domain/orders/browser-proof";
import { listReturnable } from "@/backend/domain/orders/get-own-order";
import { isPassOfNumber, type OrderProof } from "@/backend/domain/orders/order-owner";
import { isInvoiced } from "@/backend/domain/orders/order-steps";
import { type OwnOrder, ownOrder } from "@/backend/domain/orders/own-order";
import { withRefundVat } from "@/backend/domain/orders/return-rules";
import { newEsimSkus } from "@/utils/sims/sim-skus";

/** The proofs that the reader of an order's page sends. They may be absent or invalid. */
export interface ViewProof extends OrderProof {
  /** The proof of this order from the cookie of the browser that placed it: one, or none. */
  browser: readonly string[];
}

interface ViewedOrder {
  order: OwnOrder;
  seenBy: "anyone" | "browser" | "number";
  /** Empty without a proof. */
  returns: ReturnType<typeof withRefundVat>;
  /** True when a return can be requested. Without a proof it depends only on the delivery, not on earlier returns. */
  isReturnable: boolean;
  /** The internal order id, and if the reader may open the eSIMs here; null for an order without new, paid eSIMs. */
  esims: { id: string; isOpen: boolean } | null;
}

/**
 * An order for its page: in full for its buyer, masked for everybody else with the id. The proof by a session or a
 * browser does not allow changes here: they need `getOrderOfOwner` (docs/decisions/11).
 * @throws DomainError `order-not-found`
 */
export async function viewOrder(
  { db, now }: Pick<DomainContext, "db" | "now">,
  orderId: string,
  proof: ViewProof,
): Promise<ViewedOrder> {
  const row = orThrow(await findFullOrder(db.pool, orderId), "order-not-found", "order_id");
  const { pepper, session, browser } = proof;
  const binding = { orderId: row.publicId, msisdn: row.msisdn, session: session?.msisdn ?? null };
  const ages = browser.flatMap((shown) => ageOfProof(pepper, shown, binding, now()) ?? []);
  const age = ages.length === 0 ? null : Math.min(...ages);
  const isNumber =
    !row.ofFormerOwner && (session?.msisdn === row.msisdn || (await isPassOfNumber({ db }, proof, row.msisdn)));
  const seenBy = isNumber ? "number" : age === null ? "anyone" : "browser";
  const isOwn = seenBy !== "anyone";
  const returnable = isOwn ? await listReturnable({ db, now }, row) : null;
  return {
    order: ownOrder(row, isOwn),
    seenBy,
    returns: isOwn ? withRefundVat(await listReturnRows(db.pool, row.id), row.lines) : [],
    isReturnable: returnable === null ? row.state === "delivered" : returnable.until !== null,
    esims: hasPaidEsims(row) ? { id: row.id, isOpen: age !== null && age < ESIM_PROOF_SECONDS } : null,
  };
}

/** New eSIMs only: the eSIM of a replacement belongs to its request, which has its own handover. */
function hasPaidEsims({ state, paymentState, lines }: FullOrderRow): boolean {
  const isOpen = isInvoiced(state);
  return paymentState === "paid" && lines.some(({ sku, kept }) => (isOpen || kept) && newEsimSkus.includes(sku));
}

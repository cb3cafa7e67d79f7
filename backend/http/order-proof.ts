import { makeBrowserProof } from "@/backend/domain/orders/browser-proof";
import type { BuyerContext } from "@/backend/domain/orders/buyer";
import type { RequestContext } from "@/backend/http/route";
import { orderProofCookie } from "@/utils/order-proof-cookie";

/** Gives the browser that has just placed an order its proof, beside those of earlier orders. */
export function rememberOrder(
  { env, answerHeaders, orderProofs }: RequestContext,
  { provedMsisdn }: Pick<BuyerContext, "provedMsisdn">,
  { orderId, placedAt }: { orderId: string; placedAt?: string },
): void {
  if (placedAt === undefined) return;
  const proof = makeBrowserProof(env.codePepper, { orderId, holder: provedMsisdn }, new Date(placedAt));
  answerHeaders["set-cookie"] = orderProofCookie([{ orderId, proof, isNew: true }, ...orderProofs], env.publicOrigin);
}

/** Takes all proofs of orders from the browser, on its wish or with its log-out. */
export function forgetOrders({ env, answerHeaders }: RequestContext): void {
  answerHeaders["set-cookie"] = orderProofCookie([], env.publicOrigin);
}

/** A sibling host can put entries of its own before the right one. */
const MOST_TRIED = 5;

/** What the browser shows of one order. */
export function proofsOfOrder({ orderProofs }: RequestContext, orderId: string): string[] {
  return orderProofs.flatMap((entry) => (entry.orderId === orderId ? entry.proof : [])).slice(0, MOST_TRIED);
}

import { findSessionMsisdn } from "@/backend/domain/login/sessions";
import { ageOfProof, ESIM_PROOF_SECONDS, makeBrowserProof } from "@/backend/domain/orders/browser-proof";
import type { BuyerContext } from "@/backend/domain/orders/buyer";
import type { RequestContext } from "@/backend/http/requests/route";
import { orderProofCookie } from "@/utils/checkout/order-proof-cookie";

/** Gives the browser that has just placed an order the proof of it, and keeps the proofs of earlier orders. */
export function addOrderProof(
  { env, answerHeaders, orderProofs }: RequestContext,
  { provedMsisdn }: Pick<BuyerContext, "provedMsisdn">,
  { orderId, placedAt }: { orderId: string; placedAt?: string },
): void {
  if (placedAt === undefined) return;
  const proof = makeBrowserProof(env.codePepper, { orderId, holder: provedMsisdn }, new Date(placedAt));
  answerHeaders["set-cookie"] = orderProofCookie([{ orderId, proof, isNew: true }, ...orderProofs], env.publicOrigin);
}

/**
 * Gives the browser that opens the payment of a migration the proof of its request, as a browser that orders an eSIM
 * gets the proof of its order (docs/decisions/11). Its page shows no thank-you message.
 */
export async function addMigrationProof(
  context: RequestContext,
  { reference, openedAt }: { reference: string; openedAt: Date },
): Promise<void> {
  const { env, answerHeaders, orderProofs } = context;
  const proof = makeBrowserProof(
    env.codePepper,
    { orderId: reference, holder: await findSessionMsisdn(context, context.webLoginToken) },
    openedAt,
  );
  const entry = { orderId: reference, proof, isNew: false };
  answerHeaders["set-cookie"] = orderProofCookie([entry, ...orderProofs], env.publicOrigin);
}

/** A check by number: did this browser pay for its eSIM recently enough to open it? Null without a proof. */
export async function migrationProof(
  context: RequestContext,
  reference: string,
): Promise<((msisdn: string) => boolean) | null> {
  const proofs = proofsOfOrder(context, reference);
  if (proofs.length === 0) return null;
  const session = await findSessionMsisdn(context, context.webLoginToken);
  return (msisdn) =>
    proofs.some((proof) => {
      const binding = { orderId: reference, msisdn, session };
      const age = ageOfProof(context.env.codePepper, proof, binding, context.now());
      return age !== null && age < ESIM_PROOF_SECONDS;
    });
}

/** Deletes all order proofs in the browser, when the visitor requests it or logs out. */
export function removeOrderProofs({ env, answerHeaders }: RequestContext): void {
  answerHeaders["set-cookie"] = orderProofCookie([], env.publicOrigin);
}

/** The most proofs that are tried: a sibling host can put its own entries before the right one. */
const MAX_TRIED = 5;

export function proofsOfOrder({ orderProofs }: RequestContext, orderId: string): string[] {
  return orderProofs.flatMap((entry) => (entry.orderId === orderId ? entry.proof : [])).slice(0, MAX_TRIED);
}

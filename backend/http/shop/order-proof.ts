import { findSession } from "@/backend/domain/login/sessions";
import { ageOfProof, ESIM_PROOF_SECONDS, makeBrowserProof } from "@/backend/domain/orders/browser-proof";
import type { BuyerContext } from "@/backend/domain/orders/buyer";
import type { RequestContext } from "@/backend/http/requests/route";
import { orderProofCookie } from "@/utils/checkout/order-proof-cookie";

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

/**
 * Gives the browser that opens the payment of a migration the proof of its request, as one that orders an eSIM gets that of
 * its order (docs/decisions/11). Its page thanks for nothing.
 */
export async function rememberMigration(
  context: RequestContext,
  { reference, openedAt }: { reference: string; openedAt: Date },
): Promise<void> {
  const { env, answerHeaders, orderProofs } = context;
  const proof = makeBrowserProof(
    env.codePepper,
    { orderId: reference, holder: await sessionNumber(context) },
    openedAt,
  );
  const entry = { orderId: reference, proof, isNew: false };
  answerHeaders["set-cookie"] = orderProofCookie([entry, ...orderProofs], env.publicOrigin);
}

/** Says of a request's number whether this browser paid for its eSIM so recently that it may open it on its page. */
export async function migrationProof(
  context: RequestContext,
  reference: string,
): Promise<((msisdn: string) => boolean) | null> {
  const proofs = proofsOfOrder(context, reference);
  if (proofs.length === 0) return null;
  const session = await sessionNumber(context);
  return (msisdn) =>
    proofs.some((proof) => {
      const asked = { orderId: reference, msisdn, session };
      const age = ageOfProof(context.env.codePepper, proof, asked, context.now());
      return age !== null && age < ESIM_PROOF_SECONDS;
    });
}

async function sessionNumber(context: RequestContext): Promise<string | null> {
  const session = context.webLoginToken === null ? null : await findSession(context, context.webLoginToken);
  return session?.msisdn ?? null;
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

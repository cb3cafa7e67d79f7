import { moveOrder } from "@/backend/db/queries/orders/order-queries";
import {
  type EsimOrder,
  insertDelivery,
  lockEsimOrder,
  lockEsimRequest,
  type SealedProfile,
} from "@/backend/db/queries/sims/esim-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { sealCode } from "@/backend/domain/codes/code-secrets";
import type { DbContext } from "@/backend/domain/domain-context";
import { type DeliveryContext, obtainProfiles } from "@/backend/domain/esim/obtain-profiles";
import { startNewOwner } from "@/backend/domain/numbers/end-access";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { hashToken, newToken } from "@/backend/domain/random-ids";
import { newEsimSkus } from "@/utils/sims/sim-skus";

export interface EsimContext extends DbContext {
  readonly pepper: string;
}

interface Handover {
  /** The public order id, or the reference of the request. */
  publicId: string;
  /** Exactly one of the two is not null. */
  orderId: string | null;
  requestId: string | null;
  /** The number that gets the link by text. */
  msisdn: string;
  profiles: readonly SealedProfile[];
  lang: "en" | "bn";
}

/**
 * Delivers the eSIMs of an order or a request and texts the link that opens them. The link's key gives access: it
 * is sent to the buyer's phone alone, and the database has only its digest and an encrypted copy for a second text
 * (docs/decisions/13). The first writer delivers: after a wait for a lock, the order may still be seen as it was.
 */
async function handOver(transaction: Connection, pepper: string, handover: Handover): Promise<void> {
  const { publicId, orderId, msisdn, lang, profiles } = handover;
  const key = newToken();
  const sealedKey = sealCode(pepper, msisdn, key);
  const isFirst = await insertDelivery(transaction, { ...handover, keyHash: hashToken(key), sealedKey });
  if (!isFirst) return;
  if (orderId !== null) {
    // The buyer is the new owner of the eSIMs' numbers. A former owner loses access to them.
    for (const profile of profiles) await startNewOwner(transaction, { msisdn: profile.msisdn, pepper }, orderId);
  }
  await queueMessage(transaction, {
    msisdn,
    purpose: "esim-ready",
    lang,
    facts: { esimId: publicId, sealed: sealedKey },
    // For an order, the payment is the proof. For a request, the number was proved before it could be sent.
    proof: orderId === null ? "number" : "payment",
  });
}

/**
 * Orders the profiles for paid orders and approved requests at the eSIM system, and delivers complete sets. An
 * order of only eSIMs is then delivered. Each handover is a separate transaction, and two instances never take the
 * same one.
 */
export async function deliverEsims(context: DeliveryContext, max = 50): Promise<number> {
  const { db, pepper } = context;
  await obtainProfiles(context, max);
  let served = 0;
  for (const next of [deliverNext, deliverNextRequest]) {
    while (served < max && (await inTransaction(db, (transaction) => next(transaction, pepper)))) served += 1;
  }
  return served;
}

async function deliverNextRequest(transaction: Connection, pepper: string): Promise<boolean> {
  const request = await lockEsimRequest(transaction);
  if (request === null) return false;
  const { id, reference: publicId, contactMsisdn: msisdn, profiles, lang } = request;
  await handOver(transaction, pepper, { publicId, orderId: null, requestId: id, msisdn, profiles, lang });
  return true;
}

async function deliverNext(transaction: Connection, pepper: string): Promise<boolean> {
  const order = await lockEsimOrder(transaction, { esimSkus: newEsimSkus });
  if (order === null) return false;
  const { id: orderId, publicId, msisdn, profiles, lang } = order;
  await handOver(transaction, pepper, { publicId, orderId, requestId: null, msisdn, profiles, lang });
  if (order.onlyEsims) await deliverOrder(transaction, order);
  return true;
}

/** The states of a paid order of only eSIMs from its handover on; the long list is for an order that is not `digital`. */
const REMAINING_STATES = ["confirmed", "packed", "shipped", "delivered"] as const;
const DIGITAL_STATES = ["confirmed", "delivered"] as const;

async function deliverOrder(transaction: Connection, order: EsimOrder): Promise<void> {
  if (order.state === "delivered") return;
  for (const state of order.digital ? DIGITAL_STATES : REMAINING_STATES) {
    await moveOrder(transaction, order.id, { state, paymentState: "paid" });
  }
}

import { createHash } from "node:crypto";
import { type EsimOrder, insertDelivery, lockEsimOrder, lockEsimRequest } from "@/backend/db/queries/esim-queries";
import { moveOrder } from "@/backend/db/queries/order-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { sealCode } from "@/backend/domain/codes/code-secrets";
import type { DomainContext } from "@/backend/domain/domain-context";
import { newActivationCode, newIccid } from "@/backend/domain/esim/esim-rules";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { newToken } from "@/backend/domain/random-ids";
import { newEsimSkus } from "@/utils/sim-skus";

export interface EsimContext extends Pick<DomainContext, "db"> {
  readonly pepper: string;
}

/** What is kept of the key of a handing over. */
export function esimKeyDigest(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

export interface Handover {
  /** The order id, or the reference of the request, as people are told it. */
  publicId: string;
  of: { orderId: string } | { requestId: string };
  /** Where the link is texted. */
  msisdn: string;
  numbers: readonly string[];
  lang: "en" | "bn";
}

/**
 * Makes the eSIMs of an order or a request and texts the link that opens them. The link's key is the authority: it goes
 * to the buyer's phone alone, and the database keeps only its digest and a sealed copy for a second text
 * (docs/decisions/072). Whoever writes first hands over: a lock taken behind another instance's commit may still show the
 * order as it was before.
 */
export async function handOver(transaction: Connection, pepper: string, handover: Handover): Promise<void> {
  const { publicId, msisdn, lang } = handover;
  const key = newToken();
  const sealedKey = sealCode(pepper, msisdn, key);
  const isFirst = await insertDelivery(transaction, {
    publicId,
    orderId: "orderId" in handover.of ? handover.of.orderId : null,
    requestId: "requestId" in handover.of ? handover.of.requestId : null,
    msisdn,
    keyHash: esimKeyDigest(key),
    sealedKey,
    lang,
    profiles: handover.numbers.map((number) => ({
      iccid: newIccid(),
      msisdn: number,
      sealedCode: sealCode(pepper, number, newActivationCode()),
    })),
  });
  if (!isFirst) return;
  await queueMessage(transaction, {
    msisdn,
    purpose: "esim-ready",
    lang,
    facts: { esimId: publicId, sealed: sealedKey },
    // An order was paid; the number of a request was proved before it could be sent.
    proof: "orderId" in handover.of ? "payment" : "number",
  });
}

/** The way of an order that nobody carries: from paid to delivered at once. */
const REST_OF_THE_WAY = ["confirmed", "packed", "shipped", "delivered"] as const;
const DIGITAL_WAY = ["confirmed", "delivered"] as const;

/**
 * Hands over the eSIMs of paid orders, and of requests that a person has passed; an order of eSIMs alone is
 * delivered with that. Each is a transaction of its own, and two instances never take the same one.
 * @returns how many were served
 */
export async function deliverEsims({ db, pepper }: EsimContext, most = 50): Promise<number> {
  let served = 0;
  for (const next of [deliverNext, deliverNextRequest]) {
    while (served < most && (await inTransaction(db, (transaction) => next(transaction, pepper)))) served += 1;
  }
  return served;
}

async function deliverNextRequest(transaction: Connection, pepper: string): Promise<boolean> {
  const request = await lockEsimRequest(transaction);
  if (request === null) return false;
  const { id, reference: publicId, msisdn: number, contactMsisdn: msisdn, lang } = request;
  await handOver(transaction, pepper, { publicId, of: { requestId: id }, msisdn, numbers: [number], lang });
  return true;
}

async function deliverNext(transaction: Connection, pepper: string): Promise<boolean> {
  const order = await lockEsimOrder(transaction, newEsimSkus);
  if (order === null) return false;
  const { publicId, msisdn, numbers, lang } = order;
  await handOver(transaction, pepper, { publicId, of: { orderId: order.id }, msisdn, numbers, lang });
  if (order.onlyEsims) await deliverOrder(transaction, order);
  return true;
}

async function deliverOrder(transaction: Connection, order: EsimOrder): Promise<void> {
  if (order.state === "delivered") return;
  for (const state of order.digital ? DIGITAL_WAY : REST_OF_THE_WAY) {
    await moveOrder(transaction, order.id, { state, paymentState: "paid" });
  }
}

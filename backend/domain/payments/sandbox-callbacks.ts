import { createHmac } from "node:crypto";
import type { SandboxPayment } from "@/backend/db/queries/payments/sandbox-gateway-queries";
import type { PaymentOutcome } from "@/backend/db/stored-types";
import { isSameSecret } from "@/backend/domain/codes/code-secrets";

/** The messages that the sandbox gateway sends to the shop without a request. */
interface SandboxCallback {
  eventId: string;
  transactionId: string;
  outcome: PaymentOutcome;
  amountPoisha: number;
}

/** The largest difference to our time: an older message may be a recorded copy (replay attack, threat T17). */
const MAX_SECONDS_OFF = 300;
const OUTCOMES: readonly string[] = ["paid", "failed", "cancelled"] satisfies PaymentOutcome[];

/** Ways in which the events of an approved payment can arrive, each with its events in the order of arrival. */
export const callbackPatterns = {
  /** One event, three times. */
  duplicate: (payment: SandboxPayment) => Array.from({ length: 3 }, () => callback(payment, "paid", 1)),
  /** The event of an earlier declined try arrives last. */
  reordered: (payment: SandboxPayment) => [callback(payment, "paid", 2), callback(payment, "failed", 1)],
} as const;

function callback(payment: SandboxPayment, outcome: PaymentOutcome, event: number): SandboxCallback {
  const { transactionId, amountPoisha, reference } = payment;
  return { eventId: `${reference}:event-${event}`, transactionId, outcome, amountPoisha };
}

/** A message to send: its fields, and the header with their signature. @param key the shared secret of both sides */
export function signedCallback(
  { eventId, transactionId, outcome, amountPoisha }: SandboxCallback,
  key: string,
  now: Date,
): { body: string; signature: string } {
  const fields = { event_id: eventId, transaction: transactionId, outcome, amount: String(amountPoisha) };
  const body = new URLSearchParams(fields).toString();
  const time = String(Math.floor(now.getTime() / 1000));
  return { body, signature: `t=${time},v1=${digest(key, time, body)}` };
}

/** Reads a received message. @returns null when it is unsigned, older than five minutes, or without content */
export function readCallback(
  fields: URLSearchParams,
  signature: string | null,
  key: string,
  now: Date,
): SandboxCallback | null {
  const [, time = "", given = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? "") ?? [];
  if (!isSameSecret(given, digest(key, time, fields.toString()))) return null;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > MAX_SECONDS_OFF) return null;
  const outcome = fields.get("outcome") ?? "";
  const amountPoisha = Number(fields.get("amount"));
  if (!OUTCOMES.includes(outcome) || !Number.isSafeInteger(amountPoisha)) return null;
  return {
    eventId: fields.get("event_id") ?? "",
    transactionId: fields.get("transaction") ?? "",
    outcome: outcome as PaymentOutcome,
    amountPoisha,
  };
}

function digest(key: string, time: string, body: string): string {
  return createHmac("sha256", key).update(`${time}.${body}`).digest("hex");
}

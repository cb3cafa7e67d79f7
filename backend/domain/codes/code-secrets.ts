import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from "node:crypto";

/** The purposes of codes. A code of one purpose is not valid for another. */
export const codePurposes = [
  "login",
  "offer",
  "internet-pack",
  "star",
  "esim",
  "order",
  "cash-order",
  "sim-service",
  "stock-notice",
  "campaign",
  "flood",
] as const;
export type CodePurpose = (typeof codePurposes)[number];

export interface CodeBinding {
  readonly msisdn: string;
  readonly purpose: CodePurpose;
  /** The subject within the purpose, e.g. the id of an offer; empty for a log-in. */
  readonly subject: string;
  /** The id of this one sending. */
  readonly challenge: string;
}

/** Four random digits; all ten thousand codes are equally likely. */
export function newCode(): string {
  return String(randomInt(0, 10_000)).padStart(4, "0");
}

export function newChallenge(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * The digest that is stored instead of a code. All ten thousand codes can be tried in a moment, so it uses the pepper,
 * which is not in the database (docs/threats.md#one-time-codes).
 */
export function codeDigest(pepper: string, binding: CodeBinding, code: string): string {
  const { purpose, subject, msisdn, challenge } = binding;
  return keyed(pepper, "code", JSON.stringify([purpose, subject, msisdn, challenge, code])).toString("base64url");
}

/** A digest that matches no code, for a number that gets no message. */
export function unmatchableDigest(): string {
  return randomBytes(32).toString("base64url");
}

/** Compares in a time that says nothing about the secret, except its length. */
export function isSameSecret(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * A keyed hash of a value that must not be in the database: a number, an address, a device.
 * @param kind separates the hashes of different kinds of values
 */
export function secretKey(pepper: string, kind: string, value: string): string {
  return keyed(pepper, kind, value).subarray(0, 16).toString("base64url");
}

export function sign(pepper: string, kind: string, value: string): string {
  return keyed(pepper, `sign-${kind}`, value).toString("base64url");
}

/**
 * Encrypts a code for the outbox, so that nobody can read codes in the database.
 * @param msisdn only a message to this number can decrypt it
 */
export function sealCode(pepper: string, msisdn: string, code: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(pepper), nonce).setAAD(Buffer.from(msisdn));
  const text = Buffer.concat([cipher.update(code, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
}

/** @throws Error when it was encrypted for another number or with another pepper */
export function openSealedCode(pepper: string, msisdn: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const opener = createDecipheriv("aes-256-gcm", sealingKey(pepper), bytes.subarray(0, 12))
    .setAAD(Buffer.from(msisdn))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([opener.update(bytes.subarray(28)), opener.final()]).toString("utf8");
}

function keyed(pepper: string, kind: string, value: string): Buffer {
  return createHmac("sha256", pepper).update(kind).update("\0").update(value).digest();
}

function sealingKey(pepper: string): Buffer {
  return Buffer.from(hkdfSync("sha256", pepper, "", "messages with codes", 32));
}

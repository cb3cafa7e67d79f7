import { isSameSecret, sign } from "@/backend/domain/codes/code-secrets";

/** How long a code counts as fresh (docs/threats.md#sessions). */
export const PASS_SECONDS = 10 * 60;

const PASS = /^([0-9a-z]{6,10})\.([A-Za-z0-9_-]{43})$/;

/**
 * The pass that a browser gets for a right code. It opens the orders of the code's number for ten minutes. It contains
 * no number, and nothing is stored.
 */
export function makeOrderPass(pepper: string, msisdn: string, now: Date): string {
  const ends = Math.floor(now.getTime() / 1000) + PASS_SECONDS;
  return `${ends.toString(36)}.${sign(pepper, "order-pass", `${ends} ${msisdn}`)}`;
}

export function isOrderPass(pepper: string, pass: string, msisdn: string, now: Date): boolean {
  const [, end = "", signature = ""] = PASS.exec(pass) ?? [];
  const ends = Number.parseInt(end, 36);
  if (!(ends > now.getTime() / 1000)) return false;
  return isSameSecret(signature, sign(pepper, "order-pass", `${ends} ${msisdn}`));
}

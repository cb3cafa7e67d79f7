import { randomBytes } from "node:crypto";
import { sameDigest, sign } from "@/backend/domain/codes/code-secrets";

const MARK = /^([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/;

/**
 * The mark of a device on which a number logged in. It is no authority: it only gives the device budgets of its own for
 * this number, so that a stranger's wrong guesses lock nobody out of the own phone (RELIABILITY 2.1.5).
 * @returns the device's id and a signature over id and number; neither tells the number
 */
export function markDevice(pepper: string, msisdn: string): string {
  const id = randomBytes(12).toString("base64url");
  return `${id}.${sign(pepper, "device", `${id} ${msisdn}`)}`;
}

/** The id of a device that is marked for this very number; null for any other. */
export function knownDeviceOf(pepper: string, mark: string | null, msisdn: string): string | null {
  const [, id, signature] = MARK.exec(mark ?? "") ?? [];
  if (id === undefined || signature === undefined) return null;
  return sameDigest(signature, sign(pepper, "device", `${id} ${msisdn}`)) ? id : null;
}

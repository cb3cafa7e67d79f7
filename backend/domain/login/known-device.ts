import { randomBytes } from "node:crypto";
import { isTokenValid } from "@/backend/db/queries/account/device-token-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { sameDigest, sign } from "@/backend/domain/codes/code-secrets";

const MARK = /^([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/;

/** Id of a device that was never marked. */
export function newTokenId(): string {
  return randomBytes(12).toString("base64url");
}

/**
 * The mark of a device on which a number logged in, as in its cookie. It gives no authority: it only chooses the
 * budgets of known devices for this number, so that a stranger's wrong guesses do not lock the owner out.
 * @returns the device's id and a signature over id and number; neither reveals the number
 */
export function markOf(pepper: string, msisdn: string, id: string): string {
  return `${id}.${sign(pepper, "device", `${id} ${msisdn}`)}`;
}

/** The id in a mark that was signed for this very number; null for any other. It may have ended. */
export function tokenIdOf(pepper: string, mark: string | null, msisdn: string): string | null {
  const [, id, signature] = MARK.exec(mark ?? "") ?? [];
  if (id === undefined || signature === undefined) return null;
  return sameDigest(signature, sign(pepper, "device", `${id} ${msisdn}`)) ? id : null;
}

/**
 * The id of a mark that is in force: signed for this number, dated, and not ended from another device
 * (docs/decisions/17).
 * @returns null for any other; only a mark with a right signature costs a look into the database
 */
export async function knownDeviceOf(
  { connection, pepper }: { connection: Connection; pepper: string },
  mark: string | null,
  msisdn: string,
): Promise<string | null> {
  const id = tokenIdOf(pepper, mark, msisdn);
  return id !== null && (await isTokenValid(connection, id, msisdn)) ? id : null;
}

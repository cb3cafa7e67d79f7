import { randomBytes } from "node:crypto";
import { isTokenValid } from "@/backend/db/queries/account/device-token-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { isSameSecret, sign } from "@/backend/domain/codes/code-secrets";

const DEVICE_TOKEN = /^([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/;

/** Id of a device that was never marked. */
export function newTokenId(): string {
  return randomBytes(12).toString("base64url");
}

/**
 * The token for the cookie of a device on which a number logged in. It gives no access: it only selects the
 * budgets of known devices for this number, so that a stranger's wrong guesses do not lock the owner out.
 * @returns the device's id and a signature over id and number; neither reveals the number
 */
export function deviceTokenOf(pepper: string, msisdn: string, id: string): string {
  return `${id}.${sign(pepper, "device", `${id} ${msisdn}`)}`;
}

/** The id in a token that was signed for this number; null for any other. The token may have expired. */
export function tokenIdOf(pepper: string, token: string | null, msisdn: string): string | null {
  const [, id, signature] = DEVICE_TOKEN.exec(token ?? "") ?? [];
  if (id === undefined || signature === undefined) return null;
  return isSameSecret(signature, sign(pepper, "device", `${id} ${msisdn}`)) ? id : null;
}

/**
 * The id of a valid token: signed for this number, not expired, and not ended from another device
 * (docs/decisions/17).
 * @returns null for any other; the database is read only for a token with a right signature
 */
export async function knownDeviceOf(
  { connection, pepper }: { connection: Connection; pepper: string },
  token: string | null,
  msisdn: string,
): Promise<string | null> {
  const id = tokenIdOf(pepper, token, msisdn);
  return id !== null && (await isTokenValid(connection, id, msisdn)) ? id : null;
}

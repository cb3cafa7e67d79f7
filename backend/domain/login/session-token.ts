import { createHash, randomBytes } from "node:crypto";

/**
 * The token of a session or a hand-off: 256 random bits without any information about its owner
 * (docs/threats.md#sessions).
 */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The digest of a token, which is stored. A token with so many random bits needs neither salt nor key. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The id with which the owner can refer to a session. */
export function newSessionId(): string {
  return randomBytes(12).toString("hex");
}

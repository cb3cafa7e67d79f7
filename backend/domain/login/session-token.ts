import { randomBytes } from "node:crypto";

/**
 * The token of a session or a hand-off: 256 random bits without any information about its owner
 * (docs/threats.md#sessions).
 */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The id with which the owner can refer to a session. */
export function newSessionId(): string {
  return randomBytes(12).toString("hex");
}

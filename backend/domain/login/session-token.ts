import { createHash, randomBytes } from "node:crypto";

/** The token of a session or a hand-off: 256 random bits, and nothing of whose it is (docs/threats.md#sessions). */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token. So many random bits need neither salt nor key. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The name of a session to its owner. */
export function newSessionId(): string {
  return randomBytes(12).toString("hex");
}

import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { readFields } from "@/utils/text/json-fields";

/** A request without a response, with the idempotency key with which it may be repeated. */
export interface Unanswered<Request> {
  key: string;
  request: Request;
}

const PREFIX = "unanswered:";
const memory = new Map<string, string>();

/** A random UUID; also where the page is not served over https and crypto.randomUUID is missing. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    // Version 4 and the variant of RFC 9562.
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * The request that was sent in a scope and got no response; it survives a reload (docs/interfaces.md#calls, fault R23).
 * @param isRequest recognises a stored request among other values
 * @returns null when there is none
 */
export function findUnanswered<Request>(
  scope: string,
  isRequest: (value: unknown) => value is Request,
): Unanswered<Request> | null {
  const { key, request } = readFields(readStored("session", PREFIX + scope) ?? memory.get(scope) ?? null) ?? {};
  return typeof key === "string" && isRequest(request) ? { key, request } : null;
}

/** Stores a request before it is sent. Without session storage it is kept only while the page is open. */
export function saveUnanswered<Request>(scope: string, unanswered: Unanswered<Request>): void {
  const text = JSON.stringify(unanswered);
  // An earlier request must not be found instead of this one when storage is full.
  removeUnanswered(scope);
  if (!writeStored("session", PREFIX + scope, text)) memory.set(scope, text);
}

/** Removes a request after any response. */
export function removeUnanswered(scope: string): void {
  removeStored("session", PREFIX + scope);
  memory.delete(scope);
}

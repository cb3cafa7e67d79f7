import { readCookies } from "@/utils/requests/cookies";

/** Holds the proofs of the orders that this browser placed; no script can read it. */
export const ORDER_PROOF_COOKIE = "order_proof";
/** The maximum validity of a proof. */
export const ORDER_PROOF_SECONDS = 14 * 24 * 60 * 60;

/** One order in the cookie. */
export interface OrderProofEntry {
  /** The public id. */
  orderId: string;
  /** Signed by the server; only the server can verify it. */
  proof: string;
  /** True until the order's page has shown its thank-you message. */
  isNew: boolean;
}

const ENTRY = /^([0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3})\.([0-9a-z]{6,10}\.[A-Za-z0-9_-]{43})(\.n)?$/;
const BETWEEN = "~";
/** Maximum number of orders in the cookie; the oldest is removed. */
const MAX_ENTRIES = 5;

/**
 * The entries of a Cookie header, newest first. Every entry has its own proof, so all cookies with this name are merged:
 * a cookie set by a sibling host can only add entries whose valid proofs that host already has.
 */
export function readOrderProofs(header: string | undefined): OrderProofEntry[] {
  const entries: OrderProofEntry[] = [];
  for (const { name, value } of readCookies(header)) {
    if (name !== ORDER_PROOF_COOKIE) continue;
    for (const text of value.split(BETWEEN)) {
      const [, orderId, proof, mark] = ENTRY.exec(text) ?? [];
      if (orderId !== undefined && proof !== undefined) entries.push({ orderId, proof, isNew: mark !== undefined });
    }
  }
  return entries;
}

/** The cookie's value: the first five orders, without duplicates. */
export function orderProofValue(entries: readonly OrderProofEntry[]): string {
  const unique = new Map<string, OrderProofEntry>();
  for (const entry of entries) if (!unique.has(entry.orderId)) unique.set(entry.orderId, entry);
  return [...unique.values()]
    .slice(0, MAX_ENTRIES)
    .map(({ orderId, proof, isNew }) => `${orderId}.${proof}${isNew ? ".n" : ""}`)
    .join(BETWEEN);
}

/**
 * The cookie as Set-Cookie. SameSite=Lax, because a payer returns from the gateway by a link of another site.
 * @param entries an empty list removes the cookie
 * @param publicOrigin the address of the site: over https the cookie is Secure
 */
export function orderProofCookie(entries: readonly OrderProofEntry[], publicOrigin: string): string {
  const seconds = entries.length === 0 ? 0 : ORDER_PROOF_SECONDS;
  const secure = publicOrigin.startsWith("https:") ? "; Secure" : "";
  return `${ORDER_PROOF_COOKIE}=${orderProofValue(entries)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

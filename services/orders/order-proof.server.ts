import type { GetServerSidePropsContext } from "next";
import { siteEnv } from "@/services/api/env.server";
import { ORDER_PASS_COOKIE } from "@/services/orders/order-pass-cookie";
import { ORDER_PROOF_COOKIE, orderProofCookie, readOrderProofs } from "@/utils/checkout/order-proof-cookie";
import { cookieHeader, readCookies } from "@/utils/requests/cookies";

type Reader = Pick<GetServerSidePropsContext, "req" | "res">;

/** What the reader's browser shows of an order: the pass of a code, and the header with the proofs of its own orders. */
export interface ShownProof {
  pass: string | null;
  headers: Readonly<Record<string, string>>;
}

/** The cookies of a page's request that may prove that its reader is the buyer; no other cookie is passed on. */
export function shownProof({ req }: Pick<Reader, "req">): ShownProof {
  const proofs = readCookies(req.headers.cookie).filter(({ name }) => name === ORDER_PROOF_COOKIE);
  return {
    pass: req.cookies[ORDER_PASS_COOKIE] || null,
    headers: proofs.length === 0 ? {} : { cookie: cookieHeader(proofs) },
  };
}

/** Later than this the first visit was missed, and a thank-you would be odd. */
const THANKS_SECONDS = 60 * 60;

/**
 * Whether the page thanks for an order: at the first visit of the browser that placed it, once. The cookie then says that
 * it was done, so that a reload does not thank again, without JavaScript too.
 */
export function takeThanks({ req, res }: Reader, orderId: string): boolean {
  const entries = readOrderProofs(req.headers.cookie);
  const entry = entries.find((one) => one.orderId === orderId && one.isNew);
  if (entry === undefined) return false;
  const rest = entries.map((one) => (one === entry ? { ...one, isNew: false } : one));
  res.appendHeader("Set-Cookie", orderProofCookie(rest, siteEnv().publicOrigin));
  const placedAt = Number.parseInt(entry.proof, 36);
  return Date.now() / 1000 - placedAt < THANKS_SECONDS;
}

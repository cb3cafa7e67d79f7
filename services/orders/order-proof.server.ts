import type { GetServerSidePropsContext } from "next";
import { siteEnv } from "@/services/api/env.server";
import { ORDER_PASS_COOKIE, passOf } from "@/services/orders/order-pass-cookie";
import { ORDER_PROOF_COOKIE, orderProofCookie, readOrderProofs } from "@/utils/checkout/order-proof-cookie";
import { cookieHeader, readCookies } from "@/utils/requests/cookies";

type Reader = Pick<GetServerSidePropsContext, "req" | "res">;

/** The cookies of a page request that can prove that the reader is the buyer; other cookies are not passed on. */
export function shownProof({ req }: Pick<Reader, "req">) {
  const proofs = readCookies(req.headers.cookie).filter(({ name }) => name === ORDER_PROOF_COOKIE);
  return {
    pass: passOf(req.cookies[ORDER_PASS_COOKIE]),
    headers: proofs.length === 0 ? {} : { cookie: cookieHeader(proofs) },
  };
}

/** After this time the first visit was missed, and a thank-you would be odd. */
const THANKS_SECONDS = 60 * 60;

/**
 * True when the page should thank for an order: once, at the first visit of the browser that placed it. The cookie
 * then stores that this was done, so that a reload does not thank again, also without JavaScript.
 */
export function shouldThankOnce({ req, res }: Reader, orderId: string): boolean {
  const entries = readOrderProofs(req.headers.cookie);
  const entry = entries.find((one) => one.orderId === orderId && one.isNew);
  if (entry === undefined) return false;
  const rest = entries.map((one) => (one === entry ? { ...one, isNew: false } : one));
  res.appendHeader("Set-Cookie", orderProofCookie(rest, siteEnv().publicOrigin));
  const placedAt = Number.parseInt(entry.proof, 36);
  return Date.now() / 1000 - placedAt < THANKS_SECONDS;
}

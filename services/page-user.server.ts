import type { GetServerSidePropsContext } from "next";
import type { UserInfo } from "@/backend/contract/login";
import { findUserInfo, redeemHandoff } from "@/services/account-service";
import type { Api } from "@/services/api-client";
import { logFailure } from "@/utils/log-failure";
import { soleCookie } from "@/utils/sole-cookie";

/** Who reads a page, as far as the request and the backend say it. */
export interface PageUser {
  /** Null for a visitor, and when nobody could say who it is. */
  info: UserInfo | null;
  /** True when the token of the cookie was answered to be nobody's: it may go. A failure is no such answer (TOKEN-01). */
  refused: boolean;
  /** True when the token of the address was taken: it is that of the session from now on (TOKEN-02). */
  handedOver: boolean;
}

/** The frame does not hold a page up for longer: without an answer its reader is a visitor. */
const PATIENCE_MS = 2_500;
const TOKEN_COOKIE = "gp_web_token";
const TOKEN = /^[A-Za-z0-9_-]{32,128}$/;
const visitor: PageUser = { info: null, refused: false, handedOver: false };

/**
 * Asks who reads the page when its request carries a token: first that of the cookie; only where that is nobody's, that
 * of the address, which is a hand-off and counts once (docs/decisions/061). Never fails.
 */
export async function readPageUser({ req, query }: GetServerSidePropsContext, api: Api): Promise<PageUser> {
  // Somebody else's beside ours: neither is believed, and both may go.
  if (soleCookie(req.headers?.cookie, TOKEN_COOKIE) === null) return { ...visitor, refused: true };
  const token = req.cookies[TOKEN_COOKIE];
  const asked = query.authToken;
  const authToken = Array.isArray(asked) ? asked[0] : asked;
  const handoff = authToken !== undefined && TOKEN.test(authToken) ? authToken : null;
  if (!token && handoff === null) return visitor;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([ask(api, Boolean(token), handoff), late]);
  } catch (error) {
    logFailure("The user of a page could not be looked up", error instanceof Error ? error.message : error);
    return visitor;
  } finally {
    clearTimeout(timer);
  }
}

async function ask(api: Api, hasCookie: boolean, authToken: string | null): Promise<PageUser> {
  const known = hasCookie ? await findUserInfo(api) : null;
  if (known !== null) return { info: known, refused: false, handedOver: false };
  const handed = authToken === null ? null : await redeemHandoff(api, { authToken });
  return { info: handed, refused: hasCookie && handed === null, handedOver: handed !== null };
}

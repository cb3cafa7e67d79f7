import type { ParsedUrlQuery } from "node:querystring";
import type { GetServerSidePropsContext } from "next";
import type { UserInfo } from "@/backend/contract/account/login";
import { findUserInfo, redeemHandoff } from "@/services/account/account-service";
import type { Api } from "@/services/api/api-client";
import { logFailure } from "@/utils/browser/log-failure";
import { soleCookie } from "@/utils/requests/sole-cookie";

/** Who reads a page, as far as the request and the backend say it. */
export interface PageUser {
  /** Null for a visitor, and when the user is unknown. */
  info: UserInfo | null;
  /** True when the cookie's token is nobody's: it may be removed. A failure is no such answer (TOKEN-01). */
  refused: boolean;
  /** True when the token of the address was taken: it is that of the session from now on (TOKEN-02). */
  handedOver: boolean;
}

/** The longest that the user's call may delay a page: without an answer its reader is a visitor. */
const PATIENCE_MS = 2_500;
export const TOKEN_COOKIE = "gp_web_token";
const TOKEN = /^[A-Za-z0-9_-]{32,128}$/;
const visitor: PageUser = { info: null, refused: false, handedOver: false };

/** The token of a hand-off in the address; null without one, and for an invalid one. */
export function handoffOf({ authToken }: ParsedUrlQuery): string | null {
  const token = Array.isArray(authToken) ? authToken[0] : authToken;
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** Whether a request may be that of somebody who is logged in: it has the token of a session, or of a hand-off. */
export function hasToken({ req, query }: Pick<GetServerSidePropsContext, "req" | "query">): boolean {
  return Boolean(req.cookies[TOKEN_COOKIE]) || handoffOf(query) !== null;
}

/**
 * Finds out who reads the page when its request has a token: that of the cookie, then that of the address, which is a
 * hand-off, counts once, and replaces another number's session (docs/decisions/18). Never fails.
 */
export async function readPageUser({ req, query }: GetServerSidePropsContext, api: Api): Promise<PageUser> {
  // Another host's cookie beside ours: neither is trusted, and both may be removed.
  if (soleCookie(req.headers?.cookie, TOKEN_COOKIE) === null) return { ...visitor, refused: true };
  const token = req.cookies[TOKEN_COOKIE];
  const handoff = handoffOf(query);
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
  const info = authToken === null ? known : await redeemHandoff(api, { authToken });
  // The same number means that the session of the cookie stays: the token was nobody's, or the same person's.
  return { info, refused: hasCookie && info === null, handedOver: info !== null && info.msisdn !== known?.msisdn };
}

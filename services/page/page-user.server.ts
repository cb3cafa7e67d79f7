import type { ParsedUrlQuery } from "node:querystring";
import type { GetServerSidePropsContext } from "next";
import type { UserInfo } from "@/backend/contract/account/login";
import { findUserInfo, redeemHandoff } from "@/services/account/account-service";
import type { Api } from "@/services/api/api-client";
import { TOKEN_COOKIE } from "@/services/login/session-cookie";
import { logFailure } from "@/utils/browser/log-failure";
import { firstValue } from "@/utils/paths/query-value";
import { soleCookie } from "@/utils/requests/sole-cookie";
import { withTimeout } from "@/utils/requests/with-timeout";

/** The reader of a page, as known from the request and the backend. */
export interface PageUser {
  /** Null for a visitor, or when the user is unknown. */
  info: UserInfo | null;
  /** True when the cookie's token belongs to no user: it can be removed. A failed call does not count (TOKEN-01). */
  refused: boolean;
  /** True when the token in the address was accepted: it is the session's token from now on (TOKEN-02). */
  handedOver: boolean;
}

/** How long looking up the user may delay a page. Without an answer, the reader counts as a visitor. */
const TIMEOUT_MS = 2_500;
const TOKEN = /^[A-Za-z0-9_-]{32,128}$/;
const visitor: PageUser = { info: null, refused: false, handedOver: false };

/** The hand-off token in the address; null when there is none, or it is invalid. */
export function handoffOf({ authToken }: ParsedUrlQuery): string | null {
  const token = firstValue(authToken);
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** True when the request may come from a logged-in user: it has the token of a session or of a hand-off. */
export function hasToken({ req, query }: Pick<GetServerSidePropsContext, "req" | "query">): boolean {
  return Boolean(req.cookies[TOKEN_COOKIE]) || handoffOf(query) !== null;
}

/**
 * Finds the reader of a page when its request has a token: first the cookie's token, then that of the address. This
 * is a hand-off: it is valid once, and replaces another number's session (docs/decisions/18). Never fails.
 */
export async function readPageUser({ req, query }: GetServerSidePropsContext, api: Api): Promise<PageUser> {
  // There is a second cookie, set by another host: neither is trusted, and both can be removed.
  if (soleCookie(req.headers?.cookie, TOKEN_COOKIE) === null) return { ...visitor, refused: true };
  const token = req.cookies[TOKEN_COOKIE];
  const handoff = handoffOf(query);
  if (!token && handoff === null) return visitor;
  try {
    return await withTimeout(findUser(api, Boolean(token), handoff), TIMEOUT_MS);
  } catch (error) {
    logFailure("The user of a page could not be looked up", error);
    return visitor;
  }
}

async function findUser(api: Api, hasCookie: boolean, authToken: string | null): Promise<PageUser> {
  const known = hasCookie ? await findUserInfo(api) : null;
  const info = authToken === null ? known : await redeemHandoff(api, { authToken });
  // If the number is the same, the cookie's session stays: the token was invalid, or belonged to the same person.
  return { info, refused: hasCookie && info === null, handedOver: info !== null && info.msisdn !== known?.msisdn };
}

import Cookies from "js-cookie";
import { soleCookie } from "@/utils/requests/sole-cookie";

/** The cookie of the session (CONST-10 to CONST-14). */
export const TOKEN_COOKIE = "gp_web_token";
const MAX_AGE_DAYS = 365;

const placeOf = (domain: string | undefined) => ({ path: "/", ...(domain !== undefined && { domain }) });

/** The token of this browser; null when there is none, or when there are two different ones. */
export function readToken(): string | null {
  return soleCookie(document.cookie, TOKEN_COOKIE) ?? null;
}

/** The token of the last log-in on this page, since the page was loaded. */
let enteredHere: string | null = null;

/**
 * Stores a session's token for 365 days, so that it is also readable inside a partner's frame. On plain http, a browser
 * accepts Secure only for its own machine; elsewhere the cookie has SameSite=Lax, so that a log-in works at all.
 * @param domain COOKIE_DOMAIN; undefined for this host only
 */
export function saveToken(token: string, domain?: string): void {
  const reach = window.isSecureContext
    ? ({ sameSite: "none", secure: true } as const)
    : ({ sameSite: "lax", secure: false } as const);
  Cookies.set(TOKEN_COOKIE, token, { ...placeOf(domain), ...reach, expires: MAX_AGE_DAYS });
  enteredHere = token;
}

/** Removes the token, also a token set for this host only. */
export function removeToken(domain?: string): void {
  if (domain !== undefined) Cookies.remove(TOKEN_COOKIE, placeOf(domain));
  Cookies.remove(TOKEN_COOKIE, placeOf(undefined));
}

/**
 * Removes a token for which the server has no user (TOKEN-01). That is a check of a page load: a token that the log-in
 * has just answered stays until the page is loaded again.
 */
export function removeRefusedToken(domain?: string): void {
  if (enteredHere === null || readToken() !== enteredHere) removeToken(domain);
}

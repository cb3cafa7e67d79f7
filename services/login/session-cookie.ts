import Cookies from "js-cookie";
import { soleCookie } from "@/utils/requests/sole-cookie";

/** The cookie of the session (CONST-10 to CONST-14). */
export const TOKEN_COOKIE = "gp_web_token";
const KEPT_DAYS = 365;

const placeOf = (domain: string | undefined) => ({ path: "/", ...(domain !== undefined && { domain }) });

/** The token of this browser; null when there is none, or when two differ. */
export function readToken(): string | null {
  return soleCookie(document.cookie, TOKEN_COOKIE) ?? null;
}

/**
 * Stores a session's token for 365 days, readable inside of a partner's frame too. A browser refuses Secure at a plain
 * http address other than its own machine; there the cookie has SameSite=Lax, so that a log-in works at all.
 * @param domain COOKIE_DOMAIN; undefined for this host alone
 */
export function keepToken(token: string, domain?: string): void {
  const reach = window.isSecureContext
    ? ({ sameSite: "none", secure: true } as const)
    : ({ sameSite: "lax", secure: false } as const);
  Cookies.set(TOKEN_COOKIE, token, { ...placeOf(domain), ...reach, expires: KEPT_DAYS });
}

/** Removes the token, also the one of this host alone. */
export function dropToken(domain?: string): void {
  if (domain !== undefined) Cookies.remove(TOKEN_COOKIE, placeOf(domain));
  Cookies.remove(TOKEN_COOKIE, placeOf(undefined));
}

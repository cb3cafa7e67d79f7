import Cookies from "js-cookie";
import { soleCookie } from "@/utils/requests/sole-cookie";

/** The cookie of the session (CONST-10 to CONST-14). */
export const TOKEN_COOKIE = "gp_web_token";
const KEPT_DAYS = 365;

const placeOf = (domain: string | undefined) => ({ path: "/", ...(domain !== undefined && { domain }) });

/** The token that this browser holds; null when there is none, or when two differ. */
export function readToken(): string | null {
  return soleCookie(document.cookie, TOKEN_COOKIE) ?? null;
}

/**
 * Keeps a session's token for 365 days, readable inside of a partner's frame too. A browser refuses Secure at a plain
 * address that is not its own machine; there the cookie stays on this site, so that a log-in works at all.
 * @param domain COOKIE_DOMAIN; undefined for this host alone
 */
export function keepToken(token: string, domain?: string): void {
  const reach = window.isSecureContext
    ? ({ sameSite: "none", secure: true } as const)
    : ({ sameSite: "lax", secure: false } as const);
  Cookies.set(TOKEN_COOKIE, token, { ...placeOf(domain), ...reach, expires: KEPT_DAYS });
}

/** Removes the token, that of this host alone included. */
export function dropToken(domain?: string): void {
  if (domain !== undefined) Cookies.remove(TOKEN_COOKIE, placeOf(domain));
  Cookies.remove(TOKEN_COOKIE, placeOf(undefined));
}

const MAX_LENGTH = 2_048;
/** Characters that parsers read differently: controls, spaces of all kinds, zero-width characters, backslashes. */
const AMBIGUOUS = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\\]/u;
const DOUBLE_SLASH = /^\/(?:\/|%2f|%5c)/i;

/**
 * Checks where a log-in, a payment or a recharge may return to: our own page, or one of a listed host, over https. One
 * function for browser and server, so that the two never differ (LOGIN-24, docs/threats.md#return-addresses).
 * @param value an address from a query or another system: absolute, or a path of the site
 * @param origin our own origin, e.g. https://shop.example
 * @param allowedHosts further hosts, exactly as in addresses; see REFERRER_ALLOW
 * @returns the address to go to (a path for our own), or null when it must not be followed
 */
export function returnAddress(
  value: string | null | undefined,
  origin: string,
  allowedHosts: readonly string[] = [],
): string | null {
  if (value === null || value === undefined || value.length > MAX_LENGTH) return null;
  if (AMBIGUOUS.test(value) || !value.isWellFormed()) return null;
  // A relative address would depend on the page; some parsers read "//host" and "/%2fhost" as another site.
  const isPath = value.startsWith("/");
  if (isPath ? DOUBLE_SLASH.test(value) : !/^https?:\/\/[^/]/i.test(value)) return null;
  if (!URL.canParse(value, origin)) return null;
  const address = new URL(value, origin);
  if (address.username !== "" || address.password !== "") return null;
  // Removing dot segments may have produced a second slash.
  if (DOUBLE_SLASH.test(address.pathname)) return null;
  if (address.origin === new URL(origin).origin) return address.pathname + address.search + address.hash;
  return address.protocol === "https:" && allowedHosts.includes(address.host) ? address.href : null;
}

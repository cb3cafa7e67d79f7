/** The headers that tell which page sent a request; null for a header that was not sent. */
interface SenderHeaders {
  /** Sec-Fetch-Site. */
  site: string | null;
  origin: string | null;
  host: string | null;
}

/**
 * True for a change that a page of another site requests (docs/threats.md#foreign-pages). A caller without Origin and
 * Sec-Fetch-Site is not a browser and counts as allowed.
 * @param allowed the origins whose pages may request changes
 */
export function isForeignPage({ site, origin, host }: SenderHeaders, allowed: ReadonlySet<string>): boolean {
  if (site === "same-origin" || site === "none") return false;
  if (origin === null) return site !== null;
  if (allowed.has(origin)) return false;
  // The site may be opened under another name, e.g. 127.0.0.1 or an address in the local network.
  return !(URL.canParse(origin) && new URL(origin).host === host);
}

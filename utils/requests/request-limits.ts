/**
 * Limits of one request. Each is checked before a router, a parser or a page sees the request: some parsers take
 * quadratic time, and none of the site's own requests is near a limit.
 */

/** Path and query in characters. The longest address of the site, a listing with every filter set, has some 1,500. */
export const MAX_ADDRESS_CHARACTERS = 8_192;
/** Parameters of a query. A listing with all its filters has some 40. */
export const MAX_PARAMETERS = 100;
/** The Cookie header in characters. Ours take 700; a parent domain shared with other sites may add several thousand. */
export const MAX_COOKIE_CHARACTERS = 8_192;
/** The part of a User-Agent that pages see: Next looks for bots in it by a pattern that takes quadratic time. */
export const MAX_USER_AGENT_CHARACTERS = 512;
/** All headers with the request line in bytes; the server's own parser counts them. */
export const MAX_HEADER_BYTES = 16_384;
/** Fields of a posted form. The longest form of the site has 30, a payment gateway's message some 40. */
export const MAX_FORM_FIELDS = 200;
/** A request's body in bytes. The largest payload of the contract, a full cart, has some 20,000. */
export const MAX_BODY_BYTES = 64 * 1024;

/** A file of an ad order in bytes, the one body that is larger: a film of thirty seconds at 2 Mbit/s has some 7.5 MB. */
export const MAX_CREATIVE_BYTES = 8 * 1024 * 1024;

/** The reason to refuse a request before it is read, as an error code of the contract. */
type BrokenLimit = "address-too-long" | "headers-too-large";

/**
 * The limit that the head of a request exceeds, or null.
 * @param address path and query as they were sent
 * @param cookie the Cookie header
 */
export function brokenLimit(address: string, cookie: string | null | undefined): BrokenLimit | null {
  if (address.length > MAX_ADDRESS_CHARACTERS) return "address-too-long";
  const query = address.indexOf("?");
  if (query >= 0 && hasMoreParts(address, query, MAX_PARAMETERS)) return "address-too-long";
  return (cookie?.length ?? 0) > MAX_COOKIE_CHARACTERS ? "headers-too-large" : null;
}

/** True when a posted form has more fields than MAX_FORM_FIELDS. */
export function hasTooManyFields(form: string): boolean {
  return hasMoreParts(form, 0, MAX_FORM_FIELDS);
}

/** True if the text has more than `max` parts, joined by "&", from an index on. */
function hasMoreParts(text: string, from: number, max: number): boolean {
  let parts = 1;
  for (let at = text.indexOf("&", from); at >= 0; at = text.indexOf("&", at + 1)) {
    parts += 1;
    if (parts > max) return true;
  }
  return false;
}

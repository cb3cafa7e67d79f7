import type { IncomingMessage } from "node:http";

const ABSOLUTE = /^https?:\/\/([^/?#@\\]+)(?=[/?]|$)/i;
/** No request target may contain white space, control characters or a fragment (RFC 9112, section 3.2). */
const READABLE = /^[!-"$-~\x80-\xff]+$/;

/** A text with its encoded bytes decoded; null when they are no complete characters ("%F0%9F"). */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Changes the target of a request to "/path?query". A host in it ("GET http://host/path") replaces the Host header
 * (RFC 9112, section 3.2.2). @returns false when it is not an address of a site
 */
export function normaliseTarget(request: IncomingMessage): boolean {
  const target = request.url ?? "";
  if (!READABLE.test(target)) return false;
  if (target.startsWith("/")) return true;
  const [origin, host] = ABSOLUTE.exec(target) ?? [];
  if (origin === undefined || host === undefined) return false;
  const rest = target.slice(origin.length);
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  replaceHost(request, host);
  return true;
}

/**
 * The target without the NULs of its query. The database cannot store one, so a call with one is refused, and the page
 * would fail (fault R19). In a path, a NUL names a page that does not exist.
 */
export function withoutNul(target: string): string {
  const query = target.indexOf("?");
  return query < 0 ? target : target.slice(0, query) + target.slice(query).replaceAll("%00", "");
}

/** Sets the Host in both lists of headers, because the backend's adapter reads the raw one. */
function replaceHost(request: IncomingMessage, host: string): void {
  request.headers.host = host;
  const raw = request.rawHeaders;
  let isThere = false;
  for (let at = 0; at < raw.length; at += 2) {
    if (raw[at]?.toLowerCase() !== "host") continue;
    raw[at + 1] = host;
    isThere = true;
  }
  if (!isThere) raw.push("host", host);
}

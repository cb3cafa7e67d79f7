import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { decoded } from "@/server/request-target";
import { cookieHeader, isPlainValue, type SentCookie } from "@/utils/requests/cookies";

/** A request for a page that is the same for everybody who sends the same key. */
export interface PublicVisit {
  /** The key of a public page: the address, and the cookies that change what it shows. */
  key: string;
  /** The only headers that the page may read: the cookies of the key, and no other header of the reader. */
  headers: IncomingHttpHeaders;
}

/** Cookies that change what a public page shows. */
const VARYING_COOKIES = ["channelName", "micrositeService", "showHeader", "showFooter", "siteLanguage"] as const;
/** Used only by the page without a script, which cannot read the browser's storage. */
const COLOUR_COOKIE = "colorMode";
const COLOURED_PATH = /^(?:\/bn)?\/flood-emergency$/;
/** A request with one of these cookies gets a personal page. */
const PERSONAL_COOKIES = ["gp_web_token", "retailer_token", "previewToken"] as const;
/** Every cookie that a page reads, by its name in lower case. */
const READ_COOKIES = new Map(
  [...VARYING_COOKIES, COLOUR_COOKIE, ...PERSONAL_COOKIES].map((name) => [name.toLowerCase(), name]),
);
const PERSONAL_NAMES: ReadonlySet<string> = new Set(PERSONAL_COOKIES);
/** Parameters of a hand-off, of a preview, and of a search by one person's account. In lower case. */
const PERSONAL_PARAMETERS: ReadonlySet<string> = new Set(["authtoken", "previewtoken", "account"]);
/** Pages of a number, a cart or an order, and the sandbox's, which show codes; in any case, as Next takes them. */
const PERSONAL_PATH =
  /^(?:\/(?:en|bn))?\/(?:dashboard|sandbox|recharge\/result|shop\/(?:cart|order|user|esim|sim-services\/track))(?:\/|$)/i;
const DATA_PATH = /^\/_next\/data\/[^/]+(\/.*)\.json$/i;
/** Addresses of public pages need only these characters, which no two parsers read differently. */
const PLAIN_PATH = /^\/[A-Za-z0-9/_.~-]*$/;
const UNSETTLED_PATH = /\/\/|\/\.{1,2}(?:\/|$)/;
const PLAIN_PARAMETER = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;
/** The prefix of parameters that have a meaning inside Next. */
const INTERNAL_PARAMETER = "nxt";
/** Names and values as encodeURIComponent and URLSearchParams write them, and characters that people do not encode. */
const PLAIN_QUERY = /^[A-Za-z0-9_.~!*'()%+&=,:@/$-]*$/;
const MAX_ADDRESS_LENGTH = 2_048;
/** More than our own cookies need. */
const MAX_COOKIES_LENGTH = 512;

/**
 * The key and headers from which a public page is made, or undefined if it may be personal. Anything unusual, which two
 * parsers could read in different ways, counts as personal (docs/decisions/19).
 * @param request a GET
 * @param cookies the cookies of the request
 */
export function publicVisit(request: IncomingMessage, cookies: readonly SentCookie[]): PublicVisit | undefined {
  const url = request.url ?? "/";
  if (request.headers.authorization !== undefined || url.length > MAX_ADDRESS_LENGTH) return undefined;
  const query = url.indexOf("?");
  if (!isPublicPath(query < 0 ? url : url.slice(0, query))) return undefined;
  if (query >= 0 && !isPublicQuery(url.slice(query + 1))) return undefined;
  const isColoured = COLOURED_PATH.test(query < 0 ? url : url.slice(0, query));
  const cookie = varyingCookies(cookies, isColoured);
  if (cookie === undefined) return undefined;
  return { key: `${url}\n${cookie}`, headers: cookie === "" ? {} : { cookie } };
}

function isPublicPath(pathname: string): boolean {
  if (!PLAIN_PATH.test(pathname) || UNSETTLED_PATH.test(pathname)) return false;
  if (!/^\/_next\//i.test(pathname)) return !PERSONAL_PATH.test(pathname);
  const page = DATA_PATH.exec(pathname)?.[1];
  return page !== undefined && !PERSONAL_PATH.test(page);
}

/** False for a name that is personal, repeated, or encoded. */
function isPublicQuery(query: string): boolean {
  if (query === "") return true;
  if (!PLAIN_QUERY.test(query) || (query.includes("%") && decoded(query) === null)) return false;
  // Never more than a hundred (utils/requests/request-limits.ts), and usually two or three.
  const seen: string[] = [];
  for (const parameter of query.split("&")) {
    const equals = parameter.indexOf("=");
    const name = equals < 0 ? parameter : parameter.slice(0, equals);
    const folded = name.toLowerCase();
    if (!PLAIN_PARAMETER.test(name) || name.startsWith(INTERNAL_PARAMETER) || name in Object.prototype) return false;
    if (seen.includes(folded) || PERSONAL_PARAMETERS.has(folded)) return false;
    seen.push(folded);
  }
  return true;
}

/** The header with the cookies that change a public page; undefined when one of the cookies is personal or unusual. */
function varyingCookies(cookies: readonly SentCookie[], isColoured: boolean): string | undefined {
  if (cookies.length === 0) return "";
  const found: SentCookie[] = [];
  for (const cookie of cookies) {
    const { name, value, isPlain } = cookie;
    if (!isPlain) return undefined;
    const read = READ_COOKIES.get(name.toLowerCase());
    if (read === undefined || (read === COLOUR_COOKIE && !isColoured)) continue;
    if (read !== name || PERSONAL_NAMES.has(name) || !isPlainValue(value)) return undefined;
    if (found.some((other) => other.name === name)) return undefined;
    found.push(cookie);
  }
  // Always in the same order, so that the same cookies give the same key.
  const header = cookieHeader(found.length > 1 ? found.sort((a, b) => (a.name < b.name ? -1 : 1)) : found);
  return header.length > MAX_COOKIES_LENGTH ? undefined : header;
}

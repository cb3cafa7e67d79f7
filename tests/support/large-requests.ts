import fc from "fast-check";
import { allCalls } from "@/backend/contract/all-calls";
import type { CallDefinition } from "@/backend/contract/call";
import { inputOf } from "@/tests/support/contract-arbitraries";
import { MAX_ADDRESS_CHARACTERS, MAX_BODY_BYTES, MAX_COOKIE_CHARACTERS } from "@/utils/requests/request-limits";

export interface LargeRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Pieces repeated until a part of a request has its maximum size; they are hard for slow parsers and regexes. */
const PIECES = [
  ...[
    "b&",
    "b=1&",
    "a[]=1&",
    "=&",
    "&",
    "%",
    "%41",
    "%E0%A6%95",
    "%ff",
    "+",
    "a",
    "0",
    "-",
    ".",
    "/",
    "//",
    "/a",
    "/..",
  ],
  ...["; ", ";", ",", ", ", "a=1; ", "a =1;", "channelName=wallet; ", "known_device=", "gzip, ", "q=0;", "127.0.0.1, "],
  ...["[", "{", '{"a":', '"a",', "1,", "\\", '\\"', "<", "<a>", "*", "_", "](", "!", "@", "a@", "a.", "(a", "$", "x-"],
];
const PATHS = [
  ...[
    "/",
    "/bn",
    "/shop",
    "/shop/devices/phones",
    "/shop/devices/sim",
    "/shop/compare",
    "/shop/wish-list",
    "/bn/about",
  ],
  ...["/store-locator", "/personal/customer-service", "/about/press-release", "/notice-board", "/contact-us/status"],
  ...["/shop/user/track_order", "/shop/order/7K3M-9QXT-2HVB-4D8N", "/shop/cart/checkout", "/dashboard", "/offline"],
  ...[
    "/about/investor-relations/unpaid-unclaimed-dividend",
    "/shop/sim-services/track",
    "/shop/esim/7K3M-9QXT-2HVB-4D8N",
  ],
  ...["/robots.txt", "/sitemap.xml", "/sitemaps/shop.xml", "/llms.txt", "/markdown/about.md", "/share/shop.a.jpg"],
  ...[
    "/notice-board/feed.xml",
    "/site.webmanifest",
    "/no-such-page",
    "/en",
    "/_next/data/x/en/shop.json",
    "/_next/static/x.js",
  ],
  ...[
    "/favicon.ico",
    "/healthz",
    "/readyz",
    "/sandbox/messages",
    "/sandbox/partner",
    "/api/none",
    "/api/docs",
    "/design",
  ],
];
const NAMES = [
  "find",
  "page",
  "sort",
  "brand",
  "price_max",
  "ids",
  "q",
  "account",
  "authToken",
  "channelName",
  "showHeader",
];
const HEADERS = [
  ...[
    "cookie",
    "accept-encoding",
    "accept-language",
    "x-forwarded-for",
    "user-agent",
    "if-none-match",
    "authorization",
  ],
  ...["weblogintoken", "authtoken", "previewtoken", "channelname", "origin", "referer", "content-type", "x-request-id"],
];

const piece = fc.constantFrom(...PIECES);
const filled = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, Math.max(0, length));
/** Removes or encodes the characters that a request line must not contain. */
const forAddress = (text: string) => text.replace(/[^!-~]/g, "").replace(/[#"<>\\^`{|}]/g, "%22");

const TEXT_VALUE = /"(?:[^"\\]|\\.)*"(?=[,}\]])/g;

/**
 * A payload in which one text has the maximum length, or one list has the maximum number of entries, or which has
 * thousands of unknown names.
 * @param place selects one of these variants
 */
function inflated(payload: unknown, part: string, place: number): string {
  const text = JSON.stringify(payload ?? {});
  const room = MAX_BODY_BYTES - Buffer.byteLength(text) - 8;
  const list = text.indexOf("[") + 1;
  if (place % 4 === 0 && list > 0) {
    return `${text.slice(0, list)}${filled("1,", room - (room % 2))}${text[list] === "]" ? "1" : ""}${text.slice(list)}`;
  }
  if (place % 4 === 1 && /^\{"/.test(text)) {
    const names = Array.from({ length: Math.floor(room / 12) }, (_, name) => `"a${name}":1,`);
    return `{${names.join("")}${text.slice(1)}`;
  }
  const chosen = place % Math.max(1, text.match(TEXT_VALUE)?.length ?? 0);
  // Escaping may double it.
  const long = JSON.stringify(filled(part, Math.floor(room / 2)));
  let at = 0;
  return text.replace(TEXT_VALUE, (value) => (at++ === chosen ? long : value));
}

const pathOf = ({ path }: CallDefinition, part: string) =>
  path.replace(/\{\w+\}/g, encodeURIComponent(filled(part, 40)) || "x");

const headers = fc
  .tuple(fc.constantFrom(...HEADERS), piece, fc.integer({ min: 1, max: 6_000 }), fc.boolean())
  .map(([name, part, length, isSent]): Record<string, string> => {
    if (!isSent) return {};
    const most = name === "cookie" ? MAX_COOKIE_CHARACTERS : 6_000;
    return { [name]: filled(part, Math.min(most, length)).trim() };
  });

/** Created only once: creating an arbitrary takes longer than generating a thousand values with it. */
const inputs = allCalls.map((definition) => fc.tuple(fc.constant(definition), inputOf(definition, [])));

const call = fc
  .constantFrom(...inputs)
  .chain((input) => fc.tuple(input, piece, fc.constantFrom("json", "json", "form", "raw"), fc.nat(6_000)))
  .map(([[definition, input], part, kind, length]): Omit<LargeRequest, "headers"> & { type: string } => {
    const search = forAddress(filled(part, length));
    const path = `${pathOf(definition, part)}${search === "" ? "" : `?${search}`}`.slice(0, MAX_ADDRESS_CHARACTERS);
    if (definition.method === "GET") return { method: "GET", path, body: "", type: "" };
    if (kind === "form") {
      const body = `${new URLSearchParams(input.query as Record<string, string>)}&${filled(part, MAX_BODY_BYTES)}`;
      return { method: "POST", path, body: body.slice(0, MAX_BODY_BYTES), type: "application/x-www-form-urlencoded" };
    }
    const body = kind === "raw" ? filled(part, MAX_BODY_BYTES + (length % 2)) : inflated(input.body, part, length);
    return { method: "POST", path, body, type: "application/json" };
  });

const page = fc
  .tuple(
    fc.constantFrom(...PATHS),
    fc.constantFrom(...NAMES),
    piece,
    fc.nat(MAX_ADDRESS_CHARACTERS - 60),
    fc.constantFrom("query", "value", "path", "none"),
    fc.constantFrom("GET", "GET", "GET", "GET", "GET", "HEAD", "POST"),
  )
  .map(([path, name, part, length, place, method]): Omit<LargeRequest, "headers"> & { type: string } => {
    const filling = forAddress(filled(part, length));
    const grown = {
      query: `${path}?${filling}`,
      value: `${path}?${name}=${filling}`,
      path: path + filling,
      none: path,
    };
    return { method, path: grown[place].slice(0, MAX_ADDRESS_CHARACTERS), body: "", type: "" };
  });

/** Requests of every kind, with parts that are as large as the limits allow. */
export const largeRequest: fc.Arbitrary<LargeRequest> = fc
  .tuple(fc.oneof({ weight: 1, arbitrary: call }, { weight: 1, arbitrary: page }), headers)
  .map(([{ type, ...request }, more]) => ({
    ...request,
    headers: { ...(type !== "" && { "content-type": type }), ...more },
  }));

import fc from "fast-check";
import { cookies, oddRequest, SECRET } from "@/tests/support/odd-requests";
import type { RawRequest } from "@/tests/support/servers/raw-request";

/** A visit to the built site, and the same address as a stranger asks for it. */
export interface OddVisit {
  asked: RawRequest;
  /** Path and query without anything personal. */
  publicPath: string;
  /** True if the stranger's request is sent during the visit, not after it. */
  isTogether: boolean;
}

/** A placeholder in an address, replaced so that each address is requested for the first time. */
export const UNVISITED = "v0000v";

const PAGES: readonly [page: string, data: string][] = [
  ["/", "/en.json"],
  ["/bn", "/bn.json"],
  ["/shop", "/en/shop.json"],
  ["/bn/about", "/bn/about.json"],
  ["/notice-board", "/en/notice-board.json"],
  ["/shop/devices/phones", "/en/shop/devices/phones.json"],
  ["/dashboard", "/en/dashboard.json"],
];

const PLAIN_VALUES = new Map([
  ["channelName", "wallet"],
  ["siteLanguage", "bn"],
  ["showHeader", "false"],
]);

/** Names and spellings of the cookies that pages read, and spellings that some parsers treat as the same cookie. */
const readCookie = fc
  .tuple(
    fc.constantFrom("gp_web_token", "gp_web_token", "channelName", "siteLanguage", "showHeader", "previewToken"),
    fc.constantFrom("", "", " ", "\t", "\u00a0"),
    fc.constantFrom("", "", " "),
    fc.constantFrom('"', "", ""),
  )
  .map(([name, before, after, quote]) => {
    const value = PLAIN_VALUES.get(name) ?? SECRET;
    return `${name}${before}=${after}${quote}${value}${quote}`;
  });
const readCookies = fc
  .tuple(fc.array(readCookie, { minLength: 1, maxLength: 3 }), fc.constantFrom("; ", ";", " ; "))
  .map(([sent, separator]) => sent.join(separator));

const header = fc.tuple(
  fc.constantFrom("user-agent", "x-forwarded-host", "x-forwarded-for", "weblogintoken", "x-nextjs-data", "purpose"),
  fc.constant(SECRET),
);

/** A visit to an existing page, or to its data. */
const realVisit = (build: string) =>
  fc
    .record({
      method: fc.constantFrom("GET", "GET", "GET", "GET", "HEAD"),
      path: fc.constantFrom(...PAGES.flatMap(([page, data]) => [page, `/_next/data/${build}${data}`])),
      query: fc.constantFrom("", "", "", "page=2&", "channelName=wallet&", "showHeader=false&", `authToken=${SECRET}&`),
      cookie: fc.oneof(readCookies, readCookies, readCookies, cookies),
      headers: fc.array(header, { maxLength: 2 }),
    })
    .map(({ method, path, query, cookie, headers }) => ({
      method,
      path: `${path}?${query}visit=${UNVISITED}`,
      headers: { ...Object.fromEntries(headers), ...(cookie !== "" && { cookie }) },
    }));

/** A visit to a malformed address; not to the sandbox's messages, which show everyone's messages and their age. */
const oddVisit = (build: string) =>
  oddRequest.map(({ method, url: address, headers }) => {
    const url = address.replace("/sandbox/messages", "/bn/dashboard");
    const path = url.replace("/data/b/", `/data/${build}/`).replaceAll(" ", "%20");
    return { method, path: `${path}${path.includes("?") ? "&" : "?"}visit=${UNVISITED}`, headers };
  });

/**
 * Visits of a logged-in person who wants strangers to see personal content, in a form that can be sent over HTTP.
 * @param build the site's build id, for the addresses of page data
 * @param personal values of that person, one of which is sent in each visit
 */
export const oddVisits = (build: string, personal: readonly string[]): fc.Arbitrary<OddVisit> =>
  fc
    .tuple(
      fc.oneof({ weight: 4, arbitrary: realVisit(build) }, { weight: 1, arbitrary: oddVisit(build) }),
      fc.constantFrom(...personal),
      fc.boolean(),
    )
    .map(([{ method, path, headers }, value, isTogether]) => {
      const sendable = Object.entries(headers).map(([name, text]) => [
        name,
        text.replaceAll(SECRET, value).replace(/[^\t\x20-\x7e\x80-\xff]/g, " "),
      ]);
      return {
        asked: { method, path: path.replaceAll(SECRET, value), headers: Object.fromEntries(sendable) },
        publicPath: path.includes(SECRET) ? `${path.split(/[?;#]/, 1)[0]}?visit=${UNVISITED}` : path,
        isTogether,
      };
    });

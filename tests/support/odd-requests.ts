import fc from "fast-check";
import type { Asked } from "@/tests/support/page-exchange";

/** A value that only one person may see. It is put into sessions, hand-offs, previews and a reader's headers. */
export const SECRET = "s3cr3t";

const PERSONAL = ["gp_web_token", "retailer_token", "previewToken"];
const VARYING = ["channelName", "micrositeService", "showHeader", "showFooter", "siteLanguage"];
const blank = fc.constantFrom("", "", "", " ", "\t", "  ", "\u00a0", "\v");

/** A name, unchanged or spelled in a way that some parsers treat as the same name. */
const oddly = (names: readonly string[]) =>
  fc.tuple(fc.constantFrom(...names), fc.nat(9)).map(([name, way]) => {
    if (way === 0) return name.toUpperCase();
    if (way === 1) return name.toLowerCase();
    if (way === 2) return `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
    if (way === 3) return `"${name}"`;
    if (way === 4) return `${name}\u00a0`;
    return name;
  });
const plainValue = fc.constantFrom(
  "1",
  "wallet",
  "mygp",
  "bn",
  "true",
  "",
  '"wallet"',
  "a b",
  "%77allet",
  "%ff",
  "=",
  "x=y",
);
const separator = fc.constantFrom("; ", ";", " ;", ";;", ";  ", ";\t", ", ");

const cookie = fc.oneof(
  fc.tuple(blank, oddly(PERSONAL), blank, blank, fc.constantFrom(SECRET, `"${SECRET}"`, `x${SECRET}`)),
  fc.tuple(blank, oddly(VARYING), blank, blank, plainValue),
  fc.tuple(blank, fc.constantFrom("other", "__proto__", "constructor", "", "_ga", "a b"), blank, blank, plainValue),
);
export const cookies = fc
  .array(fc.tuple(cookie, separator), { maxLength: 4 })
  .map((pairs) => pairs.map(([[a, name, b, c, value], end]) => `${a}${name}${b}=${c}${value}${end}`).join(""));

const parameter = fc.oneof(
  fc.tuple(oddly(["authToken", "previewToken", "account"]), fc.constant(SECRET)),
  fc.tuple(oddly(VARYING), plainValue),
  fc.tuple(
    fc.constantFrom("page", "sort", "brand", "__proto__", "toString", "nxtPslug", "_rsc", "", "page[]"),
    plainValue,
  ),
);
const query = fc
  .array(parameter, { maxLength: 4 })
  .chain((pairs) =>
    fc
      .constantFrom("&", "&", "&", "&&", ";", "&amp;", "#")
      .map((join) => (pairs.length === 0 ? "" : `?${pairs.map(([name, value]) => `${name}=${value}`).join(join)}`)),
  );

const PATHS = [
  ...["/", "/bn", "/shop", "/shop/devices/phones", "/BN/about", "//host.example/", "/\\host", "/shop/", "/a%2fb"],
  ...["/dashboard", "/Dashboard/x", "/bn/dashboard", "/shop/order/7K3M", "/shop/%6Frder/7K3M", "/shop//order/7K3M"],
  ...[
    "/shop%2Forder/7K3M",
    "/shop/./order/7K3M",
    "/shop/x/../order/7K3M",
    "/shop/cart;x/checkout",
    "/sandbox/messages",
  ],
  ...["/_next/data/b/en/shop.json", "/_next/data/b/en/shop/order/7K3M.json", "/_next/d%61ta/b/bn/dashboard.json"],
  ...[
    "/_NEXT/data/b/EN/dashboard.json",
    "/__proto__",
    "/%F0%9F",
    "/%00",
    "/\u00e9",
    "/x#y",
    "http://other.example/shop",
  ],
];

const header = fc.tuple(
  fc.constantFrom(
    ...["user-agent", "accept-language", "x-forwarded-for", "x-forwarded-host", "host", "referer", "authorization"],
    ...["lang", "weblogintoken", "previewtoken", "channelname", "x-nextjs-data", "rsc", "x-page-data-mark", "cookie2"],
  ),
  fc.constant(SECRET),
);

/** A request as browsers send it for a page that can be cached. */
const ordinary: fc.Arbitrary<Asked> = fc
  .record({
    url: fc.constantFrom("/", "/bn", "/shop", "/shop?page=2", "/_next/data/b/en/shop.json", "/?showHeader=true"),
    cookie: fc.constantFrom("channelName=wallet", "_ga=GA1.2; siteLanguage=bn", "theme=dark"),
    headers: fc.array(header, { maxLength: 3 }),
  })
  .map(({ url, cookie: sent, headers }) => {
    const { authorization: _none, ...others } = Object.fromEntries(headers);
    return { method: "GET", url, headers: { host: "shop.example", ...others, cookie: sent } };
  });

/** A request by an attacker who wants a page with private content to be cached; one in five is an ordinary request. */
export const oddRequest: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 1, arbitrary: ordinary },
  {
    weight: 4,
    arbitrary: fc
      .record({
        method: fc.constantFrom("GET", "GET", "GET", "GET", "HEAD"),
        path: fc.constantFrom(...PATHS),
        query,
        cookies: fc.option(cookies, { nil: "" }),
        headers: fc.array(header, { maxLength: 3 }),
      })
      .map(({ method, path, query: search, cookies: sent, headers }) => ({
        method,
        url: path + search,
        headers: { host: "shop.example", ...Object.fromEntries(headers), ...(sent !== "" && { cookie: sent }) },
      })),
  },
);

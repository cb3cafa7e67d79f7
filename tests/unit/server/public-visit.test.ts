import type { IncomingMessage } from "node:http";
import { publicVisit } from "@/server/public-visit";
import { readCookies } from "@/utils/requests/cookies";

const visit = (url: string, cookie = "", headers = {}) =>
  publicVisit({ url, headers } as unknown as IncomingMessage, readCookies(cookie));

it.each([
  ["/shop?page=2&price_max=150000", "", "/shop?page=2&price_max=150000\n"],
  ["/bn?find=%E0%A6%AB%E0%A7%8B%E0%A6%A8+5g", "theme=dark", "/bn?find=%E0%A6%AB%E0%A7%8B%E0%A6%A8+5g\n"],
  ["/", "_ga=GA1.2; showFooter=false; channelName=wallet", "/\nchannelName=wallet; showFooter=false"],
  ["/", "channelName=wallet; showFooter=false", "/\nchannelName=wallet; showFooter=false"],
  ["/_next/data/B-1_x/bn/about.json?page=2", "", "/_next/data/B-1_x/bn/about.json?page=2\n"],
  ["/?showHeader", "siteLanguage=bn; ", "/?showHeader\nsiteLanguage=bn"],
  ["/", "colorMode=dark", "/\n"],
  ["/bn/flood-emergency", "colorMode=dark", "/bn/flood-emergency\ncolorMode=dark"],
])(
  "a public page is cached by its address and the cookies that choose header and footer: %s with %p",
  (url, cookie, key) => {
    const headers = key.endsWith("\n") ? {} : { cookie: key.split("\n")[1] };
    expect(visit(url, cookie)).toEqual({ key, headers });
  },
);

it.each([
  ["a duplicate name", "channelName=wallet; channelName=web"],
  ["a space before the equals sign", "channelName =wallet"],
  ["a session with a space before the equals sign", "gp_web_token =abc"],
  ["a session after another white space", "a=1;\u00a0gp_web_token=abc"],
  ["a session without a value", "gp_web_token="],
  ["a quoted value", 'channelName="wallet"'],
  ["a value with a space", "channelName=wal let"],
  ["an encoded name", "channel%4eame=wallet"],
  ["a name in capitals", "CHANNELNAME=wallet"],
  ["a session's name in capitals", "GP_WEB_TOKEN=abc"],
  ["a tab before a session's name", "a=1;\tgp_web_token=abc"],
  ["no name", "=gp_web_token=abc"],
  ["a value that is longer than our cookies", `channelName=${"x".repeat(600)}`],
])("is personal because of its cookies: %s", (_, cookie) => {
  expect(visit("/", cookie)).toBeUndefined();
});

it.each([
  ["a duplicate name", "/shop?page=1&page=2"],
  ["a duplicate name in capitals", "/shop?page=1&Page=2"],
  ["the name of a property of every object", "/shop?__proto__=1"],
  ["the name of another such property", "/shop?constructor=1"],
  ["a name that Next uses internally", "/shop?nxtPslug=1"],
  ["no name", "/shop?=1"],
  ["another separator", "/shop?page=1;authToken=abc"],
  ["an encoded name", "/shop?p%61ge=1"],
  ["a hand-off token with an encoded name", "/shop?auth%54oken=abc"],
  ["a hand-off token in capitals", "/shop?AUTHTOKEN=abc"],
  ["a preview token", "/shop?a=1&previewToken=abc"],
  ["a search by account", "/about/investor-relations/unpaid-unclaimed-dividend?account=A12345"],
  ["a value that cannot be decoded", "/shop?page=%ff"],
  ["a fragment", "/shop?page=1#x"],
  ["a letter without encoding", "/shop?find=\u00e9"],
  ["an encoded path", "/sh%6Fp"],
  ["an encoded slash", "/shop%2Forder/7K3M"],
  ["two slashes", "/shop//order"],
  ["a backslash", "/shop\\order"],
  ["a dot segment", "/shop/../dashboard"],
  ["a parameter of the path", "/shop/cart;x"],
  ["data of the dashboard", "/_next/data/b/dashboard.json"],
  ["another file of the framework", "/_next/image"],
  ["the framework's folder in capitals", "/_NEXT/data/b/en/shop/order/7K3M.json"],
])("is personal because of its address: %s", (_, url) => {
  expect(visit(url)).toBeUndefined();
});

it("is personal with an Authorization header", () => {
  expect(visit("/", "", { authorization: "Bearer x" })).toBeUndefined();
});

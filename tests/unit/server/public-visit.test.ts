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
])("a page for everybody is known by its address and the cookies of its frame: %s with %p", (url, cookie, key) => {
  const headers = key.endsWith("\n") ? {} : { cookie: key.split("\n")[1] };
  expect(visit(url, cookie)).toEqual({ key, headers });
});

it.each([
  ["one name twice", "channelName=wallet; channelName=web"],
  ["a blank before the equals sign", "channelName =wallet"],
  ["a session with a blank before the equals sign", "gp_web_token =abc"],
  ["a session with another white space before it", "a=1;\u00a0gp_web_token=abc"],
  ["a session without a value", "gp_web_token="],
  ["a quoted value", 'channelName="wallet"'],
  ["a value with a blank", "channelName=wal let"],
  ["an encoded name", "channel%4eame=wallet"],
  ["a name in capitals", "CHANNELNAME=wallet"],
  ["a session's name in capitals", "GP_WEB_TOKEN=abc"],
  ["a tab before a session's name", "a=1;\tgp_web_token=abc"],
  ["no name", "=gp_web_token=abc"],
  ["more than our own cookies can hold", `channelName=${"x".repeat(600)}`],
])("is for one person by its cookies: %s", (_, cookie) => {
  expect(visit("/", cookie)).toBeUndefined();
});

it.each([
  ["one name twice", "/shop?page=1&page=2"],
  ["one name twice, in capitals too", "/shop?page=1&Page=2"],
  ["a name that every object has", "/shop?__proto__=1"],
  ["another such name", "/shop?constructor=1"],
  ["a name with a meaning inside of Next", "/shop?nxtPslug=1"],
  ["no name", "/shop?=1"],
  ["another separator", "/shop?page=1;authToken=abc"],
  ["an encoded name", "/shop?p%61ge=1"],
  ["a hand-off under an encoded name", "/shop?auth%54oken=abc"],
  ["a hand-off in capitals", "/shop?AUTHTOKEN=abc"],
  ["a preview", "/shop?a=1&previewToken=abc"],
  ["a search by account", "/about/investor-relations/unpaid-unclaimed-dividend?account=A12345"],
  ["a value that cannot be decoded", "/shop?page=%ff"],
  ["a fragment", "/shop?page=1#x"],
  ["a letter that is not encoded", "/shop?find=\u00e9"],
  ["an encoded path", "/sh%6Fp"],
  ["an encoded slash", "/shop%2Forder/7K3M"],
  ["two slashes", "/shop//order"],
  ["a backslash", "/shop\\order"],
  ["a dot segment", "/shop/../dashboard"],
  ["a parameter of the path", "/shop/cart;x"],
  ["data of the dashboard", "/_next/data/b/dashboard.json"],
  ["what is no data", "/_next/image"],
  ["the framework's folder in capitals", "/_NEXT/data/b/en/shop/order/7K3M.json"],
])("is for one person by its address: %s", (_, url) => {
  expect(visit(url)).toBeUndefined();
});

it("is for one person who carries an Authorization header", () => {
  expect(visit("/", "", { authorization: "Bearer x" })).toBeUndefined();
});

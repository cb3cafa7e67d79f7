import { isSafeLink, isSitePath } from "@/utils/paths/safe-link";

it.each([
  "/",
  "/shop",
  "/shop?a=b#c",
  "https://partner.example/offer",
  "https://partner.example",
  "https://xn--80ak6aa92e.example:8443?a=b",
])("accepts %j", (link) => expect(isSafeLink(link)).toBe(true));

it.each([
  "",
  "shop",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "http://partner.example",
  "https:partner.example",
  "https:///partner.example",
  "https://a:b@partner.example",
  "https://gp.example@evil.example",
  "https://gp.example:443@evil.example",
  "https://аррӏе.example/",
  "https://ｇｐ.example/",
  "https://partner.example。evil.example",
  "https://partner.example/\u202egnp.exe",
  "/shop\u2066",
  "/a\u0000b",
])("refuses %j", (link) => expect(isSafeLink(link)).toBe(false));

it("distinguishes a path of this site from another address", () => {
  expect(["/a", "https://a.example", "//a.example"].map(isSitePath)).toEqual([true, false, false]);
});

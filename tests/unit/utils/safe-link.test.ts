import { isSafeLink, isSitePath } from "@/utils/safe-link";

it.each(["/", "/shop", "/shop?a=b#c", "https://partner.example/offer", "https://partner.example"])("takes %j", (link) =>
  expect(isSafeLink(link)).toBe(true),
);

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
  "/a\u0000b",
])("refuses %j", (link) => expect(isSafeLink(link)).toBe(false));

it("tells a path of this site from an address elsewhere", () => {
  expect(["/a", "https://a.example", "//a.example"].map(isSitePath)).toEqual([true, false, false]);
});

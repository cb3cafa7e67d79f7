import fc from "fast-check";
import { anyCharacter } from "@/tests/support/any-text";
import { returnAddress } from "@/utils/login/return-address";

const ORIGIN = "https://shop.example";
const ALLOWED = ["pay.example", "wallet.example:8443"];
const follow = (value: string | null | undefined) => returnAddress(value, ORIGIN, ALLOWED);

/** True if a browser would leave the site and the allowed hosts. */
const leaves = (address: string) => {
  const { origin } = new URL(address, `${ORIGIN}/shop/devices/phones`);
  return ![ORIGIN, "https://pay.example", "https://wallet.example:8443"].includes(origin);
};

it.each([
  ["/dashboard", "/dashboard"],
  ["/bn/shop?page=2#top", "/bn/shop?page=2#top"],
  ["https://shop.example/dashboard", "/dashboard"],
  ["https://SHOP.example:443/dashboard", "/dashboard"],
  ["https://shop.example", "/"],
  ["/shop/../dashboard", "/dashboard"],
  ["/shop//phones", "/shop//phones"],
  [`/${"a".repeat(2_047)}`, `/${"a".repeat(2_047)}`],
  ["https://pay.example/done?id=1", "https://pay.example/done?id=1"],
  ["https://wallet.example:8443/", "https://wallet.example:8443/"],
])("accepts %s as %s", (value, address) => {
  expect(follow(value)).toBe(address);
});

it.each([
  null,
  undefined,
  "",
  "dashboard",
  "http://pay.example/",
  "https://pay.example.evil.example/",
  "https://evil.example/",
  "https://pay.example:8443/",
  "https://wallet.example/",
  "https://sub.pay.example/",
  "https://user@pay.example/",
  "https://:word@pay.example/",
  "https://shop.example@evil.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%2fevil.example",
  "/%5Cevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:https://shop.example/1",
  "ftp://shop.example/",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "/\tdashboard",
  "/dash board",
  "/\n/evil.example",
  "\u0000/x",
  "/\u202edraobhsad",
  "/\u200b/evil.example",
  " https://evil.example",
  "/a\ud83d",
  `/${"a".repeat(2_048)}`,
])("refuses %p", (value) => {
  expect(follow(value)).toBeNull();
});

it("accepts our own address over http if the site is served over http", () => {
  expect(returnAddress("http://localhost:3000/shop", "http://localhost:3000")).toBe("/shop");
});

/** Typical parts of open redirect attacks. */
const piece = fc.constantFrom(
  "/",
  "//",
  "\\",
  "/\\",
  "%2f",
  "%2F",
  "%5c",
  "%09",
  "%00",
  "\t",
  "\n",
  "\r",
  "\u0000",
  " ",
  "\u3000",
  "\u2028",
  "@",
  ":",
  "::",
  ".",
  "..",
  "/./",
  "/../",
  ";",
  "#",
  "?",
  "&",
  "[",
  "]",
  "http:",
  "https:",
  "HTTPS://",
  "javascript:",
  "data:",
  "//evil.example",
  "evil.example",
  "shop.example",
  "pay.example",
  "wallet.example:8443",
  "https://shop.example",
  "https://pay.example",
  "user:pass@",
  "1.1.1.1",
  "[::1]",
  "xn--80ak6aa92e.example",
  "ⓔvil.example",
  "．",
  "。",
  "／",
  "＼",
  "\u00ad",
  "\u200d",
  "dashboard",
  "শপ",
);

/** Values for redirects: combined attack pieces, complete addresses, and binary text after a harmless start. */
const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom("/", "https://shop.example", "https://pay.example", "//", "/\\"),
        fc.string({ unit: anyCharacter, maxLength: 20 }),
      )
      .map(([start, rest]) => start + rest),
  },
  { weight: 1, arbitrary: fc.webUrl() },
);

it("leaves our site and the allowed hosts for none of 10,000 combinations of attack parts", () => {
  let followed = 0;
  fc.assert(
    fc.property(hostile, (value) => {
      const address = follow(value);
      if (address === null) return;
      followed += 1;
      expect([value, leaves(address)]).toEqual([value, false]);
      // Checking the result again gives the same address, so a second parser cannot read it differently.
      expect(follow(address)).toBe(address);
    }),
    { numRuns: 10_000 },
  );
  expect(followed).toBeGreaterThan(100);
});

const PAYLOADS = [
  "evil.example",
  "evil.example/",
  "evil.example%00",
  "evil.example%2f..",
  "evil.example#@shop.example",
  "evil.example?shop.example",
  "shop.example.evil.example",
  "shop.example%40evil.example",
];
const LEADS = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "/\\/",
  "/%09/",
  "/%0a/",
  "/%5c",
  "/%2f%2f",
  "https:",
  "https:/",
  "https://",
  "https:\\\\",
  "http://",
  "hTTps://",
  "//;@",
  "//shop.example@",
  "https://shop.example@",
  "https://shop.example\\@",
  "/.//",
  "/;/../..//",
  "/shop/..//",
  "\u0001https://",
  "/\u0009/",
];

it("leaves our site for none of 200 known attacks", () => {
  const tricks = LEADS.flatMap((lead) => PAYLOADS.map((payload) => lead + payload));
  expect(tricks).toHaveLength(200);
  for (const trick of tricks) {
    const address = follow(trick);
    expect([trick, address === null || !leaves(address)]).toEqual([trick, true]);
  }
});

it.each<[string, (value: string) => boolean]>([
  ["begins with a slash", (value) => value.startsWith("/")],
  ["begins with our origin", (value) => value.startsWith(ORIGIN)],
  ["names our host", (value) => value.includes("shop.example")],
])("lets an attack through with a filter that follows what %s (control)", (_, follows) => {
  const inputs = [
    ...LEADS.flatMap((lead) => PAYLOADS.map((payload) => lead + payload)),
    ...fc.sample(hostile, { numRuns: 10_000, seed: 1 }),
  ];
  const escaped = inputs.filter((value) => follows(value) && URL.canParse(value, ORIGIN) && leaves(value));
  expect(escaped.length).toBeGreaterThan(0);
});

import fc from "fast-check";
import { anyCharacter } from "@/tests/support/any-text";
import { type ChromeSources, resolveChrome } from "@/utils/layout/chrome-rules";

const partners = { app: "mygp", wallet: "wallet", bank: "bank" };
const open = { channel: null, navbar: "plain", footer: true, walletBar: false };
const places = ["query", "cookies"] as const;
const resolve = (fields: Partial<ChromeSources>) =>
  resolveChrome({ path: "/", query: {}, cookies: {}, user: null, partners, ...fields });

/** Values that an attacker or a faulty app may send. */
const hostile = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 4_000 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "[".repeat(100_000),
    "wallet\r\nSet-Cookie: gp_web_token=x",
    "wallet; Domain=evil.example",
    "<script>alert(1)</script>",
    "\u0000",
    "wallet\u0000",
    "wállet",
    "ｗａｌｌｅｔ",
    "%",
    "undefined",
    "NaN",
    "1e",
    "{'a':1}",
    "../../etc/passwd",
    "9".repeat(5_000),
  ),
  fc.constantFrom(null, 5, {}, [], ["wallet"], true).map((value) => value as unknown as string),
);
const partner = (value: unknown) => Object.values(partners).includes(String(value).trim().toLowerCase());
const isTruthyJson = (value: unknown) => {
  try {
    return typeof value === "string" && Boolean(JSON.parse(value));
  } catch {
    return false;
  }
};

describe.each(places)("a thousand hostile values in the %s", (place) => {
  const names = hostile.filter((value) => !(typeof value === "string" && partner(value)));
  const flags = hostile.filter((value) => !isTruthyJson(value));

  test.each(["channelName", "micrositeService"])("of %s show the frame of the open web", (name) => {
    fc.assert(
      fc.property(names, (value) => {
        const { chrome, cookies } = resolve({ [place]: { [name]: value } });
        expect(chrome).toMatchObject(open);
        for (const cookie of cookies) expect(cookie.value).toMatch(/^[a-z0-9][a-z0-9 ._-]{0,63}$/i);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each(["showHeader", "showFooter"])("of %s show the frame of the open web", (name) => {
    fc.assert(
      fc.property(flags, (value) => {
        const { chrome, cookies, parameterErrors } = resolve({ [place]: { [name]: value } });
        expect(chrome).toMatchObject(open);
        for (const cookie of cookies) expect(cookie.value.length).toBeLessThanOrEqual(64);
        for (const fault of parameterErrors) expect(fault.value.length).toBeLessThanOrEqual(64);
      }),
      { numRuns: 1_000 },
    );
  });
});

test("any combination of values has a valid frame", () => {
  const values = fc.record({
    channelName: hostile,
    micrositeService: hostile,
    showHeader: hostile,
    showFooter: hostile,
  });
  const user = fc.option(fc.record({ channelName: hostile, show_header: fc.boolean(), show_footer: fc.boolean() }));
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), values, values, user, (path, query, cookies, who) => {
      const { chrome } = resolve({ path, query, cookies, user: who });
      expect([null, "app", "wallet", "bank"]).toContain(chrome.channel);
      expect([null, "plain", "cart", "cart-only"]).toContain(chrome.navbar);
    }),
    { numRuns: 1_000 },
  );
});

import fc from "fast-check";
import { anyCharacter } from "@/tests/support/any-text";
import { CAMPAIGN_PARAMETERS, platformOf, visitOf } from "@/utils/analytics/visit-parameters";

it("reads the six parameters of a campaign and the visitor's id, and no others", () => {
  const search =
    "?utm_campaign=eid&utm_content=hero&utm_medium=email&utm_others=a&utm_source=news&utm_term=5g&distinct_id=v-1&utm_id=9&gclid=x";
  expect(visitOf(search)).toEqual({
    utm_campaign: "eid",
    utm_content: "hero",
    utm_medium: "email",
    utm_others: "a",
    utm_source: "news",
    utm_term: "5g",
    distinct_id: "v-1",
  });
});

it("keeps Bengali words and the first of a repeated parameter, and ignores an empty one", () => {
  expect(visitOf("utm_campaign=%E0%A6%88%E0%A6%A6&utm_source=a&utm_source=b&utm_term=&utm_medium=%20")).toEqual({
    utm_campaign: "ঈদ",
    utm_source: "a",
  });
});

it("cuts a long value after 200 characters, never inside a character", () => {
  const [value = ""] = Object.values(visitOf(`utm_term=${encodeURIComponent("📱".repeat(500))}`));
  expect(Array.from(value)).toHaveLength(200);
  expect(value.endsWith("📱")).toBe(true);
});

it("returns only valid parameters for 200 hostile addresses", () => {
  const unsafe = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 500 }),
    fc.integer({ min: 1, max: 50_000 }).map((length) => "&=%?#é".repeat(length).slice(0, length)),
    fc.constantFrom(
      "%",
      "%E0%A4%A",
      "\u0000\u202e</script><script>alert(1)</script>",
      "__proto__",
      "\ud800",
      "[]",
      "\r\nSet-Cookie: a=b",
    ),
  );
  const encoded = unsafe.map((value) => {
    try {
      return encodeURIComponent(value);
    } catch {
      return value;
    }
  });
  const pair = fc.tuple(
    fc.oneof(fc.constantFrom(...CAMPAIGN_PARAMETERS, "distinct_id"), unsafe),
    fc.oneof(unsafe, encoded),
  );
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 8 }), (pairs) => {
      const found = visitOf(`?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`);
      for (const [name, value] of Object.entries(found)) {
        expect([...CAMPAIGN_PARAMETERS, "distinct_id"]).toContain(name);
        expect(value).not.toBe("");
        expect(Array.from(value).length).toBeLessThanOrEqual(200);
        expect(value).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }
    }),
    { numRuns: 200 },
  );
});

describe("platformOf", () => {
  const typed = { search: "", isApp: false, referrer: "", host: "site.example", platform: null, visitorId: null };

  it.each([
    [
      "a page of the site as the referrer keeps the platform of the session",
      { referrer: "https://site.example/shop", platform: "facebook" },
      "facebook",
    ],
    ["a page of the site as the referrer is not a platform", { referrer: "https://site.example/shop" }, "own_typing"],
    ["an arrival without a referrer replaces the platform of the session", { platform: "facebook" }, "own_typing"],
    [
      "a visitor's id of this session comes before the referrer",
      { visitorId: "v-1", referrer: "https://www.facebook.com/" },
      "mygp",
    ],
    ["a host without dots is the platform", { referrer: "http://intranet/start" }, "intranet"],
    ["a port of our host is ignored", { referrer: "http://site.example:8080/", platform: "X" }, "X"],
    ["the referrer of an app has no host", { referrer: "android-app://com.example.mail/" }, "own_typing"],
    ["an IPv4 address is the platform", { referrer: "http://192.168.4.20:8080/portal" }, "192.168.4.20"],
    ["an IPv6 address is the platform", { referrer: "http://[2001:db8::1]:8080/" }, "[2001:db8::1]"],
    ["a port after a name is left out", { referrer: "https://news.portal.example:8443/a?b#c" }, "portal"],
    ["a port after one label is left out", { referrer: "http://intranet:8080/" }, "intranet"],
    ["capital letters are converted", { referrer: "HTTPS://WWW.Google.COM/" }, "google"],
    ["the short-link host in capitals", { referrer: "https://T.CO/abc" }, "X"],
    ["a host that only ends like the short-link host is another", { referrer: "https://short.t.co/abc" }, "t"],
    ["a dot at the end is ignored", { referrer: "https://intranet./" }, "intranet"],
    ["the platform of a host with two parts is the second", { referrer: "https://facebook.com/" }, "com"],
    ["a Bengali host is in Punycode", { referrer: "https://খবর.বাংলা/" }, "xn--54b7fta0cc"],
    ["a user name before the host is left out", { referrer: "https://facebook@www.portal.example/" }, "portal"],
    ["half an address is ignored", { referrer: "https://" }, "own_typing"],
    ["other text is ignored", { referrer: "not an address" }, "own_typing"],
    ["a script is ignored", { referrer: "javascript:alert(1)" }, "own_typing"],
    ["a file is ignored", { referrer: "file:///sdcard/a.html" }, "own_typing"],
    ["the app's channel comes before any referrer", { isApp: true, referrer: "https://t.co/x" }, "mygp"],
    ["a token comes before any referrer", { search: "?authToken=abc", referrer: "https://t.co/x" }, "mygp"],
    ["an empty id and an empty token are ignored", { search: "?distinct_id=&authToken=" }, "own_typing"],
  ])("%s", (_, change, platform) => {
    expect(platformOf({ ...typed, ...change })).toBe(platform);
  });
});

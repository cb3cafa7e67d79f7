import fc from "fast-check";
import { CAMPAIGN_PARAMETERS, platformOf, visitOf } from "@/utils/analytics/visit-parameters";

it("reads the six parameters of a campaign, the visitor's id and no other", () => {
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

it("keeps Bengali words, the first of a repeated parameter, and nothing of an empty one", () => {
  expect(visitOf("utm_campaign=%E0%A6%88%E0%A6%A6&utm_source=a&utm_source=b&utm_term=&utm_medium=%20")).toEqual({
    utm_campaign: "ঈদ",
    utm_source: "a",
  });
});

it("cuts what is too long between characters", () => {
  const [value = ""] = Object.values(visitOf(`utm_term=${encodeURIComponent("📱".repeat(500))}`));
  expect(Array.from(value)).toHaveLength(200);
  expect(value.endsWith("📱")).toBe(true);
});

it("takes any address apart without harm: 1,000 hostile ones", () => {
  const unsafe = fc.oneof(
    fc.string({ unit: "binary", maxLength: 500 }),
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
    { numRuns: 1_000 },
  );
});

describe("platformOf", () => {
  const typed = { search: "", isApp: false, referrer: "", host: "site.example", platform: null, visitorId: null };

  it.each([
    [
      "a page of ours that led here says nothing new",
      { referrer: "https://site.example/shop", platform: "facebook" },
      "facebook",
    ],
    ["a page of ours is no arrival", { referrer: "https://site.example/shop" }, "own_typing"],
    ["what the session knew does not outlive another arrival", { platform: "facebook" }, "own_typing"],
    ["an id of this session still counts", { visitorId: "v-1", referrer: "https://www.facebook.com/" }, "mygp"],
    ["a host without dots is taken whole", { referrer: "http://intranet/start" }, "intranet"],
    ["a port is no part of the host", { referrer: "http://site.example:8080/", platform: "X" }, "X"],
    ["an app that led here has no host", { referrer: "android-app://com.example.mail/" }, "own_typing"],
    ["an IP address is taken whole", { referrer: "http://192.168.4.20:8080/portal" }, "192.168.4.20"],
    ["so is one of the newer kind", { referrer: "http://[2001:db8::1]:8080/" }, "[2001:db8::1]"],
    ["a port after a name is left out", { referrer: "https://news.portal.example:8443/a?b#c" }, "portal"],
    ["a port after one label is left out", { referrer: "http://intranet:8080/" }, "intranet"],
    ["capitals are none", { referrer: "HTTPS://WWW.Google.COM/" }, "google"],
    ["the short-link host in capitals", { referrer: "https://T.CO/abc" }, "X"],
    ["a host that only ends like it is another", { referrer: "https://short.t.co/abc" }, "t"],
    ["a dot at the end is no segment", { referrer: "https://intranet./" }, "intranet"],
    ["a name of two parts gives its second", { referrer: "https://facebook.com/" }, "com"],
    ["a Bengali host in the form that the browser sends", { referrer: "https://খবর.বাংলা/" }, "xn--54b7fta0cc"],
    ["a user name before the host is left out", { referrer: "https://facebook@www.portal.example/" }, "portal"],
    ["half an address is none", { referrer: "https://" }, "own_typing"],
    ["words are none", { referrer: "not an address" }, "own_typing"],
    ["a script is none", { referrer: "javascript:alert(1)" }, "own_typing"],
    ["a file is none", { referrer: "file:///sdcard/a.html" }, "own_typing"],
    ["the app's channel comes before any referrer", { isApp: true, referrer: "https://t.co/x" }, "mygp"],
    ["a token comes before any referrer", { search: "?authToken=abc", referrer: "https://t.co/x" }, "mygp"],
    ["an empty id is none", { search: "?distinct_id=&authToken=" }, "own_typing"],
  ])("%s", (_, change, platform) => {
    expect(platformOf({ ...typed, ...change })).toBe(platform);
  });
});

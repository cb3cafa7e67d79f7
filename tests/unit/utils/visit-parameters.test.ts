import fc from "fast-check";
import { CAMPAIGN_PARAMETERS, campaignOf } from "@/utils/visit-parameters";

it("reads the six parameters of a campaign and no other", () => {
  const search =
    "?utm_campaign=eid&utm_content=hero&utm_medium=email&utm_others=a&utm_source=news&utm_term=5g&utm_id=9&gclid=x";
  expect(campaignOf(search)).toEqual({
    utm_campaign: "eid",
    utm_content: "hero",
    utm_medium: "email",
    utm_others: "a",
    utm_source: "news",
    utm_term: "5g",
  });
});

it("keeps Bengali words, the first of a repeated parameter, and nothing of an empty one", () => {
  expect(campaignOf("utm_campaign=%E0%A6%88%E0%A6%A6&utm_source=a&utm_source=b&utm_term=&utm_medium=%20")).toEqual({
    utm_campaign: "ঈদ",
    utm_source: "a",
  });
});

it("cuts what is too long between characters", () => {
  const [value = ""] = Object.values(campaignOf(`utm_term=${encodeURIComponent("📱".repeat(500))}`));
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
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...CAMPAIGN_PARAMETERS), unsafe), fc.oneof(unsafe, encoded));
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 8 }), (pairs) => {
      const found = campaignOf(`?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`);
      for (const [name, value] of Object.entries(found)) {
        expect(CAMPAIGN_PARAMETERS).toContain(name);
        expect(value).not.toBe("");
        expect(Array.from(value).length).toBeLessThanOrEqual(200);
        expect(value).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }
    }),
    { numRuns: 1_000 },
  );
});

import { isExpected, queryKinds, readSearchQueries, splitOf } from "@/scripts/bench/search-queries";
import { siteAddresses } from "@/tests/support/site-addresses";

const queries = readSearchQueries();

it("has at least 400 queries, at least 30 of each kind, about half of each for tuning", () => {
  expect(queries.length).toBeGreaterThanOrEqual(400);
  for (const kind of queryKinds) {
    const ofKind = queries.filter((row) => row.kind === kind);
    expect(ofKind.length).toBeGreaterThanOrEqual(30);
    const tuning = ofKind.filter(({ split }) => split === "tuning").length / ofKind.length;
    expect(tuning).toBeGreaterThan(0.3);
    expect(tuning).toBeLessThan(0.7);
  }
});

it("has a known kind, a language, a split and a unique query in each row", () => {
  for (const row of queries) {
    expect(queryKinds).toContain(row.kind);
    expect(["en", "bn"]).toContain(row.language);
    expect(row.split).toBe(splitOf(row));
    expect(row.query).toBe(row.query.trim().normalize("NFC"));
    expect(row.query.length).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(queries.map(({ language, query }) => `${language} ${query}`)).size).toBe(queries.length);
});

it("expects only addresses that exist on the site", () => {
  const known = [...siteAddresses(new Date())];
  const countries = "/personal/services/international-rates?country=*";
  const missing = queries.flatMap(({ query, expected }) =>
    expected
      .filter((address) => address !== countries)
      .filter((address) =>
        address.endsWith("*") ? !known.some((path) => path.startsWith(address.slice(0, -1))) : !known.includes(address),
      )
      .map((address) => `${query}: ${address}`),
  );
  expect(missing).toEqual([]);
});

it.each([
  ["/shop/devices/phones/oskavi-frame-3?variant=OSK", true],
  ["/bn/store-locator/sylhet-kotwali#hours", true],
  ["/personal/customer-service?q=See%20my%20balance", true],
  ["/personal/customer-service?q=Other", false],
  ["/shop/devices/phones/oskavi-frame-3s-5g", false],
])("compares %s with the expected addresses", (path, fits) => {
  const expected = [
    "/shop/devices/phones/oskavi-frame-3",
    "/store-locator/sylhet-*",
    "/personal/customer-service?q=See+my+balance",
  ];
  expect(isExpected({ expected }, path)).toBe(fits);
});

import { readFileSync } from "node:fs";
import { coverageOf, idsIn, parseRequirements, ranTests } from "@/scripts/lib/requirements";

describe("docs/requirements.md", () => {
  const rows = parseRequirements(readFileSync("docs/requirements.md", "utf8"));

  it("lists the 646 rows of the specification, each area counted up from 01", () => {
    expect(rows).toHaveLength(646);
    const areas = new Map<string, number>();
    for (const { id, area } of rows) {
      const next = (areas.get(area) ?? 0) + 1;
      expect(id).toBe(`${area}-${String(next).padStart(2, "0")}`);
      areas.set(area, next);
    }
    expect(Object.fromEntries(areas)).toMatchObject({ ROUTE: 33, MENU: 118, CART: 75, "API-SHOP": 32, FOOT: 4 });
  });

  it("takes no ID twice", () => {
    const row = "| CART-01 | Text. | Look |";
    expect(() => parseRequirements(`${row}\n${row}`)).toThrow("CART-01 stands twice");
  });
});

describe("what tests name", () => {
  it("is the IDs in brackets", () => {
    expect(idsIn('it("[CART-60] removes", …); it("[API-SHOP-03] lists; see CART-61 [1] [x]", …)')).toEqual([
      "CART-60",
      "API-SHOP-03",
    ]);
  });

  const rows = parseRequirements("| CART-01 | One. | Look |\n| CART-02 | Two. | Look |\n| CART-03 | Three. | Look |");

  it("proves a row only when it passed and no other test of the row failed", () => {
    const coverage = coverageOf(rows, [
      { title: "[CART-02] adds", passed: true },
      { title: "[CART-03] removes at 360 px", passed: true },
      { title: "[CART-03] removes at 1440 px", passed: false },
    ]);
    expect(coverage.proved.map((row) => row.id)).toEqual(["CART-02"]);
    expect(coverage.missing.map((row) => row.id)).toEqual(["CART-01", "CART-03"]);
  });

  it("is reported when the list does not have it", () => {
    expect(coverageOf(rows, [{ title: "[CART-99] adds", passed: true }]).unknown).toEqual(["CART-99"]);
  });
});

describe("the tests of a report", () => {
  it("come from Jest, with the values of parametrised titles and of the groups around them", () => {
    const report = {
      testResults: [
        {
          assertionResults: [
            { fullName: "cart [CART-60] removes", status: "passed" },
            { fullName: "cart [CART-61] fails", status: "failed" },
            { fullName: "cart [CART-62] is skipped", status: "pending" },
          ],
        },
      ],
    };
    expect(ranTests(report)).toEqual([
      { title: "cart [CART-60] removes", passed: true },
      { title: "cart [CART-61] fails", passed: false },
      { title: "cart [CART-62] is skipped", passed: false },
    ]);
  });

  it("come from Playwright, nested groups included; a second try does not count", () => {
    const spec = (title: string, ...statuses: string[]) => ({ title, tests: statuses.map((status) => ({ status })) });
    const report = {
      suites: [
        {
          title: "shop.spec.ts",
          specs: [spec("[ROUTE-02] shop", "expected", "expected"), spec("[ROUTE-03] phones", "expected", "unexpected")],
          suites: [{ title: "[ROUTE-07] checkout", specs: [spec("at 360 px", "expected"), spec("later", "flaky")] }],
        },
      ],
    };
    expect(ranTests(report)).toEqual([
      { title: "[ROUTE-02] shop", passed: true },
      { title: "[ROUTE-03] phones", passed: false },
      { title: "[ROUTE-07] checkout at 360 px", passed: true },
      { title: "[ROUTE-07] checkout later", passed: false },
    ]);
  });

  it("are none in anything else", () => {
    expect(ranTests(null)).toEqual([]);
    expect(ranTests({ testResults: "?" })).toEqual([]);
  });
});

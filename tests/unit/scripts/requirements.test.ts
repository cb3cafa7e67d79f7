import { readFileSync } from "node:fs";
import { coverageOf, idsIn, parseRequirements, ranTests } from "@/scripts/lib/requirements";

describe("docs/requirements.md", () => {
  const rows = parseRequirements(readFileSync("docs/requirements.md", "utf8"));

  it("has the 646 rows of the specification, each area numbered from 01", () => {
    expect(rows).toHaveLength(646);
    const areas = new Map<string, number>();
    for (const { id, area } of rows) {
      const next = (areas.get(area) ?? 0) + 1;
      expect(id).toBe(`${area}-${String(next).padStart(2, "0")}`);
      areas.set(area, next);
    }
    expect(Object.fromEntries(areas)).toMatchObject({ ROUTE: 33, MENU: 118, CART: 75, "API-SHOP": 32, FOOT: 4 });
  });

  it("cannot have the same ID twice", () => {
    const row = "| CART-01 | Text. | Look |";
    expect(() => parseRequirements(`${row}\n${row}`)).toThrow("CART-01 stands twice");
  });
});

describe("the IDs in titles of tests", () => {
  it("are in brackets", () => {
    expect(idsIn('it("[CART-60] removes", …); it("[API-SHOP-03] lists; see CART-61 [1] [x]", …)')).toEqual([
      "CART-60",
      "API-SHOP-03",
    ]);
  });

  const rows = parseRequirements("| CART-01 | One. | Look |\n| CART-02 | Two. | Look |\n| CART-03 | Three. | Look |");

  it("prove a row only if its tests all passed", () => {
    const coverage = coverageOf(rows, [
      { title: "[CART-02] adds", passed: true },
      { title: "[CART-03] removes at 360 px", passed: true },
      { title: "[CART-03] removes at 1440 px", passed: false },
    ]);
    expect(coverage.proved.map((row) => row.id)).toEqual(["CART-02"]);
    expect(coverage.missing.map((row) => row.id)).toEqual(["CART-01", "CART-03"]);
  });

  it("are reported when the list does not contain them", () => {
    expect(coverageOf(rows, [{ title: "[CART-99] adds", passed: true }]).unknown).toEqual(["CART-99"]);
  });
});

describe("the results in a report", () => {
  it("are read from Jest", () => {
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

  it("are read from Playwright with nested groups; a flaky test has not passed", () => {
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

  it("are empty for any other value", () => {
    expect(ranTests(null)).toEqual([]);
    expect(ranTests({ testResults: "?" })).toEqual([]);
  });
});

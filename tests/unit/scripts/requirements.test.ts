import { readFileSync } from "node:fs";
import { coverageOf, idsIn, parseRequirements, passedTitles } from "@/scripts/lib/requirements";

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

  it("is set beside the list, slips of the pen told apart", () => {
    const rows = parseRequirements("| CART-01 | One. | Look |\n| CART-02 | Two. | Look |");
    const coverage = coverageOf(rows, ["CART-02", "CART-99"]);
    expect(coverage.named.map((row) => row.id)).toEqual(["CART-02"]);
    expect(coverage.missing.map((row) => row.id)).toEqual(["CART-01"]);
    expect(coverage.unknown).toEqual(["CART-99"]);
  });
});

describe("titles that passed", () => {
  it("come from a report of Jest", () => {
    const report = {
      testResults: [
        {
          assertionResults: [
            { fullName: "cart [CART-60] removes", status: "passed" },
            { fullName: "cart [CART-61] fails", status: "failed" },
            { fullName: "cart [CART-62] waits", status: "pending" },
          ],
        },
      ],
    };
    expect(passedTitles(report)).toEqual(["cart [CART-60] removes"]);
  });

  it("come from a report of Playwright, nested suites included, second tries not", () => {
    const spec = (title: string, ...statuses: string[]) => ({ title, tests: statuses.map((status) => ({ status })) });
    const report = {
      suites: [
        {
          specs: [spec("[ROUTE-02] shop", "expected", "expected"), spec("[ROUTE-03] phones", "expected", "unexpected")],
          suites: [{ specs: [spec("[ROUTE-07] checkout", "expected"), spec("[ROUTE-09] orders", "flaky")] }],
        },
      ],
    };
    expect(passedTitles(report)).toEqual(["[ROUTE-02] shop", "[ROUTE-07] checkout"]);
  });

  it("are none in anything else", () => {
    expect(passedTitles(null)).toEqual([]);
    expect(passedTitles({ testResults: "?" })).toEqual([]);
  });
});

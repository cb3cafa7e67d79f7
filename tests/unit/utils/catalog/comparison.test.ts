import {
  compareHref,
  comparisonRows,
  differencesOf,
  MAX_COMPARED,
  parseCompared,
  readComparison,
  withCompared,
} from "@/utils/catalog/comparison";

describe("the address of a comparison", () => {
  it("is read as it was written", () => {
    const { searchParams } = new URL(compareHref(["b", "a"], true), "http://localhost");
    expect(readComparison(Object.fromEntries(searchParams))).toEqual({
      slugs: ["b", "a"],
      tooMany: false,
      onlyDifferences: true,
    });
    expect(compareHref(["b", "a"])).toBe("/shop/compare?items=b,a");
    expect(compareHref([])).toBe("/shop/compare");
  });

  it("contains the first four of more products, and that there are too many", () => {
    expect(readComparison({ items: ["a", "b,c", "d", "e"] })).toMatchObject({
      slugs: ["a", "b", "c", "d"],
      tooMany: true,
    });
    expect(readComparison({ items: "a,b,c,d,d" }).tooMany).toBe(false);
  });
});

describe("withCompared", () => {
  it("adds a product at the end, and a product that is in the list only once", () => {
    expect(withCompared(["a"], "b")).toEqual(["a", "b"]);
    expect(withCompared(["a", "b"], "a")).toEqual(["a", "b"]);
  });

  it("refuses a fifth product, but not one of the four", () => {
    const four = ["a", "b", "c", "d"];
    expect(four).toHaveLength(MAX_COMPARED);
    expect(withCompared(four, "e")).toBeNull();
    expect(withCompared(four, "d")).toEqual(four);
  });
});

it("parseCompared returns at most four products", () => {
  expect(parseCompared('["a","b","c","d","e"]')).toEqual(["a", "b", "c", "d"]);
});

describe("comparisonRows", () => {
  const phone = [
    {
      title: "Display",
      rows: [
        { label: "Size", value: "6.5 in" },
        { label: "Rate", value: "120 Hz" },
      ],
    },
    { title: "Battery", rows: [{ label: "Size", value: "5000 mAh" }] },
  ];
  const watch = [
    {
      title: "Display",
      rows: [
        { label: "Rate", value: "60 Hz" },
        { label: "Shape", value: "Round" },
      ],
    },
    { title: "Battery", rows: [{ label: "Size", value: "5000 mAh" }] },
  ];

  it("has one row for each fact of any product, with null for a product without the fact", () => {
    expect(comparisonRows([phone, watch])).toEqual([
      {
        title: "Display",
        rows: [
          { label: "Size", values: ["6.5 in", null] },
          { label: "Rate", values: ["120 Hz", "60 Hz"] },
          { label: "Shape", values: [null, "Round"] },
        ],
      },
      { title: "Battery", rows: [{ label: "Size", values: ["5000 mAh", "5000 mAh"] }] },
    ]);
  });

  it("joins the values of a label that a product has twice", () => {
    const twice = [{ title: "Ports", rows: ["USB-C", "Jack"].map((value) => ({ label: "Port", value })) }];
    expect(comparisonRows([twice])[0]?.rows).toEqual([{ label: "Port", values: ["USB-C, Jack"] }]);
  });

  it("keeps only rows with differences or gaps, and no empty group", () => {
    const differences = differencesOf(comparisonRows([phone, watch]));
    expect(differences.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
      ["Display", ["Size", "Rate", "Shape"]],
    ]);
    expect(differencesOf(comparisonRows([phone, phone]))).toEqual([]);
  });
});

import type { BundleOfCartRow } from "@/backend/db/queries/catalog/bundle-queries";
import { extrasFit, isAddOnShort, piecesOf, withExtras } from "@/backend/domain/extras/line-extras";

const gift = { titles: { en: "Case", bn: "কেস" }, sku: "CASE", pricePoisha: 39_000, stock: 2 };
const data = { titles: { en: "Data", bn: "ডেটা" }, sku: null, pricePoisha: 0, stock: null };
const bundles = new Map<string, BundleOfCartRow>([
  ["studio", { slug: "studio", productSlug: "phone", inCart: 0, addOns: [data, gift] }],
]);
const line = (change: object = {}) => ({
  sku: "PHONE",
  productSlug: "phone",
  quantity: 2,
  pricePoisha: 1_000_000,
  printPoisha: null as number | null,
  preorder: false,
  options: {},
  ...change,
});

describe("extrasFit", () => {
  it.each([
    ["nothing at all", {}, true],
    ["nothing at all with a pre-order", { preorder: true }, true],
    ["the product's bundle", { options: { bundle: "studio" } }, true],
    ["an unknown bundle", { options: { bundle: "none" } }, false],
    ["the bundle of another product", { productSlug: "tab", options: { bundle: "studio" } }, false],
    ["a bundle with a pre-order", { preorder: true, options: { bundle: "studio" } }, false],
    ["a name on a printable product", { printPoisha: 250, options: { name: "NIHAL", number: "0" } }, true],
    ["a number alone", { printPoisha: 250, options: { number: "99" } }, true],
    ["a name on a product that is not printable", { options: { name: "NIHAL" } }, false],
    ["an empty name", { printPoisha: 250, options: { name: "" } }, false],
    ["a name in small letters", { printPoisha: 250, options: { name: "Nihal" } }, false],
    ["a number in Bengali digits", { printPoisha: 250, options: { number: "১০" } }, false],
  ])("checks %s: %#", (_, change, fits) => expect(extrasFit(line(change), bundles)).toBe(fits));
});

describe("withExtras", () => {
  it("leaves a line without extras unchanged", () => {
    const plain = line();
    expect(withExtras([plain], bundles)).toEqual([plain]);
  });

  it("adds the prices of add-ons and printing to the price of the goods", () => {
    const [full] = withExtras([line({ printPoisha: 25_000, options: { bundle: "studio", name: "NIHAL" } })], bundles);
    expect(full).toMatchObject({ pricePoisha: 1_064_000, extras: { basePoisha: 1_000_000, isUnavailable: false } });
    expect(full?.extras?.addOns.map(({ titles }) => titles)).toEqual([
      { en: "Data", bn: "ডেটা" },
      { en: "Case", bn: "কেস" },
      { en: "Name and number on the back", bn: "পিঠে নাম ও নম্বর" },
    ]);
  });

  it("marks a line whose extra is no longer sold, and adds no price for it", () => {
    const [worn] = withExtras([line({ options: { name: "NIHAL" } })], bundles);
    expect(worn).toMatchObject({ pricePoisha: 1_000_000, extras: { addOns: [], isUnavailable: true } });
  });
});

it("counts the pieces of a line with its add-ons, and reports an add-on with too little stock", () => {
  const lines = withExtras([line({ options: { bundle: "studio" } })], bundles);
  expect(piecesOf(lines)).toEqual([
    { sku: "PHONE", quantity: 2 },
    { sku: "CASE", quantity: 2 },
  ]);
  expect(isAddOnShort([data, gift], new Map([["CASE", 2]]))).toBe(false);
  expect(isAddOnShort([data, gift], new Map([["CASE", 3]]))).toBe(true);
  expect(piecesOf([{ sku: "PHONE", quantity: 1 }])).toEqual([{ sku: "PHONE", quantity: 1 }]);
});

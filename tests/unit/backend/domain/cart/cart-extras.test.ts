import type { BundleOfCartRow } from "@/backend/db/queries/catalog/bundle-queries";
import type { CartItemRow, CartRow, CartRules } from "@/backend/db/queries/orders/cart-queries";
import type { PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import { codOffered, optionsFit, priceCart, problemsOfLines, problemsOfUpdate } from "@/backend/domain/cart/cart-rules";

const rules: CartRules = {
  codEnabled: true,
  codLimitPoisha: 5_000_000,
  emiLeastPricePoisha: 1_030_000,
  vatNotes: { en: "VAT", bn: "ভ্যাট" },
  deliveryVatBasisPoints: 1_500,
};
const phone: CartItemRow = {
  sku: "PHONE",
  productSlug: "phone",
  category: "phones",
  titles: { en: "Phone", bn: "ফোন" },
  colourLabels: { en: "Blue", bn: "নীল" },
  ramGb: 8,
  storageGb: 128,
  size: null,
  pictureSrc: "/phone.webp",
  pricePoisha: 1_000_000,
  stock: 5,
  published: true,
  printPoisha: null,
  vatBasisPoints: 750,
  preorder: false,
};
const fan = { titles: { en: "Fan", bn: "পাখা" }, sku: "FAN", pricePoisha: 30_000, stock: 2 };
const data = { titles: { en: "Data", bn: "ডেটা" }, sku: null, pricePoisha: 0, stock: null };
const bundleWith = (inCart: number): BundleOfCartRow => ({
  slug: "cool",
  productSlug: "phone",
  inCart,
  addOns: [fan, data],
});
const bundles = (inCart = 0) => new Map([["cool", bundleWith(inCart)]]);
const noBundles = new Map();
const known = (...items: (CartItemRow & { inCart?: number })[]) =>
  new Map(items.map((item) => [item.sku, { inCart: 0, ...item }]));
const line = (quantity: number, options = {}, sku = "PHONE") => ({ sku, quantity, options });
const cool = { bundle: "cool" };

describe("the options of a cart line", () => {
  it("allow a bundle only of the line's own product", () => {
    expect(optionsFit(cool, phone, rules, bundles())).toBe(true);
    expect(optionsFit(cool, phone, rules, new Map())).toBe(false);
    expect(optionsFit(cool, { ...phone, productSlug: "tab" }, rules, bundles())).toBe(false);
  });

  it("allow instalments if the piece with its add-ons costs enough and is not a pre-order", () => {
    expect(optionsFit({ emi: "meghdut-6", ...cool }, phone, rules, bundles())).toBe(true);
    expect(optionsFit({ emi: "meghdut-6" }, phone, rules, bundles())).toBe(false);
    const enough = { ...phone, pricePoisha: 1_030_000 };
    expect(optionsFit({ emi: "meghdut-6" }, enough, rules, new Map())).toBe(true);
    expect(optionsFit({ emi: "meghdut-6" }, { ...enough, preorder: true }, rules, new Map())).toBe(false);
    expect(optionsFit({ emi: "meghdut-6" }, enough, { ...rules, emiLeastPricePoisha: null }, new Map())).toBe(false);
  });

  it("allow a SIM number on SIMs only", () => {
    const sim = { ...phone, category: "sim" as const };
    expect(optionsFit({ sim: "01712345678", simReplacement: true }, sim, rules, new Map())).toBe(true);
    expect(optionsFit({ simReplacement: false }, phone, rules, new Map())).toBe(true);
    expect(optionsFit({ sim: "01712345678" }, phone, rules, new Map())).toBe(false);
  });
});

describe("problemsOfUpdate", () => {
  it("accepts as many bundles as their add-ons are in stock", () => {
    expect(problemsOfUpdate([line(2, cool)], known(phone), rules, bundles())).toEqual([]);
    expect(problemsOfUpdate([line(0), line(3, cool)], known(phone), rules, bundles())).toEqual([
      { code: "bundle-out-of-stock", field: "product.1" },
    ]);
  });

  it("counts an add-on together with the lines that sell it alone", () => {
    const items = known(phone, { ...phone, sku: "FAN", productSlug: "fan", stock: 2 });
    const lines = [line(1, cool), line(2, {}, "FAN")];
    expect(problemsOfUpdate(lines, items, rules, bundles()).map(({ code, field }) => `${code} ${field}`)).toEqual([
      "bundle-out-of-stock product.0",
      "out-of-stock product.1",
    ]);
  });

  it("lets a cart keep its bundles when an add-on runs out, but refuses more of them", () => {
    expect(problemsOfUpdate([line(3, cool)], known(phone), rules, bundles(3))).toEqual([]);
    expect(problemsOfUpdate([line(4, cool)], known(phone), rules, bundles(3))).toHaveLength(1);
    const two = [line(2, cool), line(1, { ...cool, emi: "meghdut-6" }), line(1)];
    expect(problemsOfUpdate(two, known(phone), rules, bundles(3))).toEqual([]);
    expect(problemsOfUpdate(two, known(phone), rules, bundles(2)).map(({ field }) => field)).toEqual([
      "product.0",
      "product.1",
    ]);
  });

  it("accepts twenty lines and five pieces of each", () => {
    const lines = Array.from({ length: 20 }, (_, index) => line(5, {}, `SKU-${index}`));
    const items = known(...lines.map(({ sku }) => ({ ...phone, sku })));
    expect(problemsOfUpdate([...lines, line(0)], items, rules, noBundles)).toEqual([]);
  });

  it("accepts one piece of a pre-order without stock, alone in the cart", () => {
    const early = { ...phone, preorder: true, stock: 0 };
    const limit = { code: "quantity-limit", facts: { max: 1 } };
    expect(problemsOfUpdate([line(1)], known(early), rules, noBundles)).toEqual([]);
    expect(problemsOfUpdate([line(2)], known(early), rules, noBundles)).toEqual([{ ...limit, field: "product.0" }]);
    expect(problemsOfUpdate([line(1), line(1, { emi: "meghdut-6" })], known(early), rules, noBundles)).toEqual([
      { ...limit, field: "product.0" },
      { ...limit, field: "product.1" },
      { code: "preorder-alone", field: "product" },
    ]);
    const other = { ...phone, sku: "OTHER" };
    expect(problemsOfUpdate([line(1), line(1, {}, "OTHER")], known(early, other), rules, noBundles)).toEqual([
      { code: "preorder-alone", field: "product" },
    ]);
    expect(problemsOfUpdate([line(1), line(0, {}, "OTHER")], known(early, other), rules, noBundles)).toEqual([]);
  });

  it("accepts the removal of an unavailable line, and refuses the cart while the line stays", () => {
    expect(problemsOfUpdate([line(0, {}, "GONE")], known(phone), rules, noBundles)).toEqual([]);
    expect(problemsOfUpdate([line(1), line(1, {}, "GONE")], known(phone), rules, noBundles)).toEqual([
      { code: "sku-not-found", field: "product.1" },
    ]);
  });

  it("limits two lines of one SKU together to the stock, or to the pieces already in the cart", () => {
    const items = known({ ...phone, stock: 3 });
    expect(problemsOfUpdate([line(2), line(1, cool)], items, rules, bundles())).toEqual([]);
    const gone = known({ ...phone, published: false, inCart: 3 });
    expect(problemsOfUpdate([line(2), line(1)], gone, rules, noBundles)).toEqual([]);
    expect(problemsOfUpdate([line(2), line(2)], gone, rules, noBundles).map(({ code }) => code)).toEqual([
      "sku-not-found",
      "sku-not-found",
    ]);
  });
});

describe("problemsOfLines", () => {
  const ordered = (change: object) => ({ ...phone, quantity: 1, options: {}, ...change });
  const extras = { basePoisha: 1_000_000, addOns: [fan, data], gone: false };

  it("reports a bundle with a sold-out add-on and an option that is no longer sold", () => {
    const lines = [
      ordered({ sku: "A", quantity: 2, extras }),
      ordered({ sku: "B", extras }),
      ordered({ sku: "C", extras: { ...extras, addOns: [], isUnavailable: true } }),
    ];
    expect(problemsOfLines(lines)).toEqual([
      { code: "bundle-out-of-stock", field: "product.0" },
      { code: "bundle-out-of-stock", field: "product.1" },
      { code: "option-not-available", field: "product.2" },
    ]);
    expect(problemsOfLines(lines.slice(0, 1))).toEqual([]);
  });

  it("checks no stock for a pre-order, and for other goods the total of all lines", () => {
    expect(problemsOfLines([ordered({ preorder: true, stock: 0 })])).toEqual([]);
    expect(problemsOfLines([ordered({ quantity: 5 })])).toEqual([]);
    expect(problemsOfLines([ordered({ quantity: 3 }), ordered({ quantity: 3 })])).toHaveLength(2);
  });
});

it("cash on delivery is offered for goods, but not for a cart with a SIM", () => {
  expect(codOffered([{ category: "phones", options: {} }], rules)).toBe(true);
  expect(
    codOffered(
      [
        { category: "phones", options: {} },
        { category: "sim", options: {} },
      ],
      rules,
    ),
  ).toBe(false);
});

describe("priceCart", () => {
  const row: CartRow = {
    token: "token",
    version: 7,
    deliveryDistrict: "Testpur",
    deliveryType: "express",
    deliveryPoisha: 6_000,
    promotion: null,
  };
  const ten: PromotionRow = {
    code: "TEN",
    type: "promo",
    titles: { en: "Ten", bn: "দশ" },
    kind: "percent",
    percent: 10,
    amountPoisha: null,
    minPoisha: 0,
    category: null,
    started: true,
    ended: false,
    usedUp: false,
    numberLimit: null,
  };
  const extras = { basePoisha: 1_000_000, addOns: [fan, data], gone: false };
  const bundled = { ...phone, pricePoisha: 1_030_000, quantity: 2, options: cool, extras };
  const plain = { ...phone, sku: "OTHER", quantity: 1, options: {}, stock: 40 };

  it("returns the totals, including the total of the add-ons", () => {
    expect(priceCart(row, rules, [bundled, plain])).toMatchObject({
      token: "token",
      version: 7,
      deliveryType: "express",
      deliveryPoisha: 6_000,
      itemsPoisha: 3_060_000,
      addOnsPoisha: 60_000,
      promotion: null,
      discountPoisha: 0,
      payablePoisha: 3_066_000,
      codAvailable: true,
      codLimitPoisha: 5_000_000,
      preorder: false,
      vatNotes: rules.vatNotes,
      problems: [],
    });
  });

  it("returns for each line its own price, its add-ons and the stock of its scarcest part", () => {
    const { lines } = priceCart(row, rules, [bundled, plain, { ...plain, published: false }]);
    expect(lines.map(({ basePoisha, addOns, stock }) => [basePoisha, addOns, stock])).toEqual([
      [1_000_000, [fan, data], 2],
      [1_000_000, [], 10],
      [1_000_000, [], 0],
    ]);
  });

  it("subtracts a promotion and calculates the VAT of the rest", () => {
    const cart = priceCart({ ...row, promotion: ten }, rules, [plain]);
    expect(cart).toMatchObject({ discountPoisha: 100_000, payablePoisha: 906_000 });
    expect(cart.promotion).toEqual({
      code: "TEN",
      type: "promo",
      titles: { en: "Ten", bn: "দশ" },
      discountPoisha: 100_000,
      problem: null,
    });
    // 7.5 % in 9,000 taka, and 15 % in 60 taka.
    expect(cart.vatPoisha).toBe(62_791 + 783);
  });

  it("keeps a promotion with a problem, but subtracts nothing", () => {
    const { promotion, discountPoisha } = priceCart({ ...row, promotion: { ...ten, ended: true } }, rules, [plain]);
    expect(promotion).toMatchObject({ discountPoisha: 0, problem: { code: "promotion-expired", field: "code" } });
    expect(discountPoisha).toBe(0);
  });

  it("is empty without a row, and has no promotion without lines", () => {
    const empty = { token: null, version: 0, deliveryPoisha: 0, promotion: null, payablePoisha: 0, vatPoisha: 0 };
    expect(priceCart(null, rules, [])).toMatchObject(empty);
    expect(priceCart({ ...row, promotion: ten }, rules, [])).toMatchObject({ ...empty, version: 7 });
  });

  it("reports why a line cannot be ordered, with the SIM number that is taken", () => {
    const sim = { ...plain, category: "sim" as const, sku: "SIM-PREPAID-CARD", options: { sim: "01712345678" } };
    expect(priceCart(row, rules, [{ ...plain, stock: 0 }, sim])).toMatchObject({
      codAvailable: false,
      codLimitPoisha: null,
      problems: [
        { code: "out-of-stock", field: "product.0" },
        { code: "sim-number-taken", field: "product.1", facts: { number: "01712345678" } },
      ],
    });
  });

  it("marks a cart that contains a pre-order", () => {
    expect(priceCart(row, rules, [{ ...plain, preorder: true }]).preorder).toBe(true);
    expect(priceCart(row, rules, [plain, { ...plain, preorder: true }]).preorder).toBe(true);
  });
});

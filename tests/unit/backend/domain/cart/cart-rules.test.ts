import fc from "fast-check";
import type { CartItemRow, CartRules } from "@/backend/db/queries/orders/cart-queries";
import { codFits, itemsTotal, priceCart, problemsOfLines, problemsOfUpdate } from "@/backend/domain/cart/cart-rules";

const rules: CartRules = {
  codEnabled: true,
  codLimitPoisha: 5_000_000,
  emiLeastPricePoisha: 500_000,
  vatNotes: { en: "VAT", bn: "ভ্যাট" },
  deliveryVatBasisPoints: 1500,
};

function item(change: Partial<CartItemRow> = {}): CartItemRow {
  return {
    sku: "AAA-1",
    productSlug: "aaa",
    category: "phones",
    titles: { en: "A", bn: "এ" },
    colourLabels: { en: "Blue", bn: "নীল" },
    ramGb: 8,
    storageGb: 128,
    size: null,
    pictureSrc: "/a.webp",
    pricePoisha: 1_000_000,
    stock: 3,
    published: true,
    printPoisha: null,
    vatBasisPoints: 750,
    preorder: false,
    ...change,
  };
}

const noBundles = new Map();

function known(row: CartItemRow, inCart = 0) {
  return new Map([[row.sku, { ...row, inCart }]]);
}

const line = (quantity: number, options = {}) => ({ sku: "AAA-1", quantity, options });

describe("problemsOfUpdate", () => {
  it("accepts a quantity that is in stock", () => {
    expect(problemsOfUpdate([line(3)], known(item()), rules, noBundles)).toEqual([]);
  });

  it("reports the line with too little stock and how many pieces are left", () => {
    expect(problemsOfUpdate([line(4)], known(item()), rules, noBundles)).toEqual([
      { code: "out-of-stock", field: "product.0", facts: { left: 3 } },
    ]);
  });

  it("adds up two lines of one SKU", () => {
    const problems = problemsOfUpdate([line(2), line(2)], known(item()), rules, noBundles);
    expect(problems.map((problem) => problem.field)).toEqual(["product.0", "product.1"]);
  });

  it("counts lines in the payload's order, including lines of quantity 0", () => {
    const problems = problemsOfUpdate([line(0), { ...line(1), sku: "GONE-1" }], known(item()), rules, noBundles);
    expect(problems).toEqual([{ code: "sku-not-found", field: "product.1" }]);
  });

  it("refuses more than five pieces of a line", () => {
    const [problem] = problemsOfUpdate([line(6)], known(item({ stock: 100 })), rules, noBundles);
    expect(problem).toEqual({ code: "quantity-limit", field: "product.0", facts: { max: 5 } });
  });

  it("refuses more than five pieces of a SKU in several lines, but lets a cart keep the ones that it has", () => {
    const lines = [line(3), line(3, { bundle: "with-case" })];
    const bundles = new Map([["with-case", { slug: "with-case", productSlug: "aaa", addOns: [], inCart: 0 }]]);
    const problemsWith = (inCart: number) =>
      problemsOfUpdate(lines, known(item({ stock: 100 }), inCart), rules, bundles);
    const refused = { code: "quantity-limit", facts: { max: 5 } };
    expect(problemsWith(5)).toEqual([
      { ...refused, field: "product.0" },
      { ...refused, field: "product.1" },
    ]);
    expect(problemsWith(6)).toEqual([]);
  });

  it("counts printed pieces one by one, because each is a different one", () => {
    const shirt = known(item({ category: "apparel-accessories", printPoisha: 25_000, stock: 100 }));
    const lines = [1, 2, 3, 4, 5, 6].map((number) => line(1, { number: String(number) }));
    expect(problemsOfUpdate(lines, shirt, rules, noBundles)).toEqual([]);
  });

  it.each([
    ["sim", { sim: "01712345678" }, "sim"],
    ["name", { name: "RAHIM" }, "apparel-accessories"],
    ["number", { number: "10" }, "apparel-accessories"],
  ] as const)("counts six pieces with a %s of their own as different ones", (_, own, category) => {
    const lines = Array.from({ length: 6 }, () => line(1, own));
    const rows = known(item({ category, stock: 100, printPoisha: 10_000 }));
    const codes = problemsOfUpdate(lines, rows, rules, noBundles).map(({ code }) => code);
    expect(codes).not.toContain("quantity-limit");
  });

  it("refuses a second piece of a pre-order, in one line or in two, also one that the cart already has", () => {
    const rows = known(item({ preorder: true, stock: 0 }), 2);
    const limit = { code: "quantity-limit", facts: { max: 1 } };
    expect(problemsOfUpdate([line(2)], rows, rules, noBundles)).toContainEqual({ ...limit, field: "product.0" });
    const two = problemsOfUpdate([line(1), line(1)], rows, rules, noBundles);
    expect(two).toContainEqual({ ...limit, field: "product.1" });
  });

  it("refuses six pieces of a line that the cart already has", () => {
    const [problem] = problemsOfUpdate([line(6)], known(item({ stock: 100 }), 6), rules, noBundles);
    expect(problem).toEqual({ code: "quantity-limit", field: "product.0", facts: { max: 5 } });
  });

  it("refuses more than twenty lines", () => {
    const shirt = known(item({ category: "apparel-accessories", printPoisha: 25_000, stock: 100 }));
    const lines = Array.from({ length: 21 }, (_, number) => line(1, { number: String(number) }));
    const problems = problemsOfUpdate(lines, shirt, rules, noBundles);
    expect(problems).toEqual([{ code: "cart-line-limit", field: "product", facts: { max: 20 } }]);
  });

  it("lets a cart keep sold-out pieces, but not add more", () => {
    expect(problemsOfUpdate([line(2)], known(item({ stock: 0 }), 2), rules, noBundles)).toEqual([]);
    expect(problemsOfUpdate([line(3)], known(item({ stock: 0 }), 2), rules, noBundles)).toHaveLength(1);
  });

  it("lets a cart keep a product that left the shop, but not add it", () => {
    expect(problemsOfUpdate([line(1)], known(item({ published: false }), 2), rules, noBundles)).toEqual([]);
    expect(problemsOfUpdate([line(1)], known(item({ published: false })), rules, noBundles)).toHaveLength(1);
  });

  it("refuses options that the goods do not have", () => {
    const refused = [{ sim: "8988" }, { simReplacement: true }, { name: "Rumi" }, { number: "10" }];
    for (const options of refused) {
      expect(problemsOfUpdate([line(1, options)], known(item()), rules, noBundles)).toEqual([
        { code: "option-not-available", field: "product.0" },
      ]);
    }
    const shirt = known(item({ category: "apparel-accessories", printPoisha: 25_000 }));
    expect(problemsOfUpdate([line(1, { name: "R" })], shirt, rules, noBundles)).toEqual([]);
    expect(problemsOfUpdate([line(1, { name: "r" })], shirt, rules, noBundles)).toHaveLength(1);
  });

  it("allows instalments from the lowest price of the rules", () => {
    expect(problemsOfUpdate([line(1, { emi: "12" })], known(item()), rules, noBundles)).toEqual([]);
    expect(
      problemsOfUpdate([line(1, { emi: "12" })], known(item({ pricePoisha: 499_999 })), rules, noBundles),
    ).toHaveLength(1);
    // The price of the printing is included in the price that is compared.
    const printed = item({ pricePoisha: 499_999, printPoisha: 1 });
    expect(problemsOfUpdate([line(1, { emi: "12", name: "NIHAL" })], known(printed), rules, noBundles)).toEqual([]);
  });
});

describe("problemsOfLines", () => {
  it("reports every line that cannot be ordered", () => {
    const lines = [
      { ...item({ sku: "AAA-1", stock: 1 }), quantity: 2 },
      { ...item({ sku: "BBB-1", published: false }), quantity: 1 },
      { ...item({ sku: "CCC-1", stock: 0 }), quantity: 1 },
      { ...item({ sku: "DDD-1" }), quantity: 3 },
    ];
    expect(problemsOfLines(lines)).toEqual([
      { code: "out-of-stock", field: "product.0", facts: { left: 1 } },
      { code: "sku-not-found", field: "product.1" },
      { code: "out-of-stock", field: "product.2" },
    ]);
  });

  it("never shows more than ten pieces", () => {
    const lines = [5, 5, 5].map((quantity) => ({ ...item({ stock: 12 }), quantity }));
    expect(problemsOfLines(lines)[0]?.facts).toEqual({ left: 10 });
  });
});

describe("codFits", () => {
  const lines = [{ category: "phones", options: {} }];

  it("allows a total up to the limit and not a poisha more", () => {
    expect(codFits(lines, 5_000_000, rules)).toBe(true);
    expect(codFits(lines, 5_000_001, rules)).toBe(false);
  });

  it("refuses instalments, SIMs and an empty cart", () => {
    expect(codFits([{ category: "phones", options: { emi: "12" } }], 1, rules)).toBe(false);
    expect(codFits([{ category: "sim", options: {} }], 1, rules)).toBe(false);
    expect(codFits([], 0, rules)).toBe(false);
  });

  it("can be switched off for the whole shop", () => {
    expect(codFits(lines, 1, { ...rules, codEnabled: false })).toBe(false);
  });
});

describe("priceCart", () => {
  it("adds lines and delivery in whole poisha for any cart", () => {
    const amount = fc.record({
      pricePoisha: fc.integer({ min: 1, max: 1_000_000_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), fc.nat(20_000), (amounts, deliveryPoisha) => {
        const lines = amounts.map((each) => ({ ...item(), ...each, options: {} }));
        const row = {
          token: "t",
          version: 3,
          deliveryDistrict: "X",
          deliveryType: "regular" as const,
          deliveryPoisha,
          promotion: null,
        };
        const cart = priceCart(row, rules, lines);
        const expected = amounts.reduce((sum, each) => sum + BigInt(each.pricePoisha) * BigInt(each.quantity), 0n);
        expect(BigInt(cart.itemsPoisha)).toBe(expected);
        expect(cart.payablePoisha).toBe(cart.itemsPoisha + deliveryPoisha);
        expect(Number.isSafeInteger(cart.payablePoisha)).toBe(true);
      }),
    );
  });

  it("has no token, no fee and no cash on delivery when it is empty", () => {
    const row = {
      token: "t",
      version: 4,
      deliveryDistrict: "X",
      deliveryType: "express" as const,
      deliveryPoisha: 6_000,
      promotion: null,
    };
    expect(priceCart(row, rules, [])).toMatchObject({
      token: null,
      version: 4,
      deliveryPoisha: 0,
      payablePoisha: 0,
      deliveryType: "regular",
      codAvailable: false,
      codLimitPoisha: null,
    });
  });
});

describe("the delivery fee of a cart", () => {
  const row = {
    token: "t",
    version: 4,
    deliveryDistrict: "X",
    deliveryType: "regular" as const,
    deliveryPoisha: 6_000,
    promotion: null,
  };
  const line = (sku: string) => ({ ...item({ sku, category: "sim" }), quantity: 1, options: {} });

  it.each([
    [["SIM-PREPAID-ESIM", "SIM-REPLACEMENT-ESIM"], 0],
    [["SIM-PREPAID-ESIM", "SIM-PREPAID-CARD"], 6_000],
  ])("with %p is %d poisha: eSIMs alone need no delivery", (skus, fee) => {
    const lines = skus.map(line);
    expect(priceCart(row, rules, lines)).toMatchObject({ deliveryPoisha: fee, payablePoisha: itemsTotal(lines) + fee });
  });
});

describe("itemsTotal", () => {
  it("is 0 without lines", () => {
    expect(itemsTotal([])).toBe(0);
  });
});

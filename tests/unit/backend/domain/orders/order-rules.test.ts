import type { OrderBasis } from "@/backend/db/queries/place-order-queries";
import { checkCashOnDelivery, checkPlace, checkUnpaidOrders, stockItems } from "@/backend/domain/orders/order-rules";

const basis: OrderBasis = {
  version: 1,
  linesVersion: 1,
  ordered: false,
  retailerToken: null,
  codEnabled: true,
  codLimitPoisha: 5_000_000,
  codOpenLimitPoisha: 8_000_000,
  codOpenOrders: 2,
  paymentHoldMinutes: 30,
  restWeekday: 5,
  delivered: true,
  thanaKnown: true,
  postCodeKnown: true,
  feePoisha: 6_000,
  deliveryVatBasisPoints: 1_500,
  daysMin: 1,
  daysMax: 2,
  openPoisha: 0,
  openOrders: 0,
  unpaidOrders: 0,
  onlineOpenOrders: 3,
  refusedOrders: 0,
  promotion: null,
  emiPlan: null,
  store: null,
};
const home = {
  district: "Testpur",
  thana: "Northgate",
  postCode: "1999",
  address: "House 12",
  deliveryType: "regular" as const,
  storeId: null,
};
const phones = [{ category: "phones", options: {} }];

describe("checkPlace", () => {
  it.each([
    [{ delivered: null }, "district-not-found", "district"],
    [{ delivered: false }, "delivery-option-not-available", "district"],
    [{ thanaKnown: false }, "thana-mismatch", "area"],
    [{ postCodeKnown: false }, "post-code-mismatch", "post_code"],
    [{ feePoisha: null }, "delivery-option-not-available", "delivery_type"],
  ])("refuses %p as %s at %s", (change, code, field) => {
    expect(() => checkPlace({ ...basis, ...change }, home)).toThrow(expect.objectContaining({ code, field }));
  });

  it("takes a place that is known", () => {
    expect(() => checkPlace(basis, home)).not.toThrow();
  });

  it("asks for an address unless it is picked up", () => {
    expect(() => checkPlace(basis, { ...home, address: "" })).toThrow(
      expect.objectContaining({ code: "invalid-input", field: "address" }),
    );
  });

  it("takes a store of the same district in the place of an address, and no other", () => {
    const name = { en: "Northgate", bn: "উত্তরদ্বার" };
    const store = { code: "northgate", name, address: name, district: "Testpur", thana: "Northgate" };
    const pickup = { ...home, address: "", deliveryType: "pickup" as const, storeId: "northgate" };
    expect(() => checkPlace({ ...basis, store }, pickup)).not.toThrow();
    // A thana without a store of its own is shown those of its district.
    expect(() => checkPlace({ ...basis, store: { ...store, thana: "Southgate" } }, pickup)).not.toThrow();
    for (const wrong of [null, { ...store, district: "Farpur" }]) {
      expect(() => checkPlace({ ...basis, store: wrong }, pickup)).toThrow(
        expect.objectContaining({ code: "store-not-found", field: "store_id" }),
      );
    }
  });
});

describe("checkCashOnDelivery", () => {
  it("takes an order up to the limit", () => {
    expect(() => checkCashOnDelivery(basis, phones, 5_000_000)).not.toThrow();
  });

  it("refuses a total above the limit and names it with Indian grouping", () => {
    expect(() => checkCashOnDelivery(basis, phones, 5_000_001)).toThrow(
      expect.objectContaining({ code: "cod-limit-crossed", facts: { limit: "50,000" } }),
    );
  });

  it("counts what the number owes already", () => {
    expect(() => checkCashOnDelivery({ ...basis, openPoisha: 3_000_001, openOrders: 1 }, phones, 5_000_000)).toThrow(
      expect.objectContaining({ code: "cod-limit-crossed" }),
    );
    expect(() => checkCashOnDelivery({ ...basis, openPoisha: 2, openOrders: 2 }, phones, 1)).toThrow(
      expect.objectContaining({ code: "cod-limit-crossed" }),
    );
  });

  it("refuses goods that are paid in advance", () => {
    expect(() => checkCashOnDelivery(basis, [{ category: "sim", options: {} }], 1)).toThrow(
      expect.objectContaining({ code: "cod-not-available" }),
    );
  });
});

describe("checkUnpaidOrders", () => {
  it("lets a number have as many unpaid orders as it may, and no more", () => {
    expect(() => checkUnpaidOrders({ unpaidOrders: 2, onlineOpenOrders: 3 }, "payment_method")).not.toThrow();
    expect(() => checkUnpaidOrders({ unpaidOrders: 3, onlineOpenOrders: 3 }, "payment_method")).toThrow(
      expect.objectContaining({ code: "unpaid-limit-crossed", field: "payment_method", facts: { most: 3 } }),
    );
  });
});

describe("stockItems", () => {
  it("takes each SKU once, in the order of the SKUs, at its price", () => {
    const lines = [
      { sku: "BBB", quantity: 1, pricePoisha: 20 },
      { sku: "AAA", quantity: 2, pricePoisha: 10 },
      { sku: "BBB", quantity: 3, pricePoisha: 20 },
    ];
    expect(stockItems(lines)).toEqual([
      { sku: "AAA", quantity: 2, pricePoisha: 10 },
      { sku: "BBB", quantity: 4, pricePoisha: 20 },
    ]);
  });

  it("takes what comes with a line too, the goods at their own price and the rest at any", () => {
    const addOns = [
      { titles: { en: "Case", bn: "কেস" }, sku: "AAA", pricePoisha: 5, stock: 9 },
      { titles: { en: "Strap", bn: "স্ট্র্যাপ" }, sku: "CCC", pricePoisha: 5, stock: 9 },
      { titles: { en: "Data", bn: "ডেটা" }, sku: null, pricePoisha: 0, stock: null },
    ];
    const lines = [
      { sku: "BBB", quantity: 2, pricePoisha: 30, extras: { basePoisha: 20, addOns } },
      { sku: "AAA", quantity: 1, pricePoisha: 10 },
    ];
    expect(stockItems(lines)).toEqual([
      { sku: "AAA", quantity: 3, pricePoisha: 10 },
      { sku: "BBB", quantity: 2, pricePoisha: 20 },
      { sku: "CCC", quantity: 2, pricePoisha: null },
    ]);
  });
});

import type { OrderBasis } from "@/backend/db/queries/orders/place-order-queries";
import {
  checkCashOnDelivery,
  checkPlace,
  checkUnpaidOrders,
  fulfilmentOfOrder,
  stockItems,
  storeOfOrder,
} from "@/backend/domain/orders/order-rules";

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
const storeName = { en: "Northgate", bn: "উত্তরদ্বার" };
const store = { code: "northgate", name: storeName, address: storeName, district: "Testpur", thana: "Northgate" };

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

  it("accepts a known place", () => {
    expect(() => checkPlace(basis, home)).not.toThrow();
  });

  it("requires an address unless the order is picked up", () => {
    expect(() => checkPlace(basis, { ...home, address: "" })).toThrow(
      expect.objectContaining({ code: "invalid-input", field: "address" }),
    );
  });

  it("accepts a store of the same district instead of an address, and no other store", () => {
    const pickup = { ...home, address: "", deliveryType: "pickup" as const, storeId: "northgate" };
    expect(() => checkPlace({ ...basis, store }, pickup)).not.toThrow();
    // If a thana has no store, the form offers the stores of its district.
    expect(() => checkPlace({ ...basis, store: { ...store, thana: "Southgate" } }, pickup)).not.toThrow();
    for (const wrong of [null, { ...store, district: "Farpur" }]) {
      expect(() => checkPlace({ ...basis, store: wrong }, pickup)).toThrow(
        expect.objectContaining({ code: "store-not-found", field: "store_id" }),
      );
    }
  });
});

describe("fulfilmentOfOrder", () => {
  const phone = { sku: "TRN-X5-256-BLU" };
  const esim = { sku: "SIM-PREPAID-ESIM" };

  it("returns the place with the fee and the days of its delivery", () => {
    expect(fulfilmentOfOrder(basis, home, [phone])).toEqual({
      ...home,
      feePoisha: 6_000,
      daysMin: 1,
      daysMax: 2,
      restWeekday: 5,
    });
  });

  it("is digital and free for eSIMs alone, whatever place was sent", () => {
    expect(fulfilmentOfOrder({ ...basis, delivered: null }, home, [esim])).toEqual({
      deliveryType: "digital",
      district: "",
      thana: "",
      postCode: "",
      address: "",
      storeId: null,
      feePoisha: 0,
      daysMin: 0,
      daysMax: 0,
      restWeekday: null,
    });
  });

  it("refuses digital delivery of goods", () => {
    expect(() => fulfilmentOfOrder(basis, { ...home, deliveryType: "digital" }, [phone, esim])).toThrow(
      expect.objectContaining({ code: "delivery-option-not-available", field: "delivery_type" }),
    );
  });

  it("checks the place for goods", () => {
    expect(() => fulfilmentOfOrder({ ...basis, thanaKnown: false }, home, [phone])).toThrow(
      expect.objectContaining({ code: "thana-mismatch" }),
    );
  });
});

describe("storeOfOrder", () => {
  it("returns the store of a pick-up, and null for other deliveries", () => {
    const kept = { code: "northgate", name: storeName, address: storeName };
    expect(storeOfOrder({ store }, { deliveryType: "pickup" })).toEqual(kept);
    expect(storeOfOrder({ store }, { deliveryType: "regular" })).toBeNull();
    expect(storeOfOrder({ store: null }, { deliveryType: "pickup" })).toBeNull();
  });
});

describe("checkCashOnDelivery", () => {
  it("accepts an order up to the limit", () => {
    expect(() => checkCashOnDelivery(basis, phones, 5_000_000)).not.toThrow();
  });

  it("refuses a total above the limit, and returns the limit with Indian grouping", () => {
    expect(() => checkCashOnDelivery(basis, phones, 5_000_001)).toThrow(
      expect.objectContaining({ code: "cod-limit-crossed", field: "payment_method", facts: { limit: "50,000" } }),
    );
  });

  it("counts the open orders of the number", () => {
    const owing = (openPoisha: number, openOrders: number) => () =>
      checkCashOnDelivery({ ...basis, openPoisha, openOrders }, phones, 5_000_000);
    const crossed = expect.objectContaining({ code: "cod-limit-crossed", field: "payment_method" });
    expect(owing(3_000_000, 1)).not.toThrow();
    expect(owing(3_000_001, 1)).toThrow(crossed);
    expect(owing(0, 2)).toThrow(crossed);
    expect(owing(0, 3)).toThrow(crossed);
  });

  it("refuses goods that are paid in advance", () => {
    expect(() => checkCashOnDelivery(basis, [{ category: "sim", options: {} }], 1)).toThrow(
      expect.objectContaining({ code: "cod-not-available", field: "payment_method" }),
    );
  });
});

describe("checkUnpaidOrders", () => {
  it("allows unpaid orders up to the limit", () => {
    expect(() => checkUnpaidOrders({ unpaidOrders: 2, onlineOpenOrders: 3 }, "payment_method")).not.toThrow();
    expect(() => checkUnpaidOrders({ unpaidOrders: 3, onlineOpenOrders: 3 }, "payment_method")).toThrow(
      expect.objectContaining({ code: "unpaid-limit-crossed", field: "payment_method", facts: { max: 3 } }),
    );
  });
});

describe("stockItems", () => {
  it("lists each SKU once, sorted by SKU, with its price", () => {
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

  it("includes the goods of add-ons, with their own price if a line sells them alone, otherwise with any price", () => {
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

  it("lists a SIM with a new number at the price of its kit", () => {
    const sim = { sku: "SIM-PREPAID-CARD", quantity: 1, pricePoisha: 70_000, number: { kitPoisha: 20_000 } };
    expect(stockItems([sim])).toEqual([{ sku: "SIM-PREPAID-CARD", quantity: 1, pricePoisha: 20_000 }]);
  });
});

import { cashOnDelivery } from "@/utils/checkout/cash-on-delivery";

const terms = {
  isCodEnabled: true,
  codLimit: 6_000_000,
  codCode: { fromPoisha: 1_000_000, prefixes: ["017", "013"] },
  totals: { payablePoisha: 999_999 },
};
const large = { ...terms, totals: { payablePoisha: 1_000_000 } };

test("below the amount for a code, any number can pay cash without a code", () => {
  expect(cashOnDelivery(terms, "01812345678", null)).toEqual({
    blocked: null,
    needsCode: false,
    number: "01812345678",
  });
});

test("from that amount on a code is required, and the number is normalized", () => {
  expect(cashOnDelivery(large, "+৮৮০ ১৭১২ ৩৪৫৬৭৮", null)).toEqual({
    blocked: null,
    needsCode: true,
    number: "01712345678",
  });
});

test("an incomplete number does not block, but a number that cannot get a code does", () => {
  expect(cashOnDelivery(large, "018123", null)).toEqual({ blocked: null, needsCode: true, number: null });
  expect(cashOnDelivery(large, "01812345678", null).blocked).toBe("number");
});

test("the number of the session needs no code, another number does", () => {
  expect(cashOnDelivery(large, "01712345678", "8801712345678")).toMatchObject({ blocked: null, needsCode: false });
  expect(cashOnDelivery(large, "01712345679", "8801712345678").needsCode).toBe(true);
});

test("an order of exactly the limit can be paid in cash, and any order without a limit", () => {
  const atLimit = { ...terms, codCode: null, totals: { payablePoisha: 6_000_000 } };
  expect(cashOnDelivery(atLimit, "", null).blocked).toBeNull();
  expect(cashOnDelivery({ ...atLimit, codLimit: null }, "", null).blocked).toBeNull();
  expect(cashOnDelivery({ ...large, codLimit: null }, "", "").needsCode).toBe(true);
});

test("the limit is reported before the goods, and both before the number", () => {
  const over = { ...large, isCodEnabled: false, totals: { payablePoisha: 6_000_001 } };
  expect(cashOnDelivery(over, "01812345678", null).blocked).toBe("limit");
  expect(cashOnDelivery({ ...large, isCodEnabled: false }, "01812345678", null).blocked).toBe("goods");
  expect(cashOnDelivery({ ...large, codCode: null }, "01812345678", null)).toMatchObject({
    blocked: null,
    needsCode: false,
  });
});

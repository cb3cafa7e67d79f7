import fc from "fast-check";
import {
  checkoutParts,
  emptyCheckout,
  findValidationErrors,
  parseDraft,
  parsePlace,
  partOfField,
} from "@/utils/checkout/checkout-form";

const complete = {
  ...emptyCheckout,
  fullName: "Farhana Akter",
  msisdn: "০১৭১২ ৩৪৫৬৭৮",
  district: "Dhaka",
  area: "Mirpur",
  postCode: "1216",
  address: "House 12, Road 5",
};

test("a complete form has no errors, with the number in digits of either script", () => {
  expect(findValidationErrors(complete)).toEqual([]);
});

test("an empty form returns the required fields in the order of the page, the place once", () => {
  expect(findValidationErrors(emptyCheckout)).toEqual(["fullName", "msisdn", "postCode", "address"]);
});

test("a pick-up requires a store instead of an address", () => {
  const pickup = { ...complete, postCode: "", address: "" };
  expect(findValidationErrors(pickup, "store")).toEqual(["storeId"]);
  expect(findValidationErrors({ ...pickup, storeId: "dhaka-mirpur" }, "store")).toEqual([]);
  expect(findValidationErrors({ ...complete, storeId: "dhaka-mirpur" })).toEqual([]);
});

test("a digital order requires name and number, but no place", () => {
  const { fullName, msisdn } = complete;
  expect(findValidationErrors({ ...emptyCheckout, fullName, msisdn, note: "x".repeat(301) }, "text")).toEqual([]);
  expect(findValidationErrors(emptyCheckout, "text")).toEqual(["fullName", "msisdn"]);
});

test("the place of the last order is read without the name, and invalid data is ignored", () => {
  const { district, area, postCode } = complete;
  expect(parsePlace(JSON.stringify(complete))).toEqual({ district, area, postCode });
  expect(parsePlace(JSON.stringify({ district: 7, area: "Mirpur" }))).toEqual({ area: "Mirpur" });
  for (const text of [null, "", "null", "[]", "{"]) expect(parsePlace(text)).toEqual({});
});

test.each([
  ["fullName", "   "],
  ["msisdn", "12345"],
  ["email", "not an address"],
  ["address", "x".repeat(301)],
  ["note", "x".repeat(301)],
] as const)("%s is invalid with %p", (part, value) => {
  expect(findValidationErrors({ ...complete, [part]: value })).toEqual([part]);
});

test("a refusal's field is mapped to a field of the form, or to null", () => {
  expect(partOfField("full_name")).toBe("fullName");
  expect(partOfField("post_code")).toBe("postCode");
  expect(partOfField("store_id")).toBe("storeId");
  expect(partOfField("promotion")).toBe("promotion");
  expect(partOfField("emi_plan")).toBe("emiPlan");
  expect(partOfField("product.0")).toBeNull();
  expect(partOfField("constructor")).toBeNull();
  expect(partOfField(undefined)).toBeNull();
});

test("a stored draft is restored, and invalid data gives an empty form", () => {
  expect(parseDraft(JSON.stringify(complete))).toEqual(complete);
  expect(parseDraft(null)).toEqual(emptyCheckout);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const draft = parseDraft(text);
      expect(Object.keys(draft)).toEqual(Object.keys(emptyCheckout));
      expect(Object.values(draft).every((value) => typeof value === "string")).toBe(true);
      expect(checkoutParts).toEqual(expect.arrayContaining(findValidationErrors(draft)));
    }),
  );
});

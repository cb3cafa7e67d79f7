import {
  brokenLimit,
  hasTooManyFields,
  MAX_ADDRESS_CHARACTERS,
  MAX_BODY_BYTES,
  MAX_COOKIE_CHARACTERS,
  MAX_CREATIVE_BYTES,
  MAX_FORM_FIELDS,
  MAX_PARAMETERS,
} from "@/utils/requests/request-limits";

const parameters = (count: number) => `/shop?${Array(count).fill("b").join("&")}`;
const address = (length: number) => `/${"a".repeat(length - 1)}`;

it.each([
  ["an ordinary address", "/shop?page=2&sort=price", undefined, null],
  ["the longest address", address(MAX_ADDRESS_CHARACTERS), "a=1", null],
  ["a longer address", address(MAX_ADDRESS_CHARACTERS + 1), undefined, "address-too-long"],
  ["the most parameters", parameters(MAX_PARAMETERS), undefined, null],
  ["one parameter more", parameters(MAX_PARAMETERS + 1), undefined, "address-too-long"],
  ["separators in a path", `/a${"&".repeat(MAX_PARAMETERS + 1)}`, undefined, null],
  [
    "a query without a path",
    `?${parameters(MAX_PARAMETERS + 1).slice("/shop?".length)}`,
    undefined,
    "address-too-long",
  ],
  ["empty parameters", `/shop?${"&".repeat(MAX_PARAMETERS)}`, undefined, "address-too-long"],
  ["the most cookies", "/", "a".repeat(MAX_COOKIE_CHARACTERS), null],
  ["one character of cookies more", "/", "a".repeat(MAX_COOKIE_CHARACTERS + 1), "headers-too-large"],
])("brokenLimit with %s", (_, path, cookie, limit) => {
  expect(brokenLimit(path, cookie)).toBe(limit);
});

it("a form that begins with a separator has an empty field before it", () => {
  expect(hasTooManyFields("&".repeat(MAX_FORM_FIELDS))).toBe(true);
  expect(hasTooManyFields("&".repeat(MAX_FORM_FIELDS - 1))).toBe(false);
});

it("the maximum size of a body is 64 KB, and of a file of an ad order 8 MB", () => {
  expect(MAX_BODY_BYTES).toBe(65_536);
  expect(MAX_CREATIVE_BYTES).toBe(8_388_608);
});

it("hasTooManyFields allows the maximum number of fields and no more", () => {
  const form = (count: number) => Array(count).fill("b=1").join("&");
  expect([hasTooManyFields(form(MAX_FORM_FIELDS)), hasTooManyFields(form(MAX_FORM_FIELDS + 1))]).toEqual([false, true]);
});

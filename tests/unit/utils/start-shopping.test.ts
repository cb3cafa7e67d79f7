import { startShoppingPath } from "@/utils/start-shopping";

const partners = { app: "mygp", wallet: "wallet", bank: "bank" };

test("[START-01] without a channel, shopping starts at the phones", () => {
  expect(startShoppingPath("", "", partners)).toBe("/shop/devices/phones");
  expect(startShoppingPath("", "gpshop", partners)).toBe("/shop/devices/phones");
  expect(startShoppingPath("someone-else", "alo", partners)).toBe("/shop/devices/phones");
});

test.each(["mygp", "wallet", "BANK"])("[START-02] a partner (%s) with gpshop starts at the shop", (channel) => {
  expect(startShoppingPath(channel, "gpshop", partners)).toBe("/shop");
});

test("[START-03] a wallet partner with alo starts at the IoT products", () => {
  expect(startShoppingPath("Wallet", "alo", partners)).toBe("/shop/devices/iot-products");
});

test("[START-04] a bank partner with alo starts at the IoT products", () => {
  expect(startShoppingPath("bank", "alo", partners)).toBe("/shop/devices/iot-products");
});

test("the operator's own app with alo starts at the phones", () => {
  expect(startShoppingPath("mygp", "alo", partners)).toBe("/shop/devices/phones");
});

import { channelKind } from "@/utils/layout/channel";
import { startShoppingPath } from "@/utils/layout/start-shopping";

const partners = { app: "mygp", wallet: "wallet", bank: "bank" };
const target = (channelName: string, microsite: string) =>
  startShoppingPath(channelKind(channelName, partners), microsite);

test("[START-01] without a channel, shopping starts at the phones", () => {
  expect(target("", "")).toBe("/shop/devices/phones");
  expect(target("", "gpshop")).toBe("/shop/devices/phones");
  expect(target("someone-else", "alo")).toBe("/shop/devices/phones");
});

test.each(["mygp", "wallet", "BANK"])("[START-02] a partner (%s) with gpshop starts at the shop", (channelName) => {
  expect(target(channelName, "gpshop")).toBe("/shop");
});

test("[START-03] a wallet partner with alo starts at the IoT products", () => {
  expect(target("Wallet", "alo")).toBe("/shop/devices/iot-products");
});

test("[START-04] a bank partner with alo starts at the IoT products", () => {
  expect(target("bank", "alo")).toBe("/shop/devices/iot-products");
});

test("the operator's own app with alo starts at the phones", () => {
  expect(target("mygp", "alo")).toBe("/shop/devices/phones");
});

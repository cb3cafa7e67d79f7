import { deliveryCalls } from "@/backend/contract/shop/delivery";
import { orderCalls } from "@/backend/contract/shop/orders";
import { chooseCod, type OrderRequest, placeOrder } from "@/services/checkout/checkout-service";
import { getDeliveryOffer, listPostCodes, listThanas } from "@/services/checkout/delivery-service";
import { startPayment, validatePayment } from "@/services/checkout/payments-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { CART_TOKEN } from "@/tests/support/shop/cart";

const order: OrderRequest = {
  token: CART_TOKEN,
  version: 3,
  expectedTotalPoisha: 6_505_950,
  recipient: {
    fullName: "Farhana Akter",
    msisdn: "01712345678",
    email: "",
    district: "Dhaka",
    area: "Mirpur",
    postCode: "1216",
    address: "House 12",
    note: "",
  },
  deliveryType: "regular",
  storeId: null,
  paymentMethod: "cod",
  emiPlan: null,
};
const placed = { data: { order_id: "7K3M-9QXT-2HVB-4D8N", state: "placed", payment_method: "cod", payable: 65_059.5 } };
const bodyOf = (api: ReturnType<typeof fakeApi>) => api.sent[0]?.input.body as Record<string, unknown>;

test("an order is sent as in the contract, with its idempotency key", async () => {
  const api = fakeApi({ makeOrder: () => placed });
  expect(await placeOrder(api, order, "key-1")).toEqual({
    orderId: "7K3M-9QXT-2HVB-4D8N",
    paymentMethod: "cod",
  });
  expect(api.sent[0]?.input.headers).toEqual({ "Idempotency-Key": "key-1" });
  expect(orderCalls.makeOrder.body?.safeParse(bodyOf(api)).success).toBe(true);
  expect(bodyOf(api).expected_total).toBe(65_059.5);
});

test("[API-SHOP-26] the payload contains the district", async () => {
  const api = fakeApi({ makeOrder: () => placed });
  await placeOrder(api, order, "key-1");
  expect(bodyOf(api).district).toBe("Dhaka");
});

test("[API-SHOP-27] the payload contains the area, which is the thana", async () => {
  const api = fakeApi({ makeOrder: () => placed });
  await placeOrder(api, order, "key-1");
  expect(bodyOf(api).area).toBe("Mirpur");
});

test("[API-SHOP-28] the payload contains the msisdn", async () => {
  const api = fakeApi({ makeOrder: () => placed });
  await placeOrder(api, order, "key-1");
  expect(bodyOf(api).msisdn).toBe("01712345678");
});

test("a delivery offer is requested with token and type, and its amounts are read as poisha", async () => {
  const data = {
    options: [{ type: "regular", label: "Regular", fee: 60, earliest: "2026-11-24", latest: "2026-11-26" }],
    type: "regular",
    fee: 60,
    installment: false,
    installments: [{ code: "meghdut-6", bank: "Meghdut Bank", months: 6, monthly: 16.67, total: 100 }],
    installment_from: 50,
    version: 4,
    totalPrice: { items: 100, includingBundle: 100, delivery: 60, discount: 0, payable: 160 },
  };
  const api = fakeApi({ deliveryOption: () => ({ status: true, data }) });
  const offer = await getDeliveryOffer(api, { district: "Dhaka", token: CART_TOKEN, type: "regular" });
  expect(bodyOf(api)).toEqual({ district: "Dhaka", token: CART_TOKEN, type: "regular" });
  expect(deliveryCalls.deliveryOption.body?.safeParse(bodyOf(api)).success).toBe(true);
  expect(offer).toMatchObject({
    feePoisha: 6_000,
    version: 4,
    totals: { payablePoisha: 16_000 },
    methods: [{ feePoisha: 6_000 }],
    emiOffers: [{ code: "meghdut-6", months: 6, monthlyPoisha: 1_667, totalPoisha: 10_000 }],
    emiFromPoisha: 5_000,
  });
});

test("a thana without a Bengali name is found by its label", async () => {
  const api = fakeApi({ getThanaByDistrict: () => ({ status: true, data: [{ name: "Mirpur", label: "মিরপুর" }] }) });
  expect(await listThanas(api, "Dhaka")).toEqual([{ name: "Mirpur", label: "মিরপুর", nameBn: "মিরপুর" }]);
});

test("post codes are read with their thana", async () => {
  const offices = { post_office: "মিরপুর", post_office_bn: "মিরপুর", post_office_en: "Mirpur" };
  const data = [{ post_code: "1216", ...offices, thana: "Mirpur" }];
  const api = fakeApi({ getPostCodeByDistrict: () => ({ status: true, data }) });
  expect(await listPostCodes(api, "Dhaka")).toEqual([
    { postCode: "1216", postOffice: "মিরপুর", postOfficeBn: "মিরপুর", postOfficeEn: "Mirpur", thana: "Mirpur" },
  ]);
  expect(api.sent[0]?.input.params).toEqual({ district: "Dhaka" });
});

test("cash on delivery is chosen with the cart's token", async () => {
  const api = fakeApi({
    updateForCod: () => ({ status: true, isCodEnabled: true, codLimitCross: 50_000, data: { version: 5 } }),
  });
  expect(await chooseCod(api, CART_TOKEN)).toBe(5);
});

test("a payment returns the gateway's address, and refuses an address that is not http or https", async () => {
  const opening = (redirectUrl: string) =>
    fakeApi({ payment: () => ({ status: true, data: { redirectUrl, transaction_id: "t" } }) });
  const api = opening("https://pay.example/t");
  expect(await startPayment(api, "7K3M-9QXT-2HVB-4D8N", "key-1", null)).toEqual({
    redirectUrl: "https://pay.example/t",
  });
  expect(api.sent[0]?.input.headers).toEqual({ "Idempotency-Key": "key-1" });
  await expect(
    startPayment(opening("javascript:alert(1)"), "7K3M-9QXT-2HVB-4D8N", "key-1", null),
  ).rejects.toMatchObject({
    kind: "outage",
  });
});

test("the state of a payment is requested by order and transaction", async () => {
  const data = { order_id: "7K3M-9QXT-2HVB-4D8N", state: "placed", payment_state: "paid" };
  const api = fakeApi({ validatePaymentTransaction: () => ({ status: true, data }) });
  expect(await validatePayment(api, { orderId: data.order_id, transactionId: "transaction-1" })).toEqual({
    state: "placed",
    paymentState: "paid",
  });
  expect(bodyOf(api)).toEqual({ order_id: data.order_id, transaction_id: "transaction-1" });
});

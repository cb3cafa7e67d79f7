import { ApiError } from "@/services/api-error";
import { loadOrder } from "@/services/order-page.server";
import { fakeApi } from "@/tests/support/fake-api";
import { wireOrder } from "@/tests/support/orders";

const order = wireOrder();
const query = { id: order.order_id, transaction: "TX-1" };

/** The shop, whose gateway answers so about the payment. */
const shop = (check: () => unknown) =>
  fakeApi({ getMultipleOrders: () => ({ data: [order] }), validatePaymentTransaction: check as never });
const stateOf = (payment_state: string) => () => ({ data: { state: "pending_payment", payment_state } });
const refusal = () => {
  throw new ApiError({ kind: "refused", status: 404, errors: [{ code: "payment-not-found", message: "None" }] });
};
const outage = () => {
  throw new ApiError({ kind: "outage", status: 503 });
};

it.each([
  ["a payment that nobody has decided is awaited", stateOf("pending"), { awaited: true, checkFailed: false }],
  ["so is one that the gateway could not be asked about", outage, { awaited: true, checkFailed: true }],
  ["one that has come is not", stateOf("paid"), { awaited: false, checkFailed: false }],
  ["one that was declined is not", stateOf("failed"), { awaited: false, checkFailed: false }],
  ["one that is not of this order says nothing", refusal, { awaited: false, checkFailed: false }],
])("%s", async (_, check, expected) => {
  expect(await loadOrder(shop(check), query)).toMatchObject(expected);
});

it("without a transaction in the address nobody is asked", async () => {
  const api = shop(outage);
  expect(await loadOrder(api, { id: order.order_id })).toMatchObject({ awaited: false, checkFailed: false });
  expect(api.sent.map(({ name }) => name)).toEqual(["getMultipleOrders"]);
});

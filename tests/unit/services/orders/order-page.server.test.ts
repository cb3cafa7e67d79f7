import { ApiError } from "@/services/api/api-error";
import { loadOrder } from "@/services/orders/order-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { wireOrder } from "@/tests/support/shop/orders";

const order = { ...wireOrder(), contact: null, invoice_path: null };
const query = { id: order.order_id, transaction: "TX-1" };

let seen = { order, seen_by: "anyone", returns: [], is_returnable: false, esim: null };
/** A reader with these cookies. */
function reader(cookie: string) {
  const appendHeader = jest.fn();
  const cookies = Object.fromEntries(cookie.split("; ").map((pair) => pair.split("=")));
  return { appendHeader, context: { req: { headers: { cookie }, cookies }, res: { appendHeader } } as never };
}
const { context } = reader("");

/** The shop, whose gateway gives this answer about the payment. */
const shop = (check: () => unknown) =>
  fakeApi({ viewOrder: () => ({ data: seen }), validatePaymentTransaction: check as never });
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
  expect(await loadOrder({ api: shop(check), query, context })).toMatchObject(expected);
});

it("without a transaction in the address nobody is asked", async () => {
  const api = shop(outage);
  expect(await loadOrder({ api, query: { id: order.order_id }, context })).toMatchObject({
    awaited: false,
    checkFailed: false,
  });
  expect(api.sent.map(({ name }) => name)).toEqual(["viewOrder"]);
});

describe("what shows that the reader is the buyer", () => {
  const proof = (seconds: number) => `${Math.floor(seconds).toString(36)}.${"a".repeat(43)}`;
  const now = () => Date.now() / 1000;
  const entry = (mark = "", seconds = now()) => `order_proof=${order.order_id}.${proof(seconds)}${mark}`;
  const asked = (cookie: string) => {
    const api = shop(outage);
    const { context: own, appendHeader } = reader(cookie);
    return { api, appendHeader, answer: loadOrder({ api, query: { id: order.order_id }, context: own }) };
  };

  it("goes to the server from the cookies alone, and no other cookie with it", async () => {
    const { api, answer } = asked(`gp_web_token=secret; ${entry()}; order_pass=t3k9zq.x`);
    await answer;
    const [sent] = api.sent;
    expect(sent?.input).toEqual({
      body: { order_id: order.order_id, order_pass: "t3k9zq.x" },
      headers: { cookie: entry() },
    });
    const without = shop(outage);
    const query = { id: order.order_id, order_proof: proof(now()), order_pass: "t3k9zq.x", seen_by: "browser" };
    await loadOrder({ api: without, query, context });
    expect(without.sent[0]?.input).toEqual({ body: { order_id: order.order_id }, headers: {} });
  });

  it("is thanked at the first visit, once the order is placed, and not after an hour", async () => {
    seen = { ...seen, seen_by: "browser" };
    const first = asked(entry(".n"));
    expect(await first.answer).toMatchObject({ thanks: true });
    expect(first.appendHeader).toHaveBeenCalledWith(
      "Set-Cookie",
      expect.stringMatching(`^${entry()}; Path=/;.*HttpOnly`),
    );
    const second = asked(entry());
    expect([(await second.answer).thanks, second.appendHeader.mock.calls]).toEqual([false, []]);
    expect(await asked(entry(".n", now() - 3_700)).answer).toMatchObject({ thanks: false });
    seen = {
      ...seen,
      order: { ...order, state: "pending_payment", payment_method: "online", payment_state: "pending" },
    };
    const unpaid = asked(entry(".n"));
    expect([(await unpaid.answer).thanks, unpaid.appendHeader.mock.calls]).toEqual([false, []]);
    seen = { order, seen_by: "anyone", returns: [], is_returnable: false, esim: null };
    expect(await asked(entry(".n")).answer).toMatchObject({ thanks: false });
  });
});

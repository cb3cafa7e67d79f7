import { ApiError } from "@/services/api/api-error";
import { loadInvoice } from "@/services/orders/invoice-page.server";
import { loadOrder, textsOfOrder } from "@/services/orders/order-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { ORDER_ID, wireOrder } from "@/tests/support/shop/orders";

const order = { ...wireOrder(), contact: null, invoice_path: null };
const query = { id: order.order_id, transaction: "TX-1" };

let seen = { order, seen_by: "anyone", returns: [], is_returnable: false, esim: null };
/** A visitor with these cookies. */
function reader(cookie: string) {
  const appendHeader = jest.fn();
  const cookies = Object.fromEntries(cookie.split("; ").map((pair) => pair.split("=")));
  const req = { headers: { cookie }, cookies, socket: { remoteAddress: "203.0.113.9" } };
  return { appendHeader, context: { req, res: { appendHeader } } as never };
}
const { context } = reader("");

const shop = () => fakeApi({ viewOrder: () => ({ data: seen }) });
/** What the backend in this process answers about the payment. */
const check = jest.fn<Promise<Response>, [Request, unknown]>();
beforeEach(() => {
  check.mockReset();
  globalThis.dispatch = check as never;
});
afterEach(() => {
  globalThis.dispatch = undefined;
});
const stateOf = (payment_state: string) => Response.json({ data: { state: "pending_payment", payment_state } });
const refusal = Response.json({ status: false, errors: [{ code: "payment-not-found", message: "" }] }, { status: 404 });
const outage = Response.json({}, { status: 503 });

it.each([
  ["a pending payment is awaited", stateOf("pending"), { awaited: true, checkFailed: false }],
  ["a payment whose check failed is awaited", outage, { awaited: true, checkFailed: true }],
  ["a paid payment is not awaited", stateOf("paid"), { awaited: false, checkFailed: false }],
  ["a failed payment is not awaited", stateOf("failed"), { awaited: false, checkFailed: false }],
  ["a payment of another order is not awaited", refusal, { awaited: false, checkFailed: false }],
])("%s", async (_, answer, expected) => {
  check.mockResolvedValue(answer);
  expect(await loadOrder({ api: shop(), query, context })).toMatchObject(expected);
});

it("the question to the gateway counts as the visitor's, and the call for no budget of requests", async () => {
  check.mockResolvedValue(stateOf("pending"));
  await loadOrder({ api: shop(), query, context });
  expect(check.mock.calls.map(([request, connection]) => [new URL(request.url).pathname, connection])).toEqual([
    ["/api/v1/validate_payment_transaction", { visitor: "203.0.113.9" }],
  ]);
});

it.each([
  ["an order that does not exist", ORDER_ID],
  ["an address that cannot be an order number", "7k3m 9qxt"],
])("[ROUTE-10] %s has a page with status 404 that keeps what was typed", async (_, id) => {
  const res = { statusCode: 200 };
  const api = fakeApi({
    viewOrder: () => {
      throw new ApiError({ kind: "refused", status: 404, errors: [{ code: "order-not-found", message: "None" }] });
    },
  });
  const page = await loadOrder({ api, query: { id }, context: { ...(context as object), res } as never });
  expect(page).toEqual({ unknownId: id });
  expect(res.statusCode).toBe(404);
  expect(textsOfOrder(page)).toEqual([]);
});

it.each([ORDER_ID, "7k3m 9qxt"])("the invoice of the unknown order %s has the same page as the order", async (id) => {
  const res = { statusCode: 200 };
  const unknown = { status: false, errors: [{ code: "order-not-found", message: "None" }], requestId: "r" };
  check.mockResolvedValue(Response.json(unknown, { status: 404 }));
  const request = { query: { id }, context: { ...(context as object), res, locale: "en" } as never };
  expect(await loadInvoice(request)).toEqual({ unknownId: id });
  expect(res.statusCode).toBe(404);
});

it("without a transaction in the query no payment is checked", async () => {
  const api = shop();
  expect(await loadOrder({ api, query: { id: order.order_id }, context })).toMatchObject({
    awaited: false,
    checkFailed: false,
  });
  expect(api.sent.map(({ name }) => name)).toEqual(["viewOrder"]);
  expect(check).not.toHaveBeenCalled();
});

describe("the order proof of a buyer", () => {
  const proof = (seconds: number) => `${Math.floor(seconds).toString(36)}.${"a".repeat(43)}`;
  // Read once, because a test compares two proofs and the clock could cross a second between them.
  const now = Date.now() / 1000;
  const entry = (mark = "", seconds = now) => `order_proof=${order.order_id}.${proof(seconds)}${mark}`;
  const asked = (cookie: string) => {
    const api = shop();
    const { context: own, appendHeader } = reader(cookie);
    return { api, appendHeader, answer: loadOrder({ api, query: { id: order.order_id }, context: own }) };
  };

  it("is sent only from the cookies, with no other cookie and nothing from the query", async () => {
    const { api, answer } = asked(`gp_web_token=secret; ${entry()}; order_pass=t3k9zq.x`);
    await answer;
    const [sent] = api.sent;
    expect(sent?.input).toEqual({
      body: { order_id: order.order_id, order_pass: "t3k9zq.x" },
      headers: { cookie: entry() },
    });
    const without = shop();
    const query = { id: order.order_id, order_proof: proof(now), order_pass: "t3k9zq.x", seen_by: "browser" };
    await loadOrder({ api: without, query, context });
    expect(without.sent[0]?.input).toEqual({ body: { order_id: order.order_id }, headers: {} });
  });

  it("shows thanks at the first visit of a placed order, and not after an hour", async () => {
    seen = { ...seen, seen_by: "browser" };
    const first = asked(entry(".n"));
    expect(await first.answer).toMatchObject({ thanks: true });
    expect(first.appendHeader).toHaveBeenCalledWith(
      "Set-Cookie",
      expect.stringMatching(`^${entry()}; Path=/;.*HttpOnly`),
    );
    const second = asked(entry());
    expect(await second.answer).toMatchObject({ thanks: false });
    expect(second.appendHeader).not.toHaveBeenCalled();
    expect(await asked(entry(".n", now - 3_700)).answer).toMatchObject({ thanks: false });
    seen = {
      ...seen,
      order: { ...order, state: "pending_payment", payment_method: "online", payment_state: "pending" },
    };
    const unpaid = asked(entry(".n"));
    expect(await unpaid.answer).toMatchObject({ thanks: false });
    expect(unpaid.appendHeader).not.toHaveBeenCalled();
    seen = { order, seen_by: "anyone", returns: [], is_returnable: false, esim: null };
    expect(await asked(entry(".n")).answer).toMatchObject({ thanks: false });
  });
});

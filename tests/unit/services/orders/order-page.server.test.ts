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
  return { appendHeader, context: { req: { headers: { cookie }, cookies }, res: { appendHeader } } as never };
}
const { context } = reader("");

/** A fake API whose check of the payment gives this answer. */
const shop = (check: () => unknown) =>
  fakeApi({ viewOrder: () => ({ data: seen }), validatePaymentTransaction: check as never });
const stateOf = (payment_state: string) => () => ({ data: { state: "pending_payment", payment_state } });
const refusal = () => {
  throw new ApiError({ kind: "refused", status: 404, errors: [{ code: "payment-not-found", message: "None" }] });
};
const outage = () => {
  throw new ApiError({ kind: "outage", status: 503 });
};

/** The request of the page, whose calls all go to this API. */
const requestOf = (api: ReturnType<typeof fakeApi>, change: Partial<Parameters<typeof loadOrder>[0]> = {}) => ({
  api,
  askingApi: () => api,
  query,
  context,
  ...change,
});

it.each([
  ["a pending payment is awaited", stateOf("pending"), { awaited: true, checkFailed: false }],
  ["a payment whose check failed is awaited", outage, { awaited: true, checkFailed: true }],
  ["a paid payment is not awaited", stateOf("paid"), { awaited: false, checkFailed: false }],
  ["a failed payment is not awaited", stateOf("failed"), { awaited: false, checkFailed: false }],
  ["a payment of another order is not awaited", refusal, { awaited: false, checkFailed: false }],
])("%s", async (_, check, expected) => {
  expect(await loadOrder(requestOf(shop(check)))).toMatchObject(expected);
});

it.each([
  ["\n", null],
  ["€".repeat(30), null],
  ["a".repeat(65), null],
  ["pass-of_the.buyer-0001", "pass-of_the.buyer-0001"],
])("the pass %j in the cookie is sent as %j, so that a broken cookie shows the masked order", async (pass, sent) => {
  const { context } = reader(`order_pass=${pass}`);
  const api = shop(stateOf("paid"));
  await loadOrder(requestOf(api, { query: { id: ORDER_ID }, context }));
  const proof = sent === null ? {} : { order_pass: sent };
  expect(api.sent.at(-1)?.input.body).toEqual({ order_id: order.order_id, ...proof });
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
  const page = await loadOrder(requestOf(api, { query: { id }, context: { ...(context as object), res } as never }));
  expect(page).toEqual({ unknownId: id });
  expect(res.statusCode).toBe(404);
  expect(textsOfOrder(page)).toEqual([]);
});

it.each([ORDER_ID, "7k3m 9qxt"])("the invoice of the unknown order %s has the same page as the order", async (id) => {
  const res = { statusCode: 200 };
  const unknown = { status: false, errors: [{ code: "order-not-found", message: "None" }], requestId: "r" };
  globalThis.dispatch = async () => Response.json(unknown, { status: 404 });
  const request = { query: { id }, context: { ...(context as object), res, locale: "en" } as never };
  expect(await loadInvoice(request)).toEqual({ unknownId: id });
  expect(res.statusCode).toBe(404);
  globalThis.dispatch = undefined;
});

it("without a transaction in the query no payment is checked", async () => {
  const api = shop(outage);
  expect(await loadOrder(requestOf(api, { query: { id: order.order_id } }))).toMatchObject({
    awaited: false,
    checkFailed: false,
  });
  expect(api.sent.map(({ name }) => name)).toEqual(["viewOrder"]);
});

describe("the order proof of a buyer", () => {
  const proof = (seconds: number) => `${Math.floor(seconds).toString(36)}.${"a".repeat(43)}`;
  // Read once, because a test compares two proofs and the clock could cross a second between them.
  const now = Date.now() / 1000;
  const pass = "pass-of_the.buyer-0001";
  const entry = (mark = "", seconds = now) => `order_proof=${order.order_id}.${proof(seconds)}${mark}`;
  const asked = (cookie: string) => {
    const api = shop(outage);
    const { context: own, appendHeader } = reader(cookie);
    return { api, appendHeader, answer: loadOrder(requestOf(api, { query: { id: order.order_id }, context: own })) };
  };

  it("is sent only from the cookies, with no other cookie and nothing from the query", async () => {
    const { api, answer } = asked(`gp_web_token=secret; ${entry()}; order_pass=${pass}`);
    await answer;
    const [sent] = api.sent;
    expect(sent?.input).toEqual({
      body: { order_id: order.order_id, order_pass: pass },
      headers: { cookie: entry() },
    });
    const without = shop(outage);
    const query = { id: order.order_id, order_proof: proof(now), order_pass: pass, seen_by: "browser" };
    await loadOrder(requestOf(without, { query }));
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

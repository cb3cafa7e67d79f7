import type { GetServerSidePropsContext } from "next";
import { ApiError } from "@/services/api/api-error";
import { loadMyOrders } from "@/services/orders/track-order-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { ORDER_ID, wireOrder } from "@/tests/support/shop/orders";

const visit = (cookies: Record<string, string>, query: Record<string, string> = {}) =>
  ({ req: { cookies }, query }) as unknown as GetServerSidePropsContext;
const loggedIn = { gp_web_token: "t".repeat(43) };
const page = { count: 13, page: 2, pages: 2, per_page: 12 };

test("[ROUTE-09] a logged-in user sees their own orders, page by page", async () => {
  const order = { ...wireOrder(), contact: null, invoice_path: null };
  const api = fakeApi({ getMyPreviousOrders: () => ({ status: true, data: { items: [order], ...page } }) });
  expect(await loadMyOrders(api, visit(loggedIn, { page: "2" }))).toMatchObject({
    orders: [{ orderId: ORDER_ID, title: "Turna X5", payablePoisha: 13_005_800 }],
    count: 13,
  });
  expect(api.sent).toEqual([{ name: "getMyPreviousOrders", input: { query: { page: 2 } } }]);
});

test("no call is made for a visitor, and an invalid page is the first page", async () => {
  const api = fakeApi({ getMyPreviousOrders: () => ({ status: true, data: { items: [], ...page } }) });
  expect(await loadMyOrders(api, visit({}))).toBeNull();
  expect(api.sent).toEqual([]);
  await loadMyOrders(api, visit(loggedIn, { page: "-1" }));
  expect(api.sent[0]?.input.query).toEqual({ page: 1 });
});

test("the query filters by group and text, and an unknown group is ignored", async () => {
  const api = fakeApi({ getMyPreviousOrders: () => ({ status: true, data: { items: [], ...page } }) });
  await loadMyOrders(api, visit(loggedIn, { orders: "delivered", find: "  টার্না " }));
  await loadMyOrders(api, visit(loggedIn, { orders: "stolen" }));
  expect(api.sent.map(({ input }) => input.query)).toEqual([{ page: 1, group: "delivered", key: "টার্না" }, { page: 1 }]);
});

test.each([
  ["an expired session returns null, without orders", { kind: "refused", status: 401 } as const, null],
  ["an outage returns 'failed' instead of the list", { kind: "outage", status: 503 } as const, "failed"],
])("%s", async (_, failure, shown) => {
  const api = fakeApi({
    getMyPreviousOrders: () => {
      throw new ApiError(failure);
    },
  });
  expect(await loadMyOrders(api, visit(loggedIn))).toBe(shown);
});

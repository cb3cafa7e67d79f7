import type { Backend } from "@/backend/app";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Refusal } from "@/backend/contract/errors";
import type { CartView } from "@/backend/contract/shop/cart";
import type { OwnOrderView } from "@/backend/contract/shop/order-history";
import type { OrderReturn } from "@/backend/contract/shop/own-orders";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { contractCalls, firstCode } from "@/tests/support/contract-calls";
import { numberSeries, otherCode, PEPPER, sentCode, startSession } from "@/tests/support/login";
import { checkedBackend, startPhoneShop } from "@/tests/support/servers/checked-backend";
import type { TestDatabase } from "@/tests/support/servers/database";
import { buy, createProduct, fillCart, stockOf } from "@/tests/support/shop/shop";

let db: TestDatabase;
let backend: Backend;
let sku: string;
const call = contractCalls(() => backend);

beforeAll(async () => {
  ({ db, backend, sku } = await startPhoneShop());
});
afterAll(() => db.close());

const newNumber = numberSeries(10_000_000);

async function codeOf(msisdn: string): Promise<string> {
  const code = await sentCode(db, msisdn);
  if (code === null) throw new Error(`No code went to ${msisdn}`);
  return code;
}

interface Opened {
  data: { step: "orders"; orders: OwnOrderView[]; order_pass: string };
}

async function openWithCode(msisdn: string, orderId?: string): Promise<Opened["data"]> {
  const body = { msisdn, ...(orderId !== undefined && { order_id: orderId }) };
  await call("findMyPreviousOrder", { body: { msisdn } });
  const opened = await call<Opened>("findMyPreviousOrder", { body: { ...body, otp_value: await codeOf(msisdn) } });
  expect(opened.status).toBe(200);
  return opened.body.data;
}

async function newOrder(change: Parameters<typeof buy>[2] = {}): Promise<{ orderId: string; msisdn: string }> {
  const msisdn = newNumber();
  const { orderId } = await buy(db, [[sku, 2]], { paymentMethod: "cod", msisdn, ...change });
  return { orderId, msisdn };
}

async function deliver(orderId: string): Promise<void> {
  for (let step = 0; step < 4; step += 1) await advanceOrder({ db }, { orderId });
}

describe("find_my_previous_order", () => {
  it("[API-SHOP-10] lists the orders of a number in full after its code, and not before", async () => {
    const { orderId, msisdn } = await newOrder({ note: "Ring twice" });
    await buy(db, [[sku, 1]], { paymentMethod: "cod", msisdn });
    const sent = await call<{ data: unknown }>("findMyPreviousOrder", { body: { msisdn } });
    expect(sent.body.data).toEqual({ step: "code", resend_after: 30 });
    const otp = await codeOf(msisdn);
    const { body } = await call<Opened>("findMyPreviousOrder", { body: { msisdn: `+88${msisdn}`, otp_value: otp } });
    expect(body.data.orders).toHaveLength(2);
    expect(body.data.orders[1]).toMatchObject({
      order_id: orderId,
      contact: {
        full_name: "Rahima Akter",
        msisdn,
        address: "House 12, Road 5",
        post_code: "1999",
        note: "Ring twice",
      },
      invoice_path: `/shop/order/${orderId}/invoice`,
    });
  });

  it("answers the same for a number without orders and a number of another operator", async () => {
    const mine = await call("findMyPreviousOrder", { body: { msisdn: newNumber() } });
    const foreign = await call("findMyPreviousOrder", { body: { msisdn: "01898765432" } });
    expect(foreign).toEqual(mine);
  });

  it("refuses a wrong code, and returns one order if its id is sent", async () => {
    const { orderId, msisdn } = await newOrder();
    await buy(db, [[sku, 1]], { paymentMethod: "cod", msisdn });
    await call("findMyPreviousOrder", { body: { msisdn } });
    const right = await codeOf(msisdn);
    const refused = await call("findMyPreviousOrder", { body: { msisdn, otp_value: otherCode(right) } });
    expect([refused.status, firstCode(refused)]).toEqual([422, "code-wrong"]);
    const one = await call<Opened>("findMyPreviousOrder", { body: { msisdn, otp_value: right, order_id: orderId } });
    expect(one.body.data.orders.map(({ order_id }) => order_id)).toEqual([orderId]);
  });

  it("refuses a code for a log-in", async () => {
    const { msisdn } = await newOrder();
    await call("sendOtp", { body: { msisdn } });
    const refused = await call("findMyPreviousOrder", { body: { msisdn, otp_value: await codeOf(msisdn) } });
    expect(firstCode(refused)).toBe("code-wrong");
  });
});

describe("an order for its owner", () => {
  it("is returned with the order pass, and with a session of its number", async () => {
    const { orderId, msisdn } = await newOrder();
    const { order_pass } = await openWithCode(msisdn);
    const byPass = await call<CallAnswer<"getOwnOrder">>("getOwnOrder", {
      body: { order_id: orderId, order_pass },
    });
    expect(byPass.body.data).toMatchObject({
      order: { order_id: orderId, contact: { msisdn } },
      cancellable: true,
      changeable: true,
      returnable_until: null,
      returnable: [],
      returns: [],
    });
    const session = { webLoginToken: await newSession(msisdn, true) };
    const bySession = await call<CallAnswer<"getOwnOrder">>("getOwnOrder", {
      body: { order_id: orderId },
      headers: session,
    });
    expect(bySession.body.data.order.contact).toMatchObject({ msisdn });
  });

  it.each([
    ["", 0],
    [", by the database's clock", 60],
  ])("has no address for a session whose last code is older than ten minutes%s", async (_, minutesBehind) => {
    const { orderId, msisdn } = await newOrder();
    const token = await newSession(msisdn, true);
    await db.pool.query("update sessions set code_at = now() - interval '11 minutes' where msisdn = $1", [msisdn]);
    const headers = { webLoginToken: token };
    const now = () => new Date(Date.now() - minutesBehind * 60_000);
    const callAt = contractCalls(() => checkedBackend(db, { variables: { CODE_PEPPER: PEPPER }, now }));
    const { body } = await callAt<CallAnswer<"getOwnOrder">>("getOwnOrder", {
      body: { order_id: orderId },
      headers,
    });
    expect(body.data.order.contact).toBeNull();
    expect(body.data.cancellable).toBe(true);
  });

  it("is refused without proof, with another number's pass or session, and for an unknown id", async () => {
    const { orderId } = await newOrder();
    const other = await newOrder();
    const { order_pass } = await openWithCode(other.msisdn);
    const headers = { webLoginToken: await newSession(other.msisdn, true) };
    const body = { order_id: orderId };
    for (const name of ["getOwnOrder", "cancelOrder"] as const) {
      expect(firstCode(await call(name, { body }))).toBe("code-needed");
      expect(firstCode(await call(name, { body: { ...body, order_pass } }))).toBe("code-needed");
      expect(firstCode(await call(name, { body, headers }))).toBe("order-not-found");
      expect(firstCode(await call(name, { body: { order_id: "0000-0000-0000-0000" }, headers }))).toBe(
        "order-not-found",
      );
    }
    const { rows } = await db.pool.query("select state from orders where public_id = $1", [orderId]);
    expect(rows).toEqual([{ state: "placed" }]);
  });

  it("is cancelled with its pass, and not after it was packed", async () => {
    const { orderId, msisdn } = await newOrder();
    const packed = await newOrder({ msisdn });
    const { order_pass } = await openWithCode(msisdn);
    const before = await stockOf(db, sku);
    const done = await call<{ data: unknown }>("cancelOrder", {
      body: { order_id: orderId, order_pass, reason: "Ordered twice" },
    });
    expect(done.body.data).toEqual({ order_id: orderId, state: "cancelled", payment_state: "cancelled", refund: 0 });
    expect((await stockOf(db, sku)).stock).toBe(before.stock + 2);
    for (let step = 0; step < 2; step += 1) await advanceOrder({ db }, { orderId: packed.orderId });
    const late = await call("cancelOrder", { body: { order_id: packed.orderId, order_pass }, lang: "bn" });
    expect([late.status, firstCode(late)]).toEqual([409, "order-not-cancellable"]);
    expect((late.body as Refusal).errors[0]?.message).toMatch(/^[\u0980-\u09ff]/);
  });

  it("changes to another address of its district with a pass, and its number is texted once", async () => {
    const { orderId, msisdn } = await newOrder();
    const { order_pass } = await openWithCode(msisdn);
    const to = { full_name: "Karim Uddin", area: "Northgate", post_code: "১৯৯৯", address: "House 9", note: "Ring" };
    const change = (more: object = {}, headers = {}) =>
      call<{ data: OwnOrderView }>("changeOrder", { body: { order_id: orderId, order_pass, ...to, ...more }, headers });
    const { body } = await change();
    expect(body.data).toMatchObject({
      contact: { full_name: "Karim Uddin", post_code: "1999", address: "House 9", note: "Ring" },
      total: { delivery: 60 },
    });
    await change();
    const { rows } = await db.pool.query(
      `select (select count(*)::int from outbox_messages m where m.purpose = 'order-changed'
         and m.params ->> 'orderId' = o.public_id) as messages, array_agg(c.fields) as changes
       from orders o left join order_changes c on c.order_id = o.id where o.public_id = $1 group by o.public_id`,
      [orderId],
    );
    expect(rows).toEqual([{ messages: 1, changes: [["name", "address", "note"]] }]);
    expect(firstCode(await change({ area: "Nowhere" }))).toBe("thana-mismatch");
    expect(firstCode(await change({ post_code: "9999" }))).toBe("post-code-mismatch");
    expect(firstCode(await change({ address: " " }))).toBe("invalid-input");

    const webLoginToken = await newSession(msisdn, true);
    await db.pool.query("update sessions set code_at = now() - interval '11 minutes' where msisdn = $1", [msisdn]);
    expect(firstCode(await change({ order_pass: null }, { webLoginToken }))).toBe("code-needed");
    for (let step = 0; step < 2; step += 1) await advanceOrder({ db }, { orderId });
    expect(firstCode(await change({ address: "House 10" }))).toBe("order-not-changeable");
  });

  it("changes at most five times an hour, each with one text, and a refused change stores nothing", async () => {
    const { orderId, msisdn } = await newOrder();
    const { order_pass } = await openWithCode(msisdn);
    const to = { order_id: orderId, order_pass, full_name: "Karim Uddin", area: "Northgate", post_code: "1999" };
    const change = (address: string) =>
      call<{ data: OwnOrderView }>("changeOrder", { body: { ...to, address, note: null } });
    for (const house of [1, 2, 3, 4, 5]) expect((await change(`House ${house}`)).status).toBe(200);
    expect(firstCode(await change("House 6"))).toBe("too-many-requests");
    expect((await change("House 5")).body.data.contact).toMatchObject({ address: "House 5" });
    const { rows } = await db.pool.query(
      "select count(*)::int as texts from outbox_messages where purpose = 'order-changed' and msisdn = $1",
      [msisdn],
    );
    expect(rows).toEqual([{ texts: 5 }]);
  });

  it("accepts a return within its time, once for each piece", async () => {
    const { orderId, msisdn } = await newOrder();
    const { order_pass } = await openWithCode(msisdn);
    const ask = (quantity: number) =>
      call<{ data: OrderReturn }>("requestReturn", {
        body: {
          order_id: orderId,
          order_pass,
          reason: "damaged",
          note: "The glass is broken",
          refund_account: { kind: "nagad", number: "+880 1812-345678" },
          lines: [{ position: 0, quantity }],
        },
      });
    expect(firstCode(await ask(1))).toBe("return-not-possible");
    await deliver(orderId);
    const asked = await ask(1);
    expect(asked.body.data).toMatchObject({
      reference: expect.stringMatching(/^R-[0-9A-HJKMNP-TV-Z]{8}$/),
      state: "requested",
      state_label: "Requested",
      refund: 10_000,
      lines: [{ sku, quantity: 1 }],
    });
    expect(firstCode(await ask(2))).toBe("return-not-possible");
    const own = await call<CallAnswer<"getOwnOrder">>("getOwnOrder", {
      body: { order_id: orderId, order_pass },
    });
    expect(own.body.data).toMatchObject({
      returnable_until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      returnable: [{ position: 0, quantity: 1 }],
      returns: [{ reference: asked.body.data.reference }],
    });
    await db.pool.query(
      `update order_events set at = at - interval '9 days'
       where order_id = (select id from orders where public_id = $1)`,
      [orderId],
    );
    expect(firstCode(await ask(1))).toBe("return-not-possible");
  });
});

describe("reorder", () => {
  it("returns the lines that can be ordered again, and the missing ones with the reason", async () => {
    const gone = (await createProduct(db, { variants: [{ stock: 3 }] })).skus[0] ?? "";
    const scarce = (await createProduct(db, { variants: [{ stock: 3 }] })).skus[0] ?? "";
    const { orderId } = await buy(
      db,
      [
        [sku, 2],
        [gone, 1],
        [scarce, 2],
      ],
      { msisdn: newNumber() },
    );
    await db.pool.query(
      "update products set published = false where slug = (select product_slug from product_variants where sku = $1)",
      [gone],
    );
    const { body } = await call<CallAnswer<"reorder">>("reorder", { body: { order_id: orderId } });
    expect(body.data.lines).toEqual([
      { sku, product_quantity: 2 },
      { sku: scarce, product_quantity: 1 },
    ]);
    expect(body.data.missing.map((entry) => [entry.sku, entry.reason])).toEqual([
      [gone, "gone"],
      [scarce, "fewer"],
    ]);
    expect(firstCode(await call("reorder", { body: { order_id: "0000-0000-0000-0000" } }))).toBe("order-not-found");
  });
});

describe("update-order-item", () => {
  it("[API-SHOP-15] changes one line and the total, and removes a line at 0", async () => {
    const other = (await createProduct(db, { variants: [{ pricePoisha: 500_000 }] })).skus[0] ?? "";
    const cart = await fillCart(db, [
      [sku, 1],
      [other, 1],
    ]);
    const change = (version: number, product_quantity: number, of = sku) =>
      call<CartView>("updateOrderItem", { body: { token: cart.token, version, sku: of, product_quantity } });
    const more = await change(cart.version, 3);
    expect(more.body.data.map((line) => [line.sku, line.quantity])).toEqual([
      [sku, 3],
      [other, 1],
    ]);
    expect(more.body.totalPrice.payable).toBe(35_000);
    const less = await change(more.body.version, 0);
    expect(less.body.data.map((line) => line.sku)).toEqual([other]);
    expect(firstCode(await change(more.body.version, 1))).toBe("cart-changed");
    expect(firstCode(await change(less.body.version, 1))).toBe("cart-line-not-found");
    const tooMany = await change(less.body.version, 99, other);
    expect((tooMany.body as unknown as Refusal).errors[0]).toMatchObject({
      code: "quantity-limit",
      field: "product_quantity",
    });
  });
});

async function newSession(msisdn: string, byCode: boolean): Promise<string> {
  await db.pool.query("insert into subscribers (msisdn) values ($1) on conflict do nothing", [msisdn]);
  return startSession(db, msisdn, { byCode });
}

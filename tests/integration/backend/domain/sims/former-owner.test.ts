import { randomUUID } from "node:crypto";
import { findOwnReview } from "@/backend/db/queries/catalog/review-queries";
import { lockCart } from "@/backend/db/queries/orders/place-order-queries";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { recordReturnedParcel } from "@/backend/domain/orders/cancel-order";
import { createPreorder } from "@/backend/domain/orders/create-preorder";
import {
  type LoginApp,
  logInAs,
  loginApp,
  numberSeries,
  passBudgets,
  sentCode,
  userOf,
  WIDE_CLIENTS,
} from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createComing, preorderRequest } from "@/tests/support/shop/preorders";
import { buy, createProduct, createShop, domainContext, fillCart, PLACE } from "@/tests/support/shop/shop";
import { completeRequest, filePaidReplacement, fileTransfer, simRequests } from "@/tests/support/sims";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
  await createShop(db);
});
afterAll(() => db.close());

const newNumber = numberSeries(20_500_000);

const as = (token: string) => ({ headers: { webLoginToken: token } });
const advance = (reference: string, ...more: string[]) => simRequests(db, "advance", reference, ...more);
const countOf = async (table: string, msisdn: string) =>
  (await db.pool.query(`select from ${table} where msisdn = $1`, [msisdn])).rowCount;

test("a transferred number has a new account: the former owner is logged out, and what they saved is deleted", async () => {
  const [msisdn, other] = [newNumber(), newNumber()];
  const { token } = await logInAs(app, db, msisdn);
  const { token: ofOther } = await logInAs(app, db, other);
  const address = { full_name: "Rahima Khatun", district: "Dhaka", area: "Dhanmondi", post_code: "1209" };
  await app.call("saveAddress", { ...address, label: "Home", address: "House 12, Road 5" }, as(token));
  await db.pool.query(
    `insert into stock_notices (msisdn, sku, lang) select $1, sku, 'en' from product_variants limit 1`,
    [msisdn],
  );
  await db.pool.query("insert into subscriber_usage (msisdn, month, used_poisha) values ($1, '2026-10', 90000)", [
    msisdn,
  ]);
  const reference = await fileTransfer(app, db, { msisdn, next: newNumber() });
  await advance(reference, "--id-checked");
  await advance(reference);
  expect(await userOf(app, token)).toMatchObject({ msisdn: `88${msisdn}` });
  await advance(reference);
  expect(await userOf(app, token)).toBeNull();
  expect(await userOf(app, ofOther)).toMatchObject({ msisdn: `88${other}` });
  for (const table of ["sessions", "device_marks", "saved_addresses", "stock_notices", "subscriber_usage"]) {
    expect([table, await countOf(table, msisdn)]).toEqual([table, 0]);
  }
  expect(await userOf(app, (await logInAs(app, db, msisdn)).token)).toMatchObject({ msisdn: `88${msisdn}` });
});

test("a transferred number shows its new owner no earlier orders and recharges, by log-in or by code", async () => {
  const [sku = ""] = (await createProduct(db)).skus;
  const msisdn = newNumber();
  const { orderId } = await buy(db, [[sku, 1]], { msisdn, paymentMethod: "cod" });
  await db.pool.query(
    `insert into recharges (id, reference, msisdn, payer_msisdn, lang, amount_poisha, state, paid_at)
     values ('gift', 'R-GIFT', $1, $2, 'en', 5000, 'done', now())`,
    [newNumber(), msisdn],
  );
  const seenWith = async (token: string) => {
    const owner = as(token);
    const orders = await app.call<{ data: { items: { order_id: string }[] } }>("getMyPreviousOrders", undefined, owner);
    const recharges = await app.call<{ data: { items: unknown[] } }>("listRecharges", undefined, owner);
    const viewed = await app.call<{ data: { seen_by: string } }>("viewOrder", { order_id: orderId }, owner);
    const own = await app.call("getOwnOrder", { order_id: orderId }, owner);
    return {
      orders: orders.body.data.items.map(({ order_id }) => order_id),
      recharges: recharges.body.data.items.length,
      seenBy: viewed.body.data.seen_by,
      own: own.status,
    };
  };
  const { token } = await logInAs(app, db, msisdn);
  expect(await seenWith(token)).toEqual({ orders: [orderId], recharges: 1, seenBy: "number", own: 200 });
  const reference = await fileTransfer(app, db, { msisdn, next: newNumber() });
  await completeRequest(db, reference);
  const { token: ofNewOwner } = await logInAs(app, db, msisdn);
  expect(await seenWith(ofNewOwner)).toEqual({ orders: [], recharges: 0, seenBy: "anyone", own: 404 });
  await passBudgets(db);
  await app.call("findMyPreviousOrder", { msisdn });
  const found = await app.call<{ data: { orders: unknown[]; order_pass: string } }>("findMyPreviousOrder", {
    msisdn,
    otp_value: await sentCode(db, msisdn),
  });
  expect(found.body.data.orders).toEqual([]);
  const pass = { order_id: orderId, order_pass: found.body.data.order_pass };
  expect((await app.call("cancelOrder", { ...pass, reason: "" })).status).toBe(401);
  const { orderId: later } = await buy(db, [[sku, 1]], { msisdn, paymentMethod: "cod" });
  expect(await seenWith(ofNewOwner)).toMatchObject({ orders: [later] });
});

test("orders of the former owner do not limit the new one, and make no review that of a buyer", async () => {
  const { sku } = await createComing(db, {});
  const { slug, skus } = await createProduct(db, { variants: [{ pricePoisha: 100_000, stock: 50 }] });
  const [card = ""] = skus;
  const [msisdn, other] = [newNumber(), newNumber()];
  const limits = async (number: string) => {
    const { token } = await fillCart(db, [[card, 1]]);
    const cart = { token, msisdn: number, numberProved: false, emiPlan: null, scope: "", key: "", ...PLACE };
    const locked = await lockCart(db.pool, { ...cart, deliveryType: "regular", storeId: null });
    const { unpaidOrders, openOrders, openPoisha, refusedOrders } = locked?.basis ?? {};
    return { unpaidOrders, openOrders, openPoisha, refusedOrders };
  };
  const none = { unpaidOrders: 0, openOrders: 0, openPoisha: 0, refusedOrders: 0 };
  const order = async (change: Parameters<typeof buy>[2] = {}) =>
    (await buy(db, [[card, 1]], { msisdn, paymentMethod: "cod", ...change })).orderId;
  const refused = await order();
  for (let step = 0; step < 3; step += 1) await advanceOrder({ db }, { orderId: refused });
  await recordReturnedParcel({ db }, { orderId: refused, note: null });
  const open = await order();
  await order({ paymentMethod: "online" });
  await createPreorder(domainContext(db), randomUUID(), preorderRequest(sku, { msisdn }));
  expect(await limits(msisdn)).toMatchObject({ unpaidOrders: 2, openOrders: 1, refusedOrders: 1 });
  await completeRequest(db, await fileTransfer(app, db, { msisdn, next: newNumber() }));
  expect(await limits(msisdn)).toEqual(none);
  expect(await limits(other)).toEqual(none);
  const again = createPreorder(domainContext(db), randomUUID(), preorderRequest(sku, { msisdn }));
  expect(await again).toMatchObject({ state: "pending_payment" });
  for (let step = 0; step < 4; step += 1) await advanceOrder({ db }, { orderId: open });
  expect(await findOwnReview(db.pool, { productSlug: slug, msisdn })).toMatchObject({ bought: false });
});

test("a replaced SIM ends the sessions of its number, because the old phone may be stolen, and keeps the account", async () => {
  const msisdn = newNumber();
  const { token } = await logInAs(app, db, msisdn);
  const address = { full_name: "Rahima Khatun", district: "Dhaka", area: "Dhanmondi", post_code: "1209" };
  await app.call("saveAddress", { ...address, label: "Home", address: "House 12, Road 5" }, as(token));
  const reference = await filePaidReplacement(app, db, msisdn);
  for (const state of ["in_review", "ready"]) {
    await advance(reference);
    expect([state, await userOf(app, token)]).toMatchObject([state, { msisdn: `88${msisdn}` }]);
  }
  await advance(reference);
  expect(await userOf(app, token)).toBeNull();
  expect([await countOf("device_marks", msisdn), await countOf("saved_addresses", msisdn)]).toEqual([0, 1]);
});

import { expireUnpaidOrders } from "@/backend/domain/orders/expire-unpaid-orders";
import { type LoginApp, logInAs, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { newMsisdn } from "@/tests/support/shop/shop";
import { approve, cartOf, openPayment, orderCart, type Refused, searchNumbers } from "@/tests/support/sims";
import { simSkus } from "@/utils/sims/sim-skus";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, { ...WIDE_CLIENTS, RATE_CLIENT_SHARED_NETWORKS: "203.0.113.0/24" });
});
afterAll(() => db.close());

let seen = 0;
/** A number that is not part of a pair and that no other test has taken. */
async function freshNumber(body: Record<string, unknown> = {}) {
  seen += 1;
  const { items } = await searchNumbers(app, { per_page: 48, ...body });
  const found = items.filter(({ pair }) => pair === null)[seen % 20];
  if (found === undefined) throw new Error("No number is left");
  return found;
}

describe("POST /api/v1/sim/get-list", () => {
  it("[API-SHOP-05] lists numbers with zone and price", async () => {
    const list = await searchNumbers(app);
    expect(list.items).toHaveLength(24);
    expect(list.count).toBe(6_000);
    expect(list.zones).toContain("Sylhet");
    for (const { sim, zone, price, number_price } of list.items) {
      expect(sim).toMatch(/^0139\d{7}$/);
      expect(list.zones).toContain(zone);
      expect(price).toBe(list.starting_price + number_price);
    }
  });

  it("filters by ending, part, class and zone, and lists no number on two pages", async () => {
    const ends = await searchNumbers(app, { match: "ends", pattern: "007" });
    expect(ends.count).toBeGreaterThan(5);
    expect(ends.items.every(({ sim }) => sim.endsWith("007"))).toBe(true);
    const parts = await searchNumbers(app, { pattern: "1*71" });
    expect(parts.items.every(({ sim }) => /1\d71/.test(sim))).toBe(true);
    const narrow = await searchNumbers(app, { number_class: "gold", zone: "Sylhet" });
    expect(narrow.items.every((item) => item.number_class === "gold" && item.zone === "Sylhet")).toBe(true);
    const [first, second] = [await searchNumbers(app, { page: 1 }), await searchNumbers(app, { page: 2 })];
    expect(new Set([...first.items, ...second.items].map(({ sim }) => sim)).size).toBe(48);
  });

  it("finds numbers by a birthday, and sorts by the count of a lucky digit", async () => {
    const birthday = await searchNumbers(app, { match: "birthday", pattern: "1971-12-16" });
    expect(birthday.items.length).toBeGreaterThan(0);
    expect(birthday.items.every(({ sim }) => /161271|711216|1612$|1216$|1971$/.test(sim))).toBe(true);
    const lucky = (await searchNumbers(app, { match: "lucky", pattern: "7" })).items;
    const sevens = lucky.map(({ sim }) => [...sim.slice(3)].filter((digit) => digit === "7").length);
    expect(sevens).toEqual([...sevens].sort((left, right) => right - left));
    expect(sevens[0]).toBeGreaterThan(3);
  });

  it("returns an empty page with the count beyond the last page, and refuses an impossible date", async () => {
    expect(await searchNumbers(app, { page: 10_000 })).toMatchObject({ items: [], count: 6_000 });
    const refused = await app.call<Refused>("getSimList", { match: "birthday", pattern: "1971-02-30" });
    expect([refused.status, refused.body.errors[0]]).toMatchObject([400, { code: "invalid-input", field: "pattern" }]);
  });

  it("does not list a number while a cart holds it, nor its partner", async () => {
    const { rows } = await db.pool.query<{ msisdn: string; pair: string }>(
      "select msisdn, pair_msisdn as pair from sim_numbers where pair_msisdn is not null order by msisdn limit 1",
    );
    const [{ msisdn, pair } = { msisdn: "", pair: "" }] = rows;
    const cart = await cartOf(app, simSkus.prepaid.physical, [msisdn]);
    for (const pattern of [msisdn, pair]) expect((await searchNumbers(app, { pattern })).count).toBe(0);
    await cartOf(app, simSkus.prepaid.physical, [], cart.token ?? "");
    for (const pattern of [msisdn, pair]) expect((await searchNumbers(app, { pattern })).count).toBe(1);
  });
});

describe("POST /api/v1/check-msisdn-type", () => {
  const check = async (body: Record<string, unknown>, headers = {}) =>
    (await app.call<{ data: Record<string, unknown> }>("checkMsisdnType", body, { headers })).body.data;

  it("[API-SHOP-02] returns the services for a number by its prefix", async () => {
    expect(await check({ msisdn: "০১৭১২৩৪৫৬৭৮", service: "sim_replacement" })).toMatchObject({
      msisdn: "01712345678",
      operator: "own",
      type: null,
      services: ["sim_replacement", "esim_migration", "ownership_transfer", "pre_order"],
      message: "You can continue with this number.",
    });
    expect(await check({ msisdn: "01812345678", service: "sim_replacement" })).toMatchObject({
      operator: "other",
      services: ["mnp", "pre_order"],
      message: "This service is for numbers on our network.",
    });
  });

  it("returns the connection to the number's own session only", async () => {
    const { token } = await logInAs(app, db, "01700000031");
    expect(await check({ msisdn: "01700000031" }, { webLoginToken: token })).toMatchObject({ type: "prepaid" });
    expect(await check({ msisdn: "01700000032" }, { webLoginToken: token })).toMatchObject({ type: null });
  });

  it("refuses an invalid number at its field", async () => {
    const { status, body } = await app.call<Refused>("checkMsisdnType", { msisdn: "0171234" });
    expect([status, body.errors[0]]).toMatchObject([422, { code: "msisdn-invalid", field: "msisdn" }]);
  });
});

describe("a SIM line of the cart", () => {
  it("[CART-43] has its number and zone, its price and the end of its hold", async () => {
    const number = await freshNumber({ number_class: "silver" });
    const cart = await cartOf(app, simSkus.prepaid.physical, [number.sim]);
    expect(cart.sims).toBe(number.sim);
    expect(cart.zone).toEqual({ [number.sim]: number.zone });
    expect(cart.totalPrice.items).toBe(number.price);
    const [line] = cart.data;
    expect(line).toMatchObject({
      type: "sim",
      quantity: 1,
      price: { number: 700 },
      variationDetails: { Kind: "SIM card" },
    });
    const left = Date.parse(line?.sim_held_until ?? "") - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
  });

  it("is refused if another cart holds its number", async () => {
    const number = await freshNumber();
    await cartOf(app, simSkus.prepaid.esim, [number.sim]);
    const refused = (await cartOf(app, simSkus.prepaid.esim, [number.sim])) as unknown as Refused;
    expect(refused).toMatchObject({ status: false, errors: [{ code: "sim-number-taken", field: "product.0" }] });
    expect(refused.errors[0]?.message).toContain(number.sim);
  });

  it("[CART-44] with one number of a pair has the message of the pair rule, and cannot be ordered", async () => {
    const { rows } = await db.pool.query<{ msisdn: string; pair: string }>(
      "select msisdn, pair_msisdn as pair from sim_numbers where pair_msisdn is not null order by msisdn desc limit 1",
    );
    const [{ msisdn, pair } = { msisdn: "", pair: "" }] = rows;
    const sku = simSkus.postpaid.physical;
    const cart = await cartOf(app, sku, [msisdn]);
    expect(cart.pairSimErrorMsg).toBe(
      `${msisdn} and ${pair} are sold as a pair. Add ${pair} too, or choose another number.`,
    );
    expect(await orderCart(app, cart, newMsisdn())).toMatchObject({ status: 422, code: "sim-pair-incomplete" });
    const whole = await cartOf(app, sku, [msisdn, pair], cart.token ?? "");
    expect(whole.pairSimErrorMsg).toBeNull();
    expect(await orderCart(app, whole, newMsisdn())).toMatchObject({ status: 200 });
  });

  it("for a replacement is refused without a request", async () => {
    const product = [{ sku: "SIM-REPLACEMENT-ESIM", product_quantity: 1, sim: "01712345678", sim_replacement: true }];
    const { body } = await app.call<Refused>("addCartItem", { product, driver: "session" });
    expect(body).toMatchObject({ status: false, errors: [{ code: "sim-replacement-unknown", field: "product.0" }] });
  });
});

describe("the sale of a number", () => {
  const orderIdOf = async (msisdn: string) => {
    const { rows } = await db.pool.query<{ public_id: string }>(
      "select o.public_id from sim_numbers n join orders o on o.id = n.order_id where n.msisdn = $1",
      [msisdn],
    );
    return rows[0]?.public_id ?? null;
  };

  it("is made by the order, at the price of SIM and number together", async () => {
    const number = await freshNumber({ number_class: "gold" });
    const cart = await cartOf(app, simSkus.prepaid.physical, [number.sim]);
    const order = await orderCart(app, cart, newMsisdn());
    expect(order.status).toBe(200);
    expect(await orderIdOf(number.sim)).toBe(order.orderId);
    const { rows } = await db.pool.query<{ price: number }>(
      `select l.price_poisha as price from order_lines l join orders o on o.id = l.order_id where o.public_id = $1`,
      [order.orderId],
    );
    expect(rows).toEqual([{ price: number.price * 100 }]);
    expect((await searchNumbers(app, { pattern: number.sim })).count).toBe(0);
  });

  it("ends when the order expires unpaid, and the number is free again", async () => {
    const number = await freshNumber();
    const order = await orderCart(app, await cartOf(app, simSkus.prepaid.physical, [number.sim]), newMsisdn());
    await db.pool.query("update orders set payment_due_until = now() - interval '2 minutes' where public_id = $1", [
      order.orderId,
    ]);
    await expireUnpaidOrders({ db });
    expect(await orderIdOf(number.sim)).toBeNull();
    expect((await searchNumbers(app, { pattern: number.sim })).count).toBe(1);
  });

  it("ends when the order's state becomes cancelled", async () => {
    const number = await freshNumber();
    const order = await orderCart(app, await cartOf(app, simSkus.prepaid.physical, [number.sim]), newMsisdn());
    await db.pool.query("update orders set state = 'cancelled' where public_id = $1", [order.orderId]);
    expect(await orderIdOf(number.sim)).toBeNull();
  });

  it("succeeds after the hold has ended, if the number is still free", async () => {
    const number = await freshNumber();
    const cart = await cartOf(app, simSkus.prepaid.physical, [number.sim]);
    await db.pool.query("update sim_numbers set held_until = now() - interval '1 second' where msisdn = $1", [
      number.sim,
    ]);
    expect((await orderCart(app, cart, newMsisdn())).status).toBe(200);
  });

  it("is refused if another cart took the number after the hold had ended", async () => {
    const number = await freshNumber();
    const cart = await cartOf(app, simSkus.prepaid.physical, [number.sim]);
    await db.pool.query("update sim_numbers set held_until = now() - interval '1 second' where msisdn = $1", [
      number.sim,
    ]);
    const faster = await cartOf(app, simSkus.prepaid.physical, [number.sim]);
    expect(await orderCart(app, cart, newMsisdn())).toMatchObject({ status: 409, code: "sim-number-taken" });
    expect((await orderCart(app, faster, newMsisdn())).status).toBe(200);
  });

  it("marks a late payment for a refund if the number went to another order", async () => {
    const number = await freshNumber();
    const sku = simSkus.prepaid.physical;
    const late = await orderCart(app, await cartOf(app, sku, [number.sim]), newMsisdn());
    const transaction = await openPayment(app, late.orderId);
    await db.pool.query("update orders set payment_due_until = now() - interval '2 minutes' where public_id = $1", [
      late.orderId,
    ]);
    await expireUnpaidOrders({ db });
    const faster = await orderCart(app, await cartOf(app, sku, [number.sim]), newMsisdn());
    await approve(db, transaction);
    await app.call("validatePaymentTransaction", { order_id: late.orderId, transaction_id: transaction });
    expect(await orderIdOf(number.sim)).toBe(faster.orderId);
    const { rows } = await db.pool.query<{ refund: boolean }>(
      "select refund_due as refund from payments where id = $1",
      [transaction],
    );
    expect(rows).toEqual([{ refund: true }]);
  });
});

import { randomUUID } from "node:crypto";
import type { CartView } from "@/backend/contract/shop/cart";
import type { OrderView } from "@/backend/contract/shop/orders";
import type { EsimProfile } from "@/backend/contract/sims/esim";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import {
  type LoginApp,
  loginApp,
  numberSeries,
  otherCode,
  PEPPER,
  passBudgets,
  sentCode,
  WIDE_CLIENTS,
} from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import {
  approve,
  cartOf,
  orderCart,
  payOrder,
  type Refused,
  searchNumbers,
  sentEsimKey,
  track,
} from "@/tests/support/sims";
import { isImei } from "@/utils/numbers/imei";
import { simSkus } from "@/utils/sims/sim-skus";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

const newNumber = numberSeries(30_000_000);
/** A number of another operator: its buyer can get texts, but no codes. */
const stranger = () => newNumber().replace(/^017/, "018");

const open = (id: string, key: string) =>
  app.call<{ data: { profiles: EsimProfile[] } } & Partial<Refused>>("openEsim", { id, key });

const sendLink = (id: string) => app.call<{ data: { masked_msisdn: string | null } }>("sendEsimLink", { id });

async function paidEsim(buyer: string) {
  const { items } = await searchNumbers(app, { form: "esim", per_page: 48 });
  const number = items.find(({ pair }) => pair === null)?.sim ?? "";
  const { orderId } = await orderCart(app, await cartOf(app, simSkus.prepaid.esim, [number]), buyer);
  await payOrder(app, db, orderId);
  return { number, orderId };
}

describe("a bought eSIM", () => {
  it("is delivered by a texted link once it is paid, and its order is delivered with it", async () => {
    const buyer = stranger();
    const { number, orderId } = await paidEsim(buyer);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    const key = (await sentEsimKey(db, buyer)) ?? "";
    const { body } = await open(orderId, key);
    expect(body.data.profiles).toMatchObject([
      { sim: number, activation_code: expect.stringMatching(/^LPA:1\$.+\$.+/) },
    ]);
    const [profile] = body.data.profiles;
    expect(profile?.install_links.ios).toContain(encodeURIComponent(profile?.activation_code ?? ""));
    expect(profile?.qr.size).toBeGreaterThan(28);
    const tracked = await app.call<{ data: { state: string } }>("getTrackOrderDetails", {
      order_id: orderId,
      msisdn: buyer,
    });
    expect(tracked.body.data.state).toBe("delivered");
    expect((await open(orderId, key)).body.data).toEqual(body.data);
  });

  it("is delivered once, also when eight rounds run at the same time", async () => {
    const buyer = stranger();
    const { orderId } = await paidEsim(buyer);
    await Promise.all(Array.from({ length: 8 }, () => deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims })));
    const { rows } = await db.pool.query("select from esim_deliveries where public_id = $1", [orderId]);
    expect(rows).toHaveLength(1);
    const { rowCount } = await db.pool.query(
      "select from outbox_messages where msisdn = $1 and purpose = 'esim-ready'",
      [buyer],
    );
    expect(rowCount).toBe(1);
  });

  it("is not returned for a wrong key, and the answer is the same for an unknown id", async () => {
    const buyer = stranger();
    const { orderId } = await paidEsim(buyer);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    const wrong = await open(orderId, "A".repeat(32));
    const unknown = await open("7K3M-9QXT-2HVB-4D8N", "A".repeat(32));
    expect([wrong.status, unknown.status]).toEqual([404, 404]);
    expect(wrong.body.errors).toEqual(unknown.body.errors);
  });

  it("has a link that is texted again to its buyer only, three times an hour", async () => {
    const buyer = stranger();
    const { orderId } = await paidEsim(buyer);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    const send = () => sendLink(orderId);
    const first = await send();
    expect(first.body.data.masked_msisdn).toBe(`01*******${buyer.slice(-2)}`);
    expect(first.text).not.toContain((await sentEsimKey(db, buyer)) ?? "?");
    for (let more = 0; more < 2; more += 1) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });

  it("is not made by a request for its link: for an unknown id, or before the next round, nothing is sent or made", async () => {
    const buyer = stranger();
    const { orderId } = await paidEsim(buyer);
    for (const id of [orderId, "7K3M-9QXT-2HVB-4D8N"]) {
      expect((await sendLink(id)).body.data).toEqual({ masked_msisdn: null });
    }
    const { rows } = await db.pool.query(
      "select from esim_profile_orders w join orders o on o.id = w.order_id where o.public_id = $1",
      [orderId],
    );
    expect(rows).toEqual([]);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    expect((await sendLink(orderId)).body.data).toEqual({ masked_msisdn: `01*******${buyer.slice(-2)}` });
  });

  it("is stored without a readable key or matching id", async () => {
    const buyer = stranger();
    const { orderId } = await paidEsim(buyer);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    const key = (await sentEsimKey(db, buyer)) ?? "";
    const [profile] = (await open(orderId, key)).body.data.profiles;
    const { rows } = await db.pool.query<{ all: string }>(
      "select (select json_agg(d) from esim_deliveries d)::text || (select json_agg(p) from esim_profiles p)::text as all",
    );
    for (const secret of [key, profile?.matching_id ?? "?"]) expect(rows[0]?.all).not.toContain(secret);
  });
});

describe("an order of eSIMs only", () => {
  async function esimCart() {
    const { items } = await searchNumbers(app, { form: "esim", per_page: 48 });
    const number = items.find(({ pair }) => pair === null)?.sim ?? "";
    return { number, cart: await cartOf(app, simSkus.prepaid.esim, [number]) };
  }
  interface Answer extends Partial<Refused> {
    data: { order_id: string };
  }
  const order = (cart: CartView, change: object = {}) =>
    app.call<Answer>(
      "makeOrder",
      {
        token: cart.token,
        version: cart.version,
        expected_total: cart.totalPrice.payable,
        full_name: "Rahima Khatun",
        msisdn: stranger(),
        district: "",
        area: "",
        post_code: "",
        address: "",
        delivery_type: "digital",
        payment_method: "online",
        ...change,
      },
      { headers: { "idempotency-key": randomUUID() } },
    );
  const tracked = async (orderId: string) =>
    (await app.call<{ data: OrderView[] }>("getMultipleOrders", { order_ids: [orderId] })).body.data[0];

  it("needs no address, has no delivery fee, and is delivered without a parcel", async () => {
    const { cart } = await esimCart();
    const { status, body } = await order(cart);
    expect(status).toBe(200);
    const orderId = body.data.order_id;
    expect(await tracked(orderId)).toMatchObject({
      delivery: { type: "digital", district: "", thana: "", store: null },
      total: { delivery: 0, payable: cart.totalPrice.items },
    });
    await payOrder(app, db, orderId);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    const steps = (await tracked(orderId))?.timeline.map(({ state, label, done }) => [state, label, done]);
    expect(steps).toEqual([
      ["pending_payment", "Order received", true],
      ["placed", "Paid online", true],
      ["confirmed", "Confirmed", true],
      ["delivered", "eSIM sent", true],
    ]);
  });

  it("ignores a delivery option chosen before, and an address that is sent", async () => {
    const { cart } = await esimCart();
    const choice = { district: "Dhaka", area: "Dhanmondi", token: cart.token, type: "express" };
    const chosen = await app.call<{ data: { version: number; totalPrice: CartView["totalPrice"] } }>(
      "deliveryOption",
      choice,
    );
    const { version, totalPrice } = chosen.body.data;
    expect(totalPrice).toMatchObject({ delivery: 0, payable: cart.totalPrice.items });
    const msisdn = stranger();
    const sent = { version, msisdn, ...choice, post_code: "1209", address: "House 1", delivery_type: "express" };
    const { token: _, type: __, ...place } = sent;
    const first = await order(cart, place);
    expect((await tracked(first.body.data.order_id))?.delivery).toMatchObject({ type: "digital", district: "" });
    // The same cart under another key gets the same order, with or without a place.
    const again = await order(cart, { version, msisdn });
    expect(again.body.data.order_id).toBe(first.body.data.order_id);
  });

  it("is refused with cash on delivery", async () => {
    const { cart } = await esimCart();
    const { status, body } = await order(cart, { payment_method: "cod" });
    expect([status, body.errors?.[0]]).toMatchObject([422, { code: "cod-not-available", field: "payment_method" }]);
  });

  it("needs an address again when the cart has another product", async () => {
    const { number, cart } = await esimCart();
    const { rows } = await db.pool.query<{ sku: string }>(
      `select v.sku from product_variants v join products p on p.slug = v.product_slug
       where p.category = 'accessories' and p.published and v.stock > 0 limit 1`,
    );
    const product = [
      { sku: simSkus.prepaid.esim, product_quantity: 1, sim: number },
      { sku: rows[0]?.sku, product_quantity: 1 },
    ];
    const { body: mixed } = await app.call<CartView>("addCartItem", { product, driver: "session", token: cart.token });
    const digital = await order(mixed);
    expect(digital.body.errors?.[0]).toMatchObject({
      code: "delivery-option-not-available",
      field: "delivery_type",
    });
    const nowhere = await order(mixed, { delivery_type: "regular" });
    expect(nowhere.body.errors?.[0]).toMatchObject({ code: "district-not-found", field: "district" });
  });
});

describe("a device check", () => {
  const check = async (device: string) =>
    (await app.call<{ data: { device: Record<string, unknown> | null; similar: string[] } }>("checkDevice", { device }))
      .body.data;

  it("finds a phone by its model in any spelling, and by its IMEI in any digits", async () => {
    const { rows } = await db.pool.query<{ name: string; tac: string; esim: boolean }>(
      "select name, tac, esim from devices order by length(search) desc limit 1",
    );
    const [{ name, tac, esim } = { name: "", tac: "", esim: false }] = rows;
    const last = [..."0123456789"].find((digit) => isImei(`${tac}123456${digit}`)) ?? "";
    for (const text of [name, name.toUpperCase().replaceAll(" ", "-"), `${tac} 123456 ${last}`, tac]) {
      expect((await check(text)).device).toMatchObject({ name, esim });
    }
    const bengali = `${tac}123456${last}`.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect((await check(bengali)).device).toMatchObject({ name });
  });

  it("suggests similar models, and nothing for an unknown one", async () => {
    const brand = await check("oskavi");
    expect(brand.device).toBeNull();
    expect(brand.similar.length).toBeGreaterThan(1);
    expect(await check("%")).toEqual({ device: null, similar: [] });
    expect(await check("no such phone")).toEqual({ device: null, similar: [] });
  });
});

describe("the migration of a number to an eSIM", () => {
  const eligible = (body: Record<string, unknown>) =>
    app.call<{ data: { eligible: boolean; message: string; fee: number; code_sent: boolean } }>(
      "checkEsimEligibility",
      body,
    );
  const pay = (body: Record<string, unknown>, key: string = randomUUID()) =>
    app.call<{ data: { redirectUrl: string; transaction_id: string; reference: string } } & Partial<Refused>>(
      "payEsim",
      { email: "rahima@example.com", ...body },
      { headers: { "idempotency-key": key } },
    );

  it("[API-SITE-32] answers whether a number is eligible, and texts a code to it", async () => {
    const msisdn = newNumber();
    const { body } = await eligible({ msisdn });
    expect(body.data).toMatchObject({ eligible: true, fee: 200, code_sent: true });
    expect(await sentCode(db, msisdn)).toMatch(/^\d{4}$/);
    const foreign = await eligible({ msisdn: "01812345678" });
    expect(foreign.body.data).toMatchObject({ eligible: false, code_sent: false });
    const { rows } = await db.pool.query<{ name: string }>("select name from devices where not esim limit 1");
    const old = await eligible({ msisdn: newNumber(), device: rows[0]?.name });
    expect(old.body.data.message).toBe("This phone doesn't support eSIM. Your SIM card will continue to work in it.");
  });

  it("[API-SITE-33] opens the payment with the right code, and texts the link to the paid number", async () => {
    const msisdn = newNumber();
    await eligible({ msisdn });
    const code = (await sentCode(db, msisdn)) ?? "";
    expect((await pay({ msisdn, otp_value: otherCode(code) })).body.errors?.[0]).toMatchObject({
      code: "code-wrong",
      field: "otp_value",
    });
    const { data } = (await pay({ msisdn, otp_value: code })).body;
    expect(data.redirectUrl).toContain(data.transaction_id);
    expect(await track(app, data.reference)).toMatchObject({
      state: "awaiting_payment",
      payment: "pending",
      esim: false,
    });

    await approve(db, data.transaction_id);
    const paid = await track(app, data.reference, { transaction_id: data.transaction_id });
    expect(paid).toMatchObject({ state: "ready", payment: "paid", esim: true });
    expect(await track(app, data.reference, { transaction_id: data.transaction_id })).toEqual(paid);
    const opened = await open(data.reference, (await sentEsimKey(db, msisdn)) ?? "");
    expect(opened.body.data.profiles.map(({ sim }) => sim)).toEqual([msisdn]);
  });

  it("orders no eSIM for an unknown transaction, one of another request, or a settled one", async () => {
    const opened = async () => {
      const msisdn = newNumber();
      await passBudgets(db);
      await eligible({ msisdn });
      return (await pay({ msisdn, otp_value: await sentCode(db, msisdn) })).body.data;
    };
    const [paid, other] = [await opened(), await opened()];
    await approve(db, paid.transaction_id);
    await db.pool.query(
      `with paid as (update service_payments set state = 'paid', settled_at = now() where id = $1 returning request_id)
       update service_requests set state = 'ready' where id in (select request_id from paid)`,
      [paid.transaction_id],
    );
    for (const [reference, transaction_id] of [
      [other.reference, "nonsense"],
      [other.reference, paid.transaction_id],
      [paid.reference, other.transaction_id],
      [paid.reference, paid.transaction_id],
    ] as const) {
      await track(app, reference, { transaction_id });
    }
    const { rows } = await db.pool.query("select 1 from esim_deliveries where public_id = $1", [paid.reference]);
    expect(rows).toEqual([]);
  });

  it("answers the same payment for the same key, and refuses another payload under it", async () => {
    const msisdn = newNumber();
    await passBudgets(db);
    await eligible({ msisdn });
    const code = await sentCode(db, msisdn);
    const key = randomUUID();
    const first = await pay({ msisdn, otp_value: code }, key);
    expect((await pay({ msisdn, otp_value: code }, key)).body.data).toEqual(first.body.data);
    const other = await pay({ msisdn, otp_value: code, email: "karim@example.com" }, key);
    expect([other.status, other.body.errors?.[0]?.code]).toEqual([422, "idempotency-key-reused"]);
    expect((await pay({ msisdn, otp_value: code })).body.errors?.[0]?.code).toBe("code-wrong");
  });
});

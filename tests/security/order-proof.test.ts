import { randomUUID } from "node:crypto";
import type { CallAnswer } from "@/backend/contract/all-calls";
import { callPaths } from "@/backend/contract/paths";
import type { CartView } from "@/backend/contract/shop/cart";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import { makeBrowserProof } from "@/backend/domain/orders/browser-proof";
import { guessOf, numberSeries, PEPPER, passBudgets, sentCode } from "@/tests/support/login";
import { TestBrowser } from "@/tests/support/screens/test-browser";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";
import { cartOf, orderCart, payOrder, type Refused, searchNumbers, sentEsimKey } from "@/tests/support/sims";
import { orderProofCookie } from "@/utils/checkout/order-proof-cookie";
import { simSkus } from "@/utils/sims/sim-skus";

// Tests who can see an order in full, and who its eSIM. The order is placed at one process and viewed at the other.

let db: TestDatabase;
let site: TwoProcesses;
beforeAll(async () => {
  db = await createTestDatabase();
  site = await startTwoProcesses(db.url);
}, 180_000);
afterAll(async () => {
  await site.close();
  await db.close();
});

const newNumber = numberSeries(31_000_000);
let seen = 0;
async function esimCart(browser: TestBrowser): Promise<CartView> {
  seen += 1;
  const { items } = await searchNumbers(browser, { per_page: 48 });
  return cartOf(browser, simSkus.prepaid.esim, [items.filter(({ pair }) => pair === null)[seen]?.sim ?? ""]);
}

/** Buys an eSIM as a guest, until it is made and texted. After that, the browser uses the other process. */
async function boughtEsim(browser = new TestBrowser(site)) {
  const msisdn = newNumber();
  const { orderId, status } = await orderCart(browser, await esimCart(browser), msisdn);
  expect(status).toBe(200);
  await payOrder(browser, db, orderId);
  await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
  browser.process = 1;
  return { browser, orderId, msisdn };
}

async function view(browser: TestBrowser, orderId: string): Promise<CallAnswer<"viewOrder">["data"]> {
  const { body } = await browser.call<CallAnswer<"viewOrder">>("viewOrder", { order_id: orderId });
  return body.data;
}

async function logIn(browser: TestBrowser, msisdn: string): Promise<void> {
  await passBudgets(db);
  await browser.call("sendOtp", { msisdn });
  const guess = guessOf(msisdn, (await sentCode(db, msisdn)) ?? "");
  const { cookie } = browser;
  const { body } = await browser.call<{ access_token: string }>("verifyOtp", guess);
  // The log-in sets another cookie, with its own path.
  browser.cookie = cookie;
  browser.session = body.access_token;
}

const inFull = { seen_by: "browser", order: { contact: { full_name: "Rahima Khatun" } } };
const masked = { seen_by: "anyone", order: { contact: null }, returns: [], esim: { state: "texted", profiles: [] } };
const withCookie = (orderId: string, proof: string) => {
  const browser = new TestBrowser(site, 1);
  browser.cookie = orderProofCookie([{ orderId, proof, isNew: false }], "http://shop.example").split(";")[0] ?? "";
  return browser;
};
const proofIn = ({ cookie }: TestBrowser) => /=[^.]+\.([^.]+\.[\w-]{43})/.exec(cookie)?.[1] ?? "";
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

test("the browser that ordered sees name, number and address, and the QR code of its eSIM", async () => {
  const { browser, orderId, msisdn } = await boughtEsim();
  const own = await view(browser, orderId);
  expect(own).toMatchObject(inFull);
  expect(own.order.contact).toMatchObject({ msisdn });
  expect(own.esim).toMatchObject({ state: "open", profiles: [{ activation_code: expect.stringMatching(/^LPA:1\$/) }] });
  const { rows } = await db.pool.query("select opened_at from esim_deliveries where public_id = $1", [orderId]);
  expect(rows).toEqual([{ opened_at: expect.any(Date) }]);
  expect(browser.setCookie).toMatch(/^order_proof=\S+; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure$/);
});

test("a stranger with the link sees masked data and no QR code", async () => {
  const { browser, orderId, msisdn } = await boughtEsim();
  const [profile] = (await view(browser, orderId)).esim?.profiles ?? [];
  const stranger = new TestBrowser(site, 1);
  const shown = await view(stranger, orderId);
  expect(shown).toMatchObject(masked);
  const text = JSON.stringify(shown);
  const secrets = [
    "Rahima",
    "Khatun",
    msisdn,
    profile?.activation_code,
    profile?.matching_id,
    await sentEsimKey(db, msisdn),
  ];
  for (const secret of secrets) expect([secret, text.includes(secret ?? "?")]).toEqual([expect.any(String), false]);
  // Fields in which a caller claims an identity are refused: only the cookie counts.
  const extra = await stranger.call<Refused>("viewOrder", { order_id: orderId, msisdn, seen_by: "browser" });
  expect(extra.status).toBe(400);
  expect((await stranger.call("viewOrder", { order_id: "7K3M-9QXT-2HVB-4D8N" })).status).toBe(404);
});

test("the proof of one order does not show another one, also if it is sent with its id", async () => {
  const one = await boughtEsim();
  const other = await boughtEsim();
  expect(await view(other.browser, one.orderId)).toMatchObject(masked);
  expect(await view(withCookie(one.orderId, proofIn(other.browser)), one.orderId)).toMatchObject(masked);
  // If the same browser orders again, it has both proofs.
  const second = await boughtEsim(one.browser);
  expect(await view(one.browser, one.orderId)).toMatchObject(inFull);
  expect(await view(one.browser, second.orderId)).toMatchObject(inFull);
});

test("after a log-in with another number the browser sees masked data", async () => {
  const { browser, orderId } = await boughtEsim();
  await logIn(browser, newNumber());
  expect(await view(browser, orderId)).toMatchObject(masked);
});

test("an order of a logged-in user is masked when the session ends", async () => {
  const browser = new TestBrowser(site);
  await logIn(browser, newNumber());
  const { orderId } = await boughtEsim(browser);
  expect(await view(browser, orderId)).toMatchObject(inFull);
  const proof = proofIn(browser);
  // The proof belongs to the session. A copy of the cookie without the session shows nothing.
  expect(await view(withCookie(orderId, proof), orderId)).toMatchObject(masked);
  await browser.call("logout", {});
  expect([browser.cookie, browser.setCookie]).toEqual(["", expect.stringContaining("Max-Age=0")]);
});

test("a log-in with the order's number shows the order in full, and no QR code", async () => {
  const { browser, orderId, msisdn } = await boughtEsim();
  const elsewhere = new TestBrowser(site, 1);
  await logIn(elsewhere, msisdn);
  expect(await view(elsewhere, orderId)).toMatchObject({
    seen_by: "number",
    order: { contact: { msisdn } },
    esim: { state: "texted", profiles: [] },
  });
  // The guest who ordered now logs in.
  await logIn(browser, msisdn);
  expect(await view(browser, orderId)).toMatchObject({ seen_by: "number", esim: { state: "open" } });
});

test("an expired, forged or modified proof shows masked data", async () => {
  const { orderId, browser } = await boughtEsim();
  const aged = (hours: number) => makeBrowserProof(PEPPER, { orderId, holder: null }, hoursAgo(hours));
  expect(await view(withCookie(orderId, aged(23)), orderId)).toMatchObject({ ...inFull, esim: { state: "open" } });
  expect(await view(withCookie(orderId, aged(25)), orderId)).toMatchObject({ ...inFull, esim: { state: "texted" } });
  expect(await view(withCookie(orderId, aged(14 * 24 + 1)), orderId)).toMatchObject(masked);
  const [, signature = ""] = aged(15 * 24).split(".");
  const younger = `${Math.floor(Date.now() / 1000).toString(36)}.${signature}`;
  expect(await view(withCookie(orderId, younger), orderId)).toMatchObject(masked);
  const future = makeBrowserProof(PEPPER, { orderId, holder: null }, hoursAgo(-24));
  expect(await view(withCookie(orderId, future), orderId)).toMatchObject(masked);
  const foreign = makeBrowserProof("another-pepper-0123456789abcdefgh", { orderId, holder: null }, new Date());
  expect(await view(withCookie(orderId, foreign), orderId)).toMatchObject(masked);
  // A forged cookie from a sibling host before the right one has no effect.
  const both = withCookie(orderId, foreign);
  both.cookie = `${both.cookie}; ${browser.cookie}`;
  expect(await view(both, orderId)).toMatchObject(inFull);
});

test("a repeated order request gets the same proof, and another request with the same cart gets none", async () => {
  const browser = new TestBrowser(site);
  const cart = await esimCart(browser);
  const body = {
    token: cart.token,
    version: cart.version,
    expected_total: cart.totalPrice.payable,
    full_name: "Rahima Khatun",
    msisdn: newNumber(),
    district: "",
    area: "",
    post_code: "",
    address: "",
    delivery_type: "digital",
    payment_method: "online",
  };
  const headers = { "idempotency-key": randomUUID() };
  const first = await browser.call<{ data: { order_id: string } }>("makeOrder", body, { headers });
  expect(JSON.stringify(first.body)).not.toContain(proofIn(browser));
  const lost = new TestBrowser(site, 1);
  await lost.call("makeOrder", body, { headers });
  expect([proofIn(lost), lost.cookie]).toEqual([proofIn(browser), expect.stringContaining(first.body.data.order_id)]);
  // An attacker who knows the cart's token and everything that the buyer typed.
  const copy = new TestBrowser(site, 1);
  const key = { "idempotency-key": randomUUID() };
  for (let tries = 0; tries < 2; tries += 1) {
    const again = await copy.call<{ data: { order_id: string } }>("makeOrder", body, { headers: key });
    expect([again.body.data.order_id, copy.cookie]).toEqual([first.body.data.order_id, ""]);
  }
});

test("the browser of a retailer gets no proof of an order that it places", async () => {
  const browser = new TestBrowser(site);
  const cart = await esimCart(browser);
  await db.pool.query("update carts set retailer_token = 'helper' where token = $1", [cart.token]);
  const { status } = await orderCart(browser, cart, newNumber());
  expect([status, browser.cookie]).toEqual([200, ""]);
});

test("the proof cannot cancel, change or return an order: these calls need a code", async () => {
  const { browser, orderId } = await boughtEsim();
  const place = { full_name: "A", area: "Dhanmondi", post_code: "1209", address: "House 1" };
  const lines = [{ position: 0, quantity: 1 }];
  for (const [name, more] of [
    ["getOwnOrder", {}],
    ["cancelOrder", {}],
    ["changeOrder", place],
    ["requestReturn", { reason: "damaged", lines }],
  ] as const) {
    const { status, body } = await browser.call<Refused>(name, { order_id: orderId, ...more });
    expect([name, status, body.errors[0]?.code]).toEqual([name, 401, "code-needed"]);
  }
});

test("hideOrders removes the proofs of the browser, and an unpaid eSIM has no code", async () => {
  const browser = new TestBrowser(site);
  const { orderId } = await orderCart(browser, await esimCart(browser), newNumber());
  await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
  expect(await view(browser, orderId)).toMatchObject({ ...inFull, esim: null });
  await browser.call("hideOrders", {});
  expect(browser.cookie).toBe("");
  expect(await view(browser, orderId)).toMatchObject({ seen_by: "anyone", esim: null });
  const { method, path } = callPaths.hideOrders;
  const foreign = await site.ask(0, { method, path, json: {}, headers: { Origin: "https://evil.example" } });
  expect(foreign.status).toBe(403);
});

import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { recordReturnedParcel } from "@/backend/domain/orders/cancel-order";
import { type LoginApp, logInAs, loginApp, numberSeries, PEPPER, userOf, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { buy, createProduct, createShop } from "@/tests/support/shop/shop";
import { cartOf, fileTransfer, orderCart, payOrder, searchNumbers, simRequests, track } from "@/tests/support/sims";
import { simSkus } from "@/utils/sims/sim-skus";

const newNumber = numberSeries(20_800_000);

let db: TestDatabase;
let app: LoginApp;
let sku = "";
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
  await createShop(db);
  sku = (await createProduct(db, { variants: [{ pricePoisha: 100_000, stock: 50 }] })).skus[0] ?? "";
});
afterAll(() => db.close());

const as = (token: string) => ({ headers: { webLoginToken: token } });
const addressesOf = async (msisdn: string) =>
  (await db.pool.query("select from saved_addresses where msisdn = $1", [msisdn])).rowCount;
const ordersSeenWith = async (token: string) => {
  const { body } = await app.call<{ data: { items: { order_id: string }[] } }>(
    "getMyPreviousOrders",
    undefined,
    as(token),
  );
  return body.data.items.map(({ order_id }) => order_id);
};
const steps = async (orderId: string, count: number) => {
  for (let step = 0; step < count; step += 1) await advanceOrder({ db }, { orderId });
};
const deliver = () => deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });

/** A number with a session, a saved address, an order and a request. */
async function usedNumber(msisdn: string) {
  const { token } = await logInAs(app, db, msisdn);
  const address = { full_name: "Rahima Khatun", district: "Dhaka", area: "Dhanmondi", post_code: "1209" };
  await app.call("saveAddress", { ...address, label: "Home", address: "House 12, Road 5" }, as(token));
  const { orderId } = await buy(db, [[sku, 1]], { msisdn, paymentMethod: "cod" });
  const reference = await fileTransfer(app, db, { msisdn, next: newNumber() });
  expect([await addressesOf(msisdn), await ordersSeenWith(token)]).toEqual([1, [orderId]]);
  return { token, orderId, reference };
}

/** A number of the stock, bought and paid. */
async function boughtSim(form: "physical" | "esim", contact = newNumber()) {
  const { items } = await searchNumbers(app, { form, per_page: 48 });
  const number = items.find(({ pair }) => pair === null)?.sim ?? "";
  const cart = await cartOf(app, simSkus.prepaid[form], [number]);
  const { orderId } = await orderCart(app, cart, contact === "itself" ? number : contact);
  await payOrder(app, db, orderId);
  return { number, orderId };
}

it("a number that the shop sells as a card has a new owner when the parcel leaves, and not before", async () => {
  const { number, orderId } = await boughtSim("physical");
  const former = await usedNumber(number);
  await steps(orderId, 2);
  expect(await userOf(app, former.token)).not.toBeNull();
  await steps(orderId, 1);
  expect(await userOf(app, former.token)).toBeNull();
  expect(await addressesOf(number)).toBe(0);
  expect(await track(app, former.reference)).toMatchObject({ state: "declined" });
  const buyer = await usedNumber(number);
  await steps(orderId, 1);
  expect(await ordersSeenWith(buyer.token)).toEqual([buyer.orderId]);
});

it("a number that the shop sells as an eSIM has a new owner when the eSIM is delivered, once", async () => {
  const { number } = await boughtSim("esim");
  const former = await usedNumber(number);
  await Promise.all([deliver(), deliver()]);
  expect(await userOf(app, former.token)).toBeNull();
  const buyer = await usedNumber(number);
  await Promise.all([deliver(), deliver()]);
  expect(await ordersSeenWith(buyer.token)).toEqual([buyer.orderId]);
  expect(await track(app, buyer.reference)).toMatchObject({ state: "submitted" });
});

it("the order that sold a number stays with the number, if it was its contact too", async () => {
  const { number, orderId } = await boughtSim("physical", "itself");
  await steps(orderId, 4);
  const { token } = await logInAs(app, db, number);
  expect(await ordersSeenWith(token)).toEqual([orderId]);
});

it("a number whose parcel came back has a new owner again when it is sold again", async () => {
  const first = await boughtSim("physical");
  await steps(first.orderId, 3);
  await recordReturnedParcel({ db }, { orderId: first.orderId, note: null });
  const former = await usedNumber(first.number);
  const cart = await cartOf(app, simSkus.prepaid.physical, [first.number]);
  const { orderId } = await orderCart(app, cart, newNumber());
  await payOrder(app, db, orderId);
  await steps(orderId, 3);
  expect(await userOf(app, former.token)).toBeNull();
});

describe("sim-requests new-owner", () => {
  it.each([
    ["as people write it", (msisdn: string) => msisdn],
    ["with the country code", (msisdn: string) => `+88${msisdn}`],
    ["with a hyphen", (msisdn: string) => `${msisdn.slice(0, 5)}-${msisdn.slice(5)}`],
  ])("hides what a number had that was sold again elsewhere, and ends its sessions: %s", async (_, written) => {
    const [msisdn, other] = [newNumber(), newNumber()];
    const { token, reference } = await usedNumber(msisdn);
    const kept = await usedNumber(other);
    expect(await simRequests(db, "new-owner", written(msisdn))).toEqual([
      `${msisdn} has a new owner now: its account is deleted, what it ordered, recharged and requested is hidden.`,
      `Request ${reference} about the same number is declined: it was opened with the earlier SIM.`,
    ]);
    expect(await userOf(app, token)).toBeNull();
    expect(await ordersSeenWith((await logInAs(app, db, msisdn)).token)).toEqual([]);
    expect(await ordersSeenWith(kept.token)).toEqual([kept.orderId]);
  });

  it.each([[[]], [["0171234567"]], [["01712345678", "01712345679"]]])(
    "prints how it is used, and changes nothing, for %j",
    async (numbers) => {
      const [usage = ""] = await simRequests(db, "new-owner", ...numbers);
      expect(usage).toContain("new-owner NUMBER");
    },
  );

  it("given twice at once, has the effect of one", async () => {
    const msisdn = newNumber();
    await usedNumber(msisdn);
    await Promise.all([1, 2, 3].map(() => simRequests(db, "new-owner", msisdn)));
    const { rows } = await db.pool.query("select of_former_owner from orders where msisdn = $1", [msisdn]);
    expect(rows).toEqual([{ of_former_owner: true }]);
  });
});

import { randomUUID } from "node:crypto";
import { makeSubscriber } from "@/tests/support/attacks";
import { type LoginApp, logInAs, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { newBuyer } from "@/tests/support/servers/http-shop";
import { createProduct, createShop, fillCart } from "@/tests/support/shop/shop";

let db: TestDatabase;
let app: LoginApp;
let sku = "";

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  await db.pool.query("update shop_settings set cod_open_orders = 100");
  [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 100_000, stock: 100 }] })).skus;
  app = loginApp(db, WIDE_CLIENTS);
});
beforeEach(() => app.log.lines.splice(0));
afterAll(() => db.close());

/** Orders one item with cash on delivery. @returns the response without the fields that differ between orders */
async function order(msisdn: string, headers: Record<string, string> = {}) {
  const { token, version, itemsPoisha } = await fillCart(db, [[sku, 1]]);
  const wish = { token, version, expected_total: itemsPoisha / 100 + 60, ...newBuyer(), msisdn, payment_method: "cod" };
  const { status, body } = await app.call<{ data: Record<string, unknown> }>("makeOrder", wish, {
    headers: { "idempotency-key": randomUUID(), ...headers },
  });
  const { order_id: _, ...data } = body.data;
  return { status, data };
}

const textsTo = async (msisdn: string) =>
  (await db.pool.query("select purpose from outbox_messages where msisdn = $1 and purpose = 'order-placed'", [msisdn]))
    .rowCount;

it("answers a guest the same whether the text is sent, dropped, or not allowed to the number", async () => {
  const [customer, nobody] = ["01717000001", "01717000002"];
  await makeSubscriber(db, customer);
  const answers = [await order(customer), await order(customer), await order(nobody)];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect([await textsTo(customer), await textsTo(nobody)]).toEqual([1, 0]);
});

it("logs a dropped text, without its number", async () => {
  const customer = "01717000003";
  await makeSubscriber(db, customer);
  await order(customer);
  expect(app.log.lines).toEqual([]);
  await order(customer);
  expect(app.log.lines).toEqual([
    {
      fields: { purpose: "order-placed", requestId: expect.any(String) },
      message: expect.stringContaining("not sent"),
    },
  ]);
  expect(JSON.stringify(app.log.lines)).not.toContain("17000003");
});

it("texts a logged-in user about each own order, although guests used up the number's budget", async () => {
  const customer = "01717000004";
  const { token } = await logInAs(app, db, customer);
  for (let stranger = 0; stranger < 3; stranger += 1) await order(customer);
  expect(await textsTo(customer)).toBe(1);
  for (let own = 0; own < 3; own += 1) await order(customer, { webLoginToken: token });
  expect(await textsTo(customer)).toBe(4);
});

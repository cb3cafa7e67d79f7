import { randomUUID } from "node:crypto";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { ErrorDetail } from "@/backend/contract/errors";
import type { CartView } from "@/backend/contract/shop/cart";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { runOrdersCommand } from "@/backend/domain/orders/operator-commands";
import {
  type LoginApp,
  logInAs,
  loginApp,
  otherCode,
  passBudgets,
  sentCode,
  WIDE_CLIENTS,
} from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { newBuyer } from "@/tests/support/servers/http-shop";
import { times } from "@/tests/support/shop/many-buyers";
import { buy, createProduct, createShop, fillCart, rowCounts, stockOf } from "@/tests/support/shop/shop";

let db: TestDatabase;
let app: LoginApp;
/** `cheap` costs Tk 9,939: with Tk 60 for delivery one taka below the limit. `expensive` (Tk 9,940) reaches it. */
let cheap = "";
let expensive = "";

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 16 });
  await createShop(db);
  const variants = [{ pricePoisha: 993_900 }, { pricePoisha: 994_000 }].map((variant) => ({ ...variant, stock: 500 }));
  [cheap = "", expensive = ""] = (await createProduct(db, { variants })).skus;
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

let buyers = 0;
function newNumber(): string {
  buyers += 1;
  return `0171${String(buyers).padStart(7, "0")}`;
}

interface Answer {
  data?: CallAnswer<"makeOrder">["data"];
  errors?: ErrorDetail[];
}

/** A filled cart with one item, and the order request of its buyer. */
async function wish(sku: string, msisdn = newNumber()) {
  const { token, version, itemsPoisha } = await fillCart(db, [[sku, 1]]);
  const buyer = { ...newBuyer(), msisdn, payment_method: "cod" };
  return { token, version, expected_total: itemsPoisha / 100 + 60, ...buyer };
}
type Wish = Awaited<ReturnType<typeof wish>> & { otp_value?: string | number };

interface Sent {
  key?: string;
  session?: string;
  lang?: "en" | "bn";
}

const order = (wished: Wish, { key = randomUUID(), session, lang = "en" }: Sent = {}) =>
  app.call<Answer>("makeOrder", wished, {
    headers: { lang, "idempotency-key": key, ...(session !== undefined && { webLoginToken: session }) },
  });

const codeOf = ({ errors }: Answer) => errors?.map(({ code, field }) => `${code} (${field})`);

/** Requests the code that the shop requires, and reads it. */
async function askCode({ token, msisdn }: Wish): Promise<string> {
  await passBudgets(db);
  const { status } = await app.call("sendOrderCode", { token, msisdn });
  const code = await sentCode(db, msisdn);
  if (status !== 200 || code === null) throw new Error(`No code for ${msisdn}: ${status}`);
  return code;
}

describe("a guest's order with cash on delivery", () => {
  it("below the limit needs no code", async () => {
    expect((await order(await wish(cheap))).body.data).toMatchObject({ state: "placed", payable: 9_999 });
  });

  it("from the limit on is placed with the code sent to its contact number", async () => {
    const wished = await wish(expensive);
    const before = await rowCounts(db);
    const asked = await order(wished);
    expect([asked.status, codeOf(asked.body)]).toEqual([422, ["cod-code-needed (otp_value)"]]);
    expect(await rowCounts(db)).toEqual(before);

    const otp_value = await askCode(wished);
    expect((await order({ ...wished, otp_value })).body.data).toMatchObject({ state: "placed", payable: 10_000 });
  });

  it("is refused in the reader's language without a code and with a wrong one", async () => {
    const wished = await wish(expensive);
    const asked = await order(wished, { lang: "bn" });
    expect(asked.body.errors?.[0]?.message).toBe("এই অর্ডারে ক্যাশ অন ডেলিভারি পেতে যোগাযোগের নম্বরে পাঠানো কোডটি দিন।");
    const wrong = otherCode(await askCode(wished));
    const refused = await order({ ...wished, otp_value: wrong }, { lang: "bn" });
    expect([refused.status, codeOf(refused.body)]).toEqual([422, ["code-wrong (otp_value)"]]);
    expect(refused.body.errors?.[0]?.message).toMatch(/^কোডটি সঠিক নয়/);
  });

  it("is refused with an expired code", async () => {
    const wished = await wish(expensive);
    const otp_value = await askCode(wished);
    await db.pool.query("update one_time_codes set expires_at = now() - interval '1 second' where used_at is null");
    expect(codeOf((await order({ ...wished, otp_value })).body)).toEqual(["code-wrong (otp_value)"]);
  });

  it("is refused with the code of another cart, and with one for seeing orders", async () => {
    const msisdn = newNumber();
    const [one, two] = [await wish(expensive, msisdn), await wish(expensive, msisdn)];
    const ofOther = await askCode(one);
    expect(codeOf((await order({ ...two, otp_value: ofOther })).body)).toEqual(["code-wrong (otp_value)"]);
    await passBudgets(db);
    await app.call("findMyPreviousOrder", { msisdn });
    const ofOrders = (await sentCode(db, msisdn)) ?? "";
    expect(codeOf((await order({ ...two, otp_value: ofOrders })).body)).toEqual(["code-wrong (otp_value)"]);
  });

  it("does not use up the code when it is refused for another reason", async () => {
    const [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 994_000, stock: 1 }] })).skus;
    const wished = await wish(sku);
    const otp_value = await askCode(wished);
    const faster = await buy(db, [[sku, 1]]);
    expect(codeOf((await order({ ...wished, otp_value })).body)).toEqual(["out-of-stock (product.0)"]);
    await runOrdersCommand({ db, args: ["cancel", faster.orderId], say: () => undefined });
    expect((await order({ ...wished, otp_value })).body.data).toMatchObject({ state: "placed" });
    expect(await stockOf(db, sku)).toEqual({ stock: 0, ledger: 0 });
  });

  it("is one order for four requests with the same code, and each gets its id", async () => {
    const wished = await wish(expensive);
    const otp_value = await askCode(wished);
    const keys = times(4, () => randomUUID());
    const answers = await Promise.all(keys.map((key) => order({ ...wished, otp_value }, { key })));
    const [id] = answers.map(({ body }) => body.data?.order_id);
    expect(id).toBeDefined();
    expect(answers.map(({ body }) => body.data?.order_id)).toEqual(times(4, () => id));
    const { rows } = await db.pool.query("select public_id from orders where msisdn = $1", [wished.msisdn]);
    expect(rows).toEqual([{ public_id: id }]);
  });

  it("is returned again under the same key, although its code is used", async () => {
    const wished = await wish(expensive);
    const otp_value = await askCode(wished);
    const key = randomUUID();
    const first = await order({ ...wished, otp_value }, { key });
    expect(first.status).toBe(200);
    expect((await order({ ...wished, otp_value }, { key })).body).toEqual(first.body);
    expect((await order(wished, { key })).body).toEqual(first.body);
  });

  it("is refused at the field of the number if the number is another operator's, which gets no code", async () => {
    const { status, body } = await order(await wish(expensive, "01812345678"));
    expect([status, codeOf(body)]).toEqual([422, ["cod-needs-own-number (msisdn)"]]);
    expect((await order(await wish(cheap, "01812345678"))).body.data).toMatchObject({ state: "placed" });
  });
});

describe("a user who is logged in", () => {
  it("needs no code with their own number as contact number", async () => {
    const wished = await wish(expensive);
    const { token: session } = await logInAs(app, db, wished.msisdn);
    expect((await order(wished, { session })).body.data).toMatchObject({ state: "placed" });
  });

  it("needs the code of the contact number if it is another number", async () => {
    const { token: session } = await logInAs(app, db, newNumber());
    expect(codeOf((await order(await wish(expensive), { session })).body)).toEqual(["cod-code-needed (otp_value)"]);
  });
});

describe("a number that refused a parcel", () => {
  it("needs a code for its next order with cash on delivery at any price", async () => {
    const msisdn = newNumber();
    const { orderId } = await buy(db, [[cheap, 1]], { msisdn, paymentMethod: "cod" });
    for (let step = 0; step < 3; step += 1) await advanceOrder({ db }, { orderId });
    const said: string[] = [];
    const isDone = await runOrdersCommand({
      db,
      args: ["refused", orderId, "nobody there"],
      say: (line) => said.push(line),
    });
    expect([isDone, said]).toEqual([
      true,
      [`Order ${orderId}: was returned and has ended, the goods are back on sale. Nothing had been paid.`],
    ]);

    const wished = await wish(cheap, msisdn);
    expect(codeOf((await order(wished)).body)).toEqual(["cod-code-needed (otp_value)"]);
    expect((await order({ ...wished, otp_value: await askCode(wished) })).body.data).toMatchObject({ state: "placed" });
  });

  it("is not a number that cancelled before the parcel left", async () => {
    const msisdn = newNumber();
    const { orderId } = await buy(db, [[cheap, 1]], { msisdn, paymentMethod: "cod" });
    await runOrdersCommand({ db, args: ["cancel", orderId], say: () => undefined });
    expect((await order(await wish(cheap, msisdn))).body.data).toMatchObject({ state: "placed" });
  });

  it("can be recorded only for an order on its way", async () => {
    const { orderId } = await buy(db, [[cheap, 1]], { paymentMethod: "cod" });
    const said: string[] = [];
    expect(await runOrdersCommand({ db, args: ["refused", orderId], say: (line) => said.push(line) })).toBe(false);
    expect(said).toEqual([`Order ${orderId} is placed: only a parcel on its way can come back.`]);
  });
});

test("the response to a cart update contains the total from which a code is needed, and the prefixes that can get one", async () => {
  const { body } = await app.call<CartView>("addCartItem", {
    product: [{ sku: expensive, product_quantity: 1 }],
    driver: "session",
  });
  expect(body.codCode).toEqual({ from: 10_000, prefixes: expect.arrayContaining(["017"]) });
});

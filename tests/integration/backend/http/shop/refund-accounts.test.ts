import { randomUUID } from "node:crypto";
import type { Backend } from "@/backend/app";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Refusal } from "@/backend/contract/errors";
import type { OrderReturn } from "@/backend/contract/shop/own-orders";
import { optionalRequest } from "@/backend/domain/idempotency";
import { runOrdersCommand } from "@/backend/domain/orders/operator-commands";
import { requestReturn } from "@/backend/domain/orders/request-return";
import { contractCalls } from "@/tests/support/contract-calls";
import { numberSeries, PEPPER, startSession } from "@/tests/support/login";
import { startPhoneShop } from "@/tests/support/servers/checked-backend";
import type { TestDatabase } from "@/tests/support/servers/database";
import { buy, REFUND_ACCOUNT } from "@/tests/support/shop/shop";

let db: TestDatabase;
let backend: Backend;
let sku: string;
const call = contractCalls(() => backend);
const newNumber = numberSeries(57_000_000);

beforeAll(async () => {
  ({ db, backend, sku } = await startPhoneShop());
});
afterAll(() => db.close());

type Answer = { data: OrderReturn } & Refusal;

async function operator(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await runOrdersCommand({ db, args, say: (line) => void lines.push(line) });
  return lines.join("\n");
}

/** A delivered order that was paid in this way, and the session of its buyer. */
async function delivered(paymentMethod: "cod" | "online") {
  const msisdn = newNumber();
  const { orderId } = await buy(db, [[sku, 1]], { paymentMethod, msisdn });
  if (paymentMethod === "online") {
    await db.pool.query("update orders set state = 'placed', payment_state = 'paid' where public_id = $1", [orderId]);
  }
  await operator("advance", orderId, "--to", "delivered");
  return { orderId, headers: { webLoginToken: await startSession(db, msisdn) } };
}
type Delivered = Awaited<ReturnType<typeof delivered>>;

function ask({ orderId, headers }: Delivered, refund_account?: Record<string, string>) {
  const lines = [{ position: 0, quantity: 1 }];
  const body = { order_id: orderId, reason: "damaged", lines, ...(refund_account && { refund_account }) };
  return call<Answer>("requestReturn", { body, headers });
}

async function isNeeded({ orderId, headers }: Delivered): Promise<boolean | undefined> {
  const { body } = await call<CallAnswer<"getOwnOrder">>("getOwnOrder", { body: { order_id: orderId }, headers });
  return body.data.refund_account_needed;
}

const stored = async ({ reference }: OrderReturn) =>
  (await db.pool.query("select refund_account from order_returns where reference = $1", [reference])).rows[0]
    ?.refund_account;

const bank = { kind: "bank", number: "1234 5678 9012 34", holder: "Rahima Akter", bank: "Padma Bank, Mirpur" };

it.each([
  ["no account", undefined, "refund-account-needed", "refund_account"],
  ["no mobile number of a wallet", { kind: "bkash", number: "0171234567" }, "msisdn-invalid", "refund_account.number"],
  ["no number of a bank account", { ...bank, number: "1234567" }, "bank-account-invalid", "refund_account.number"],
  ["no holder", { ...bank, holder: " " }, "refund-account-needed", "refund_account.holder"],
  [
    "no bank",
    { kind: "bank", number: bank.number, holder: bank.holder },
    "refund-account-needed",
    "refund_account.bank",
  ],
] as const)("a return of an order that was paid on delivery is refused with %s", async (_, account, code, field) => {
  const buyer = await delivered("cod");
  const { body } = await ask(buyer, account);
  expect(body.errors).toMatchObject([{ code, field }]);
});

it("shows only the last digits of the account to the buyer, all of it to the operator until the money is sent", async () => {
  const buyer = await delivered("cod");
  expect(await isNeeded(buyer)).toBe(true);
  const { data } = (await ask(buyer, bank)).body;
  expect(data.refund_account).toEqual({ kind: "bank", number: "***********234" });
  expect(await stored(data)).toEqual({ ...bank, number: "12345678901234" });
  const row = "Tk 10,000  to bank, 12345678901234, Rahima Akter, Padma Bank, Mirpur  1 x";
  expect(await operator("returns")).toContain(row);
  expect(await operator("show", buyer.orderId)).toContain(row);
  await operator("return", data.reference, "accept");
  await operator("return", data.reference, "receive");
  expect(await stored(data)).toMatchObject({ number: "12345678901234" });
  expect(await operator("return", data.reference, "refund")).toContain("(to bank, 12345678901234, Rahima Akter, ");
  expect(await stored(data)).toEqual({ kind: "bank", number: "***********234" });
});

it("deletes the number of the account also when the return is refused or cancelled", async () => {
  const [first, second] = [await delivered("cod"), await delivered("cod")];
  const wallet = { kind: "nagad", number: "০১৭১২-৩৪৫৬৭৮" };
  const [refused, cancelled] = [(await ask(first, wallet)).body.data, (await ask(second, wallet)).body.data];
  expect(await stored(refused)).toEqual({ kind: "nagad", number: "01712345678" });
  await operator("return", refused.reference, "refuse", "It was used");
  const { orderId, headers } = second;
  await call("cancelReturn", { body: { order_id: orderId, reference: cancelled.reference }, headers });
  const rest = { kind: "nagad", number: "********678" };
  expect([await stored(refused), await stored(cancelled)]).toEqual([rest, rest]);
});

it("needs and keeps no account for an order that was paid online", async () => {
  const buyer = await delivered("online");
  expect(await isNeeded(buyer)).toBe(false);
  const { data } = (await ask(buyer, bank)).body;
  expect([data.refund_account, await stored(data)]).toEqual([null, null]);
  expect(await operator("returns")).toContain(
    `${data.reference}  requested  ${buyer.orderId}  damaged  Tk 10,000  1 x`,
  );
});

it("needs no account where only goods without a price can be returned", async () => {
  const buyer = await delivered("cod");
  const of = "where order_id = (select id from orders where public_id = $1)";
  await db.pool.query(
    `insert into order_lines select (jsonb_populate_record(l, '{"position": 1, "category": "sim"}')).* from order_lines l ${of}`,
    [buyer.orderId],
  );
  const free = `update order_lines set discount_poisha = total_poisha, vat_poisha = 0 ${of} and position = 0`;
  await db.pool.query(free, [buyer.orderId]);
  expect(await isNeeded(buyer)).toBe(false);
  expect((await ask(buyer)).body.data.refund_account).toBeNull();
});

it("tells the operator to ask for the account of a return that was requested before accounts were asked for", async () => {
  const buyer = await delivered("cod");
  const { data } = (await ask(buyer, bank)).body;
  await db.pool.query("update order_returns set refund_account = null where reference = $1", [data.reference]);
  expect(await operator("returns")).toContain("Tk 10,000  paid on delivery: ask the buyer for an account  1 x");
  const { reference } = data;
  expect(await operator("return", reference, "accept")).toBe(
    `Return ${reference}: requested -> accepted (paid on delivery: ask the buyer for an account)`,
  );
});

it("stores no hash of a return that somebody who reads the database could compare with account numbers", async () => {
  const { orderId } = await delivered("cod");
  const key = randomUUID();
  const lines = [{ position: 0, quantity: 1 }];
  const request = { orderId, reason: "damaged", note: null, refundAccount: REFUND_ACCOUNT, lines } as const;
  await requestReturn({ db, now: () => new Date(), pepper: PEPPER }, key, request);
  const { rows } = await db.pool.query("select request_hash as hash from idempotency_keys where key = $1", [key]);
  expect(rows[0]?.hash).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(rows[0]?.hash).not.toBe(optionalRequest("return", key, request)?.requestHash);
});

it("refuses a repeated request under the same key when it names another account", async () => {
  const { orderId, headers } = await delivered("cod");
  const under = { ...headers, "idempotency-key": randomUUID() };
  const lines = [{ position: 0, quantity: 1 }];
  const send = (number: string) =>
    call<Answer>("requestReturn", {
      body: { order_id: orderId, reason: "damaged", lines, refund_account: { kind: "bkash", number } },
      headers: under,
    });
  const { reference } = (await send("01712345678")).body.data;
  expect((await send("01712345678")).body.data.reference).toBe(reference);
  expect((await send("01712345679")).body.errors).toMatchObject([{ code: "idempotency-key-reused" }]);
});

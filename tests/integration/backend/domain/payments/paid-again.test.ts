import { MIGRATION_PAYMENTS } from "@/backend/domain/esim/migration-payments";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import { createSslcommerzGateway } from "@/backend/domain/payments/sslcommerz-gateway";
import { refundDue, settlePending } from "@/backend/domain/ports/payment-rounds";
import { type PaymentKind, settleFromGateway } from "@/backend/domain/ports/settle-update";
import { RECHARGE_PAYMENTS } from "@/backend/domain/recharge/recharge-payments";
import { readBackendEnv } from "@/backend/env";
import { type PaymentTable, paymentOpeners } from "@/tests/support/payment-kinds";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { ORIGIN } from "@/tests/support/servers/gateways";
import { type ImitatedGateway, imitateSslcommerz, sslcommerzVariables } from "@/tests/support/servers/sslcommerz";
import { createProduct, createShop } from "@/tests/support/shop/shop";

// A payer pays one transaction several times, e.g. in two tabs: the gateway lists each payment under the same transaction.

let db: TestDatabase;
let company: ImitatedGateway;
let sku = "";
beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 100 }] })).skus;
  company = await imitateSslcommerz();
});
afterAll(async () => {
  await company.close();
  await db.close();
});

const open = paymentOpeners(
  () => db,
  () => sku,
  37_000_000,
);
const kinds: readonly { table: PaymentTable; owner: string; kind: PaymentKind; texts: string[] }[] = [
  { table: "payments", owner: "order_id", kind: ORDER_PAYMENTS, texts: ["order-paid", "payment-refund"] },
  { table: "recharge_payments", owner: "recharge_id", kind: RECHARGE_PAYMENTS, texts: ["second-payment-refund"] },
  { table: "service_payments", owner: "request_id", kind: MIGRATION_PAYMENTS, texts: ["second-payment-refund"] },
];

const context = () => {
  const { sslcommerz } = readBackendEnv({ PUBLIC_ORIGIN: ORIGIN, ...sslcommerzVariables(company.address) });
  const onFailure = (error: unknown) => {
    throw error;
  };
  return { db, gateway: createSslcommerzGateway({ ...sslcommerz, publicOrigin: ORIGIN }), onFailure };
};

describe.each(kinds)("a transaction in $table", ({ table, owner, kind, texts }) => {
  let id = "";
  let amount = "";
  const paid = (bank_tran_id: string) => ({ status: "VALID", amount, bank_tran_id: `${id}-${bank_tran_id}` });
  const ask = () => settleFromGateway(context(), kind, id);

  beforeEach(async () => {
    await db.pool.query("delete from outbox_messages");
    id = await open[table]();
    await db.pool.query("delete from outbox_messages where purpose not in ('order-paid')");
    const { rows } = await db.pool.query<{ taka: string }>(
      `update ${table} set gateway = 'sslcommerz' where id = $1 returning (amount_poisha / 100.0)::numeric(12, 2) as taka`,
      [id],
    );
    amount = rows[0]?.taka ?? "";
  });

  /** The payments of what is paid, by the gateway's number of each. */
  async function payments(): Promise<Record<string, string>> {
    const { rows } = await db.pool.query<{ reference: string | null; state: string }>(
      `select gateway_reference as reference,
         state || case when refunded_at is not null then ' refunded' when refund_due then ' refund' else '' end as state
       from ${table} where ${owner} = (select ${owner} from ${table} where id = $1)`,
      [id],
    );
    return Object.fromEntries(rows.map(({ reference, state }) => [reference?.slice(id.length + 1) ?? "none", state]));
  }
  const sentTexts = async () =>
    (await db.pool.query<{ purpose: string }>("select purpose from outbox_messages")).rows.map(
      ({ purpose }) => purpose,
    );

  /** What the gateway was asked to give back: its number of the payment, the amount and the number of the refund. */
  async function refund() {
    const before = company.refunds.length;
    await refundDue(context(), kind);
    return company.refunds.slice(before);
  }

  it("that is paid again later is refunded once, by the second payment's own number", async () => {
    company.knows(id, [paid("one")]);
    await ask();
    expect(await payments()).toEqual({ one: "paid" });
    company.knows(id, [{ ...paid("one"), status: "VALIDATED" }, paid("two")]);
    await Promise.all([1, 2, 3, 4].map(ask));
    expect(await payments()).toEqual({ one: "paid", two: "paid refund" });
    expect((await sentTexts()).sort()).toEqual(texts);
    const asked = [...(await refund()), ...(await refund())];
    expect(asked).toMatchObject([{ bank_tran_id: `${id}-two`, refund_amount: amount }]);
    expect(await payments()).toEqual({ one: "paid", two: "paid refunded" });
  });

  it("that was paid three times before the first answer keeps one payment", async () => {
    company.knows(id, [paid("one"), paid("two"), paid("three")]);
    await ask();
    expect(await payments()).toEqual({ one: "paid", two: "paid refund", three: "paid refund" });
    const numbers = new Set((await refund()).map((each) => each["refund_trans_id"]));
    expect(numbers.size).toBe(2);
    expect(numbers).not.toContain(id);
  });

  it("is not refunded when the gateway lists its one payment twice", async () => {
    company.knows(id, [paid("one"), { ...paid("one"), status: "VALIDATED" }]);
    await ask();
    expect(await payments()).toEqual({ one: "paid" });
    expect(await refund()).toEqual([]);
  });

  it("is paid by the payment with the right amount, although the gateway lists one with another amount first", async () => {
    company.knows(id, [{ ...paid("one"), validated: { amount: "1.00" } }, paid("two")]);
    const onFailure = jest.fn();
    await settleFromGateway({ ...context(), onFailure }, kind, id);
    expect(await payments()).toEqual({ two: "paid" });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it.each(["VALID", "FAILED", "CANCELLED"])(
    "that ended (%s) is asked about once more after a day, for a payment that nobody reported",
    async (status) => {
      company.knows(id, [{ ...paid("one"), status }]);
      await ask();
      company.knows(id, [{ ...paid("one"), status }, paid("two")]);
      const passHours = (hours: number) =>
        db.pool.query(
          `update ${table} set created_at = created_at - make_interval(hours => $1), ask_at = ask_at - make_interval(hours => $1)`,
          [hours],
        );
      await passHours(23);
      await settlePending(context(), kind);
      expect(await payments()).not.toHaveProperty("two");
      await passHours(2);
      await settlePending(context(), kind);
      expect(await payments()).toHaveProperty("two", status === "VALID" ? "paid refund" : "paid");
      const { query } = company.asked;
      await passHours(48);
      await settlePending(context(), kind);
      expect(company.asked.query).toBe(query);
    },
  );
});

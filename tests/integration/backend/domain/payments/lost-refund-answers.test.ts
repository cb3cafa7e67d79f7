import { MIGRATION_PAYMENTS } from "@/backend/domain/esim/migration-payments";
import { runOrdersCommand } from "@/backend/domain/orders/operator-commands";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { createSslcommerzGateway } from "@/backend/domain/payments/sslcommerz-gateway";
import { type PaymentGateway, PaymentGatewayError } from "@/backend/domain/ports/payment-gateway";
import { type PaymentRound, refundDue } from "@/backend/domain/ports/payment-rounds";
import { RECHARGE_PAYMENTS } from "@/backend/domain/recharge/recharge-payments";
import { readBackendEnv } from "@/backend/env";
import { type PaymentTable, paymentOpeners } from "@/tests/support/payment-kinds";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { decide, ORIGIN } from "@/tests/support/servers/gateways";
import { type ImitatedGateway, imitateSslcommerz, sslcommerzVariables } from "@/tests/support/servers/sslcommerz";
import { createProduct, createShop } from "@/tests/support/shop/shop";

// The gateway accepts a refund, and the process ends before it has saved that. The next round requests it again.

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
  35_000_000,
);

/** One kind of payment: its table, and the rounds that refund it. */
interface Kind {
  table: PaymentTable;
  refund(round: PaymentRound): Promise<void>;
}

const kinds: readonly Kind[] = [
  { table: "payments", refund: (round) => refundDue(round, ORDER_PAYMENTS) },
  { table: "recharge_payments", refund: (round) => refundDue(round, RECHARGE_PAYMENTS) },
  { table: "service_payments", refund: (round) => refundDue(round, MIGRATION_PAYMENTS) },
];

/** A paid payment whose money has to be refunded by a gateway. */
async function dueRefund({ table }: Kind, gateway: PaymentGateway): Promise<string> {
  const id = await open[table]();
  await decide(db, id, "paid");
  await db.pool.query(
    `update ${table} set gateway = $2, gateway_reference = $3, state = 'paid', settled_at = now(), refund_due = true
     where id = $1`,
    [id, gateway.name, `B-${id}`],
  );
  return id;
}

async function refundOf({ table }: Kind, id: string) {
  const { rows } = await db.pool.query<{ sent: boolean; reference: string | null }>(
    `select refunded_at is not null as sent, refund_reference as reference from ${table} where id = $1`,
    [id],
  );
  return rows[0];
}

/** A gateway whose answer about an accepted refund never reaches the database. */
function dyingAfter(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    async refund(payment) {
      await gateway.refund(payment);
      throw new Error("The process ends here");
    },
  };
}

/** A round in which the process dies, and the next one, five minutes later. */
async function twoRounds({ table, refund }: Kind, gateway: PaymentGateway, onFailure: jest.Mock): Promise<void> {
  await refund({ db, gateway: dyingAfter(gateway), onFailure: () => undefined });
  await db.pool.query(`update ${table} set asked_at = asked_at - interval '5 minutes'`);
  await refund({ db, gateway, onFailure });
}

/** A gateway that refunds nothing. @returns the ids of the payments that it was asked about */
function refusing(isDown: boolean) {
  const asked: string[] = [];
  const gateway: PaymentGateway = {
    ...sandbox(),
    async refund({ transactionId }) {
      asked.push(transactionId);
      throw new PaymentGatewayError("refunds nothing", isDown);
    },
  };
  return { gateway, timesAsked: (id: string) => asked.filter((one) => one === id).length };
}

const passMinutes = ({ table }: Kind, id: string, minutes: number) =>
  db.pool.query(`update ${table} set asked_at = asked_at - make_interval(mins => $2) where id = $1`, [id, minutes]);

async function ordersCommand(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await runOrdersCommand({ db, args, say: (line) => lines.push(line) });
  return lines.join("\n");
}

const sandbox = () => createSandboxGateway(db, ORIGIN);
const sslcommerz = () =>
  createSslcommerzGateway({
    ...readBackendEnv({ PUBLIC_ORIGIN: ORIGIN, ...sslcommerzVariables(company.address) }).sslcommerz,
    publicOrigin: ORIGIN,
  });

describe.each(kinds)("a refund in $table", (kind) => {
  it("is completed by the next round at the sandbox gateway, and made once", async () => {
    const id = await dueRefund(kind, sandbox());
    const onFailure = jest.fn();
    await twoRounds(kind, sandbox(), onFailure);
    expect(onFailure.mock.calls).toEqual([]);
    expect(await refundOf(kind, id)).toEqual({ sent: true, reference: `B-${id}:refund` });
    const { rows } = await db.pool.query(
      "select refunded_poisha = amount_poisha as whole from sandbox_gateway_payments where transaction_id = $1",
      [id],
    );
    expect(rows).toEqual([{ whole: true }]);
  });

  it.each([
    { status: "processing" },
    { status: "failed", errorReason: "Duplicate refund_trans_id" },
    { status: "failed", errorReason: "This transaction is already refunded" },
  ])("is completed by the next round at SSLCommerz, which answers $status $errorReason", async (repeated) => {
    company.answersRepeatedRefund(repeated);
    const id = await dueRefund(kind, sslcommerz());
    const onFailure = jest.fn();
    await twoRounds(kind, sslcommerz(), onFailure);
    expect(onFailure.mock.calls).toEqual([]);
    expect(await refundOf(kind, id)).toEqual({ sent: true, reference: id });
    const asked = company.refunds.filter((each) => each["bank_tran_id"] === `B-${id}`);
    expect(asked).toHaveLength(2);
    expect(new Set(asked.map((each) => each["refund_trans_id"]))).toEqual(new Set([id]));
  });
});

describe.each(kinds)("a refund in $table that the gateway refuses", (kind) => {
  it("is asked for again after growing pauses, eight times, and then waits for an operator", async () => {
    const id = await dueRefund(kind, sandbox());
    const { gateway, timesAsked } = refusing(false);
    const onFailure = jest.fn();
    const round = () => kind.refund({ db, gateway, onFailure });
    await round();
    for (const [index, pause] of [10, 20, 40, 80, 160, 320, 640].entries()) {
      await passMinutes(kind, id, pause - 1);
      await round();
      expect(timesAsked(id)).toBe(index + 1);
      expect(await ordersCommand("payments")).not.toContain(id);
      await passMinutes(kind, id, 1);
      await round();
      expect(timesAsked(id)).toBe(index + 2);
    }
    await passMinutes(kind, id, 1_000_000);
    await round();
    expect(timesAsked(id)).toBe(8);
    expect(onFailure).toHaveBeenLastCalledWith(
      new Error("It was refused 8 times: refund it by hand, then npm run orders -- refunded"),
      expect.stringContaining(id),
    );
    expect(await ordersCommand("payments")).toMatch(new RegExp(`^${id}  .*  Tk [0-9,]+ to be refunded by hand  `, "m"));

    expect(await ordersCommand("refunded", id)).toBe(`Payment ${id} is refunded.`);
    expect(await refundOf(kind, id)).toEqual({ sent: true, reference: "by hand" });
    expect(await ordersCommand("payments")).not.toContain(id);
    expect(await ordersCommand("refunded", id)).toBe(`No payment ${id} waits for a refund by hand.`);
  });

  it("is asked for every five minutes for as long as the gateway is down", async () => {
    const id = await dueRefund(kind, sandbox());
    const { gateway, timesAsked } = refusing(true);
    for (let round = 1; round <= 10; round += 1) {
      await kind.refund({ db, gateway, onFailure: () => undefined });
      expect(timesAsked(id)).toBe(round);
      await passMinutes(kind, id, 5);
    }
    await kind.refund({ db, gateway: sandbox(), onFailure: () => undefined });
    expect(await refundOf(kind, id)).toMatchObject({ sent: true });
  });
});

it("a refund that SSLCommerz refuses for another reason is not marked as sent", async () => {
  const [kind] = kinds as [Kind];
  company.answersRepeatedRefund({ status: "failed", errorReason: "Insufficient balance" });
  const id = await dueRefund(kind, sslcommerz());
  const onFailure = jest.fn();
  await twoRounds(kind, sslcommerz(), onFailure);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(await refundOf(kind, id)).toEqual({ sent: false, reference: null });
});

import { randomUUID } from "node:crypto";
import { DomainError } from "@/backend/domain/domain-error";
import { MIGRATION_PAYMENTS } from "@/backend/domain/esim/migration-payments";
import { runOrdersCommand } from "@/backend/domain/orders/operator-commands";
import { requestReturn } from "@/backend/domain/orders/request-return";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import { settleUpdate } from "@/backend/domain/ports/settle-update";
import { RECHARGE_PAYMENTS } from "@/backend/domain/recharge/recharge-payments";
import { loginApp, PEPPER, WIDE_CLIENTS } from "@/tests/support/login";
import { openRecharge } from "@/tests/support/recharge/recharges";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { startPayment } from "@/tests/support/servers/gateways";
import { allowPrinting, createBundle } from "@/tests/support/shop/bundles";
import { buy, createProduct, createShop, REFUND_ACCOUNT, stockOf } from "@/tests/support/shop/shop";
import { openMigration } from "@/tests/support/sims";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
});
afterAll(() => db.close());

async function newOrder(): Promise<{ orderId: string; sku: string }> {
  const { skus } = await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 5 }] });
  const sku = skus[0] ?? "";
  return { sku, ...(await buy(db, [[sku, 2]], { paymentMethod: "cod", note: "Ring twice" })) };
}

async function run(...args: string[]): Promise<{ done: boolean; said: string }> {
  const lines: string[] = [];
  const done = await runOrdersCommand({ db, args, say: (line) => lines.push(line) });
  return { done, said: lines.join("\n") };
}

describe("npm run orders", () => {
  it("lists open orders, oldest first, or the orders in a state", async () => {
    const first = await newOrder();
    const second = await newOrder();
    const { said } = await run("list");
    expect(said.indexOf(first.orderId)).toBeGreaterThanOrEqual(0);
    expect(said.indexOf(second.orderId)).toBeGreaterThan(said.indexOf(first.orderId));
    expect(said).toContain("placed  Tk 20,060 cod due_on_delivery  Testpur  Rahima Akter 018");
    expect((await run("list", "expired")).said).toBe("No order is expired.");
  });

  it.each([["delivered"], ["--too", "delivered"], ["--carrier", "swift", "--parcel", "AB-123"]])(
    "takes no step for an option that it does not know: %s",
    async (...words) => {
      const { orderId } = await newOrder();

      expect(await run("advance", orderId, ...words)).toEqual({
        done: false,
        said: `"${words[0]}" is no option; those are --to STATE, --reviewed, --courier CODE, --parcel NUMBER.`,
      });
      expect((await run("show", orderId)).said).toContain(`Order ${orderId}: placed`);
    },
  );

  it("shows the printing of a piece and the add-ons for its parcel", async () => {
    const { slug, skus } = await createProduct(db, { category: "apparel-accessories" });
    await allowPrinting(db, slug, 25_000);
    const bundle = await createBundle(db, slug, [{ title: "A cap" }]);
    const { orderId } = await buy(db, [[skus[0] ?? "", 1, { bundle, name: "NIHAL", number: "10" }]]);
    const { said } = await run("show", orderId);
    expect(said).toContain("printed: “NIHAL 10”");
    expect(said).toContain("with each: A cap");
  });

  it("shows one order in full", async () => {
    const { orderId, sku } = await newOrder();
    const { said } = await run("show", orderId.toLowerCase().replaceAll("-", ""));
    expect(said).toContain(`Order ${orderId}: placed`);
    expect(said).toContain("To: House 12, Road 5, Northgate, Testpur 1999 (regular)");
    expect(said).toContain("Note: Ring twice");
    expect(said).toMatch(new RegExp(`2 {2}Product .*\\(${sku}\\) {2}Tk 20,000`));
  });

  it("prints entered values so that a line break in them cannot forge a row", async () => {
    const forged = "\nPayment: Tk 0, online, paid";
    const { skus } = await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 5 }] });
    const typed = { address: `House 1${forged}`, note: `Ring${forged}`, fullName: `Rahima${forged}` };
    const { orderId } = await buy(db, [[skus[0] ?? "", 1]], { paymentMethod: "cod", ...typed });
    const shown = (await run("show", orderId)).said.split("\n");
    expect(shown.filter((row) => row.startsWith("Payment:"))).toEqual(["Payment: Tk 10,060, cod, due_on_delivery"]);
    expect((await run("list")).said.split("\n").filter((row) => row.startsWith("Payment:"))).toEqual([]);
    await run("advance", orderId, "--to", "delivered");
    const lines = [{ position: 0, quantity: 1 }];
    await requestReturn({ db, now: () => new Date(), pepper: PEPPER }, null, {
      orderId,
      reason: "damaged",
      note: `Broken${forged}`,
      refundAccount: REFUND_ACCOUNT,
      lines,
    });
    expect((await run("returns")).said.split("\n").filter((row) => row.startsWith("Payment:"))).toEqual([]);
  });

  it("shows the retailer's name, or unknown if no retailer has the token", async () => {
    const { orderId } = await newOrder();
    const retailer = async (token: string) => {
      await db.pool.query("update orders set retailer_token = $2 where public_id = $1", [orderId, token]);
      return /Retailer: .*/.exec((await run("show", orderId)).said)?.[0];
    };
    expect(await retailer("retailer-rahman-telecom")).toBe("Retailer: RT-10021, Rahman Telecom");
    expect(await retailer("retailer-of-last-year")).toBe("Retailer: unknown");
  });

  it("moves an order by one step, or to a given state", async () => {
    const { orderId } = await newOrder();
    expect((await run("advance", orderId)).said).toBe(`Order ${orderId}: placed -> confirmed`);
    expect((await run("advance", orderId, "--to", "delivered")).said.split("\n")).toEqual([
      `Order ${orderId}: confirmed -> packed`,
      `Order ${orderId}: packed -> shipped`,
      `Order ${orderId}: shipped -> delivered`,
    ]);
  });

  it("refuses an impossible command with a sentence, and changes nothing", async () => {
    const { orderId } = await newOrder();
    await run("advance", orderId, "--to", "packed");
    const refusals: [string[], string][] = [
      [["advance", orderId, "--to", "confirmed"], `Order ${orderId} is packed; no step leads to confirmed.`],
      [["advance", orderId, "--to", "lost"], '"lost" is not an order state'],
      [
        ["cancel", orderId],
        `Order ${orderId} can no longer be cancelled: it is packed, a SIM of it is in use, or it has ended.`,
      ],
      [["show", "7K3M"], '"7K3M" is not an order number: an order number has 16 letters and digits.'],
      [["show", "0000-0000-0000-0000"], "There is no order 0000-0000-0000-0000."],
      [["advance", "0000-0000-0000-0000"], "There is no order 0000-0000-0000-0000."],
      [["return", "R-00000000", "accept"], "There is no return R-00000000."],
      [["return", "R-00000000", "eat"], "Say what to do with the return: accept, receive, refund or refuse."],
      [["list", "lost"], '"lost" is not an order state'],
    ];
    for (const [args, words] of refusals) {
      const { done, said } = await run(...args);
      expect([args, done, said]).toEqual([args, false, expect.stringContaining(words)]);
    }
    expect((await run("show", orderId)).said).toContain(`Order ${orderId}: packed`);
  });

  it("cancels an order with the operator's reason", async () => {
    const { orderId, sku } = await newOrder();
    const { done, said } = await run("cancel", orderId, "Buyer", "called");
    expect([done, said]).toEqual([
      true,
      `Order ${orderId}: cancelled, the goods are back on sale. Nothing had been paid.`,
    ]);
    expect((await run("show", orderId)).said).toMatch(/cancelled {2}by the operator {2}Buyer called/);
    expect(await stockOf(db, sku)).toEqual({ stock: 5, ledger: 5 });
  });

  it("lists the payments for which the gateway took another amount, of orders, recharges and migrations", async () => {
    expect((await run("payments")).said).toBe("No payment is waiting for a person.");
    const { skus } = await createProduct(db, { variants: [{ pricePoisha: 1_000_000 }] });
    const { orderId } = await buy(db, [[skus[0] ?? "", 1]]);
    const payment = await startPayment(db, orderId);
    const recharge = await openRecharge(db, "01712345678");
    const news = { gateway: "sandbox", outcome: "paid", amountPoisha: 100, reference: "SBX-1" } as const;
    await settleUpdate({ db }, ORDER_PAYMENTS, {
      ...news,
      transactionId: payment,
      eventId: "declined",
      outcome: "failed",
    });
    expect((await run("payments")).said).toMatch(/^No payment is waiting/);
    await settleUpdate({ db }, ORDER_PAYMENTS, { ...news, transactionId: payment, eventId: "paid" });
    await settleUpdate({ db }, RECHARGE_PAYMENTS, { ...news, transactionId: recharge, eventId: "paid" });
    const { reference, transactionId: migration } = await openMigration(loginApp(db, WIDE_CLIENTS), db, "01733000001");
    await settleUpdate({ db }, MIGRATION_PAYMENTS, { ...news, transactionId: migration, eventId: "paid" });
    const { said } = await run("payments");
    expect(said.split("\n")).toEqual([
      expect.stringMatching(new RegExp(`^${migration}  ${reference}  awaiting_payment  Tk 1 taken, Tk 200 due  `)),
      expect.stringMatching(new RegExp(`^${recharge}  .{19}  awaiting_payment  Tk 1 taken, Tk 50 due  `)),
      expect.stringMatching(new RegExp(`^${payment}  ${orderId}  pending_payment  Tk 1 taken, Tk 10,060 due  `)),
    ]);
  });

  it("lists a wrong amount until an operator has settled it, and again after another wrong amount", async () => {
    const { skus } = await createProduct(db, { variants: [{ pricePoisha: 1_000_000 }] });
    const { orderId } = await buy(db, [[skus[0] ?? "", 1]]);
    const payments = [await startPayment(db, orderId), await openRecharge(db, "01712345679")];
    const [payment = "", recharge = ""] = payments;
    const news = { gateway: "sandbox", outcome: "paid", amountPoisha: 200, reference: "SBX-1" } as const;
    await settleUpdate({ db }, ORDER_PAYMENTS, { ...news, transactionId: payment, eventId: "two-taka" });
    await settleUpdate({ db }, RECHARGE_PAYMENTS, { ...news, transactionId: recharge, eventId: "two-taka" });
    expect(await run("settled", payment, "Nasrin")).toMatchObject({
      done: false,
      said: expect.stringMatching(/^Say /),
    });
    for (const id of payments) {
      const isDone = { done: true, said: `Payment ${id} is settled.` };
      expect(await run("settled", id, "Nasrin", "Refunded", "by", "bKash")).toEqual(isDone);
      const again = { done: false, said: `No payment ${id} has a wrong amount to settle.` };
      expect(await run("settled", id, "Nasrin", "Again")).toEqual(again);
    }
    expect((await run("payments")).said).not.toMatch(new RegExp(payments.join("|")));
    const { rows } = await db.pool.query("select settled_by, note from settled_amounts where payment_id = any($1)", [
      payments,
    ]);
    expect(rows).toEqual(payments.map(() => ({ settled_by: "Nasrin", note: "Refunded by bKash" })));
    await settleUpdate({ db }, ORDER_PAYMENTS, {
      ...news,
      amountPoisha: 300,
      transactionId: payment,
      eventId: "three-taka",
    });
    expect((await run("payments")).said).toContain(`${payment}  ${orderId}  pending_payment  Tk 3 taken`);
  });

  it("lists the risky payments of orders until they are reviewed or the order is cancelled", async () => {
    const { skus } = await createProduct(db, { variants: [{ pricePoisha: 1_000_000 }] });
    const riskyOrder = async () => {
      const { orderId } = await buy(db, [[skus[0] ?? "", 1]]);
      const transactionId = await startPayment(db, orderId);
      const news = { gateway: "sandbox", outcome: "paid", amountPoisha: 1_006_000, reference: "SBX-1" } as const;
      await settleUpdate({ db }, ORDER_PAYMENTS, { ...news, transactionId, eventId: transactionId, isRisky: true });
      return { orderId, transactionId };
    };
    const [reviewed, cancelled] = [await riskyOrder(), await riskyOrder()];
    const { said } = await run("payments");
    for (const { orderId, transactionId } of [reviewed, cancelled]) {
      expect(said).toContain(`${transactionId}  ${orderId}  placed  Tk 10,060 taken, the gateway calls it risky  `);
    }
    await run("advance", reviewed.orderId, "--reviewed");
    await run("cancel", cancelled.orderId);
    expect((await run("payments")).said).not.toContain("risky");
    expect((await run("advance", reviewed.orderId)).said).toBe(`Order ${reviewed.orderId}: confirmed -> packed`);
  });

  it("prints its usage on request and for an unknown command", async () => {
    expect(await run()).toEqual({ done: true, said: expect.stringContaining("npm run orders -- advance ORDER") });
    expect(await run("destroy")).toMatchObject({ done: false });
    expect(await run("__proto__")).toMatchObject({ done: false });
  });
});

describe("returns in the operator's command", () => {
  const now = () => new Date();
  const wishFor = (orderId: string, quantity: number) =>
    ({
      orderId,
      reason: "changed-mind",
      note: null,
      refundAccount: REFUND_ACCOUNT,
      lines: [{ position: 0, quantity }],
    }) as const;

  it("are accepted, received and refunded, put goods back on sale, and the buyer is texted", async () => {
    const { orderId, sku } = await newOrder();
    await run("advance", orderId, "--to", "delivered");
    const { reference } = await requestReturn({ db, now, pepper: PEPPER }, null, wishFor(orderId, 1));
    expect((await run("returns")).said).toContain(
      `${reference}  requested  ${orderId}  changed-mind  Tk 10,000  to bkash, 01712345678  1 x`,
    );
    for (const [step, from, to] of [
      ["accept", "requested", "accepted"],
      ["receive", "accepted", "received"],
      ["refund", "received", "refunded"],
    ] as const) {
      const account = to === "refunded" ? " (to bkash, 01712345678)" : "";
      expect((await run("return", reference, step)).said).toBe(`Return ${reference}: ${from} -> ${to}${account}`);
    }
    expect(await stockOf(db, sku)).toEqual({ stock: 4, ledger: 4 });
    expect((await run("show", orderId)).said).toContain(
      `Return ${reference}  refunded  changed-mind  Tk 10,000  to bkash, ********678  1 x`,
    );
    const { rows } = await db.pool.query(
      "select array_agg(purpose order by id) as purposes from outbox_messages where params ->> 'reference' = $1",
      [reference],
    );
    expect(rows[0]?.purposes).toEqual(["return-requested", "return-accepted", "return-refunded"]);
    expect((await run("return", reference, "refuse", "Too late")).said).toContain("it cannot become refused");
  });

  it("put goods on sale only after their check: goods that arrive and are refused go back to their buyer", async () => {
    const { orderId, sku } = await newOrder();
    await run("advance", orderId, "--to", "delivered");
    const wish = wishFor(orderId, 1);
    const { reference } = await requestReturn({ db, now, pepper: PEPPER }, null, wish);
    await run("return", reference, "accept");
    await run("return", reference, "receive");
    expect(await stockOf(db, sku)).toEqual({ stock: 3, ledger: 3 });
    await run("return", reference, "refuse", "It was used");
    expect(await stockOf(db, sku)).toEqual({ stock: 3, ledger: 3 });
  });

  it("are refused only with a reason, after which the pieces can be returned again", async () => {
    const { orderId } = await newOrder();
    await run("advance", orderId, "--to", "delivered");
    const wish = wishFor(orderId, 2);
    const { reference } = await requestReturn({ db, now, pepper: PEPPER }, null, wish);
    await expect(requestReturn({ db, now, pepper: PEPPER }, null, wish)).rejects.toMatchObject({
      code: "return-not-possible",
    });
    expect((await run("return", reference, "refuse")).said).toBe("Say why: the buyer reads it.");
    expect((await run("return", reference, "refuse", "No", "damage", "seen")).done).toBe(true);
    expect((await requestReturn({ db, now, pepper: PEPPER }, null, wish)).state).toBe("requested");
  });

  it("are recorded once when four are requested at the same time", async () => {
    const { orderId } = await newOrder();
    await run("advance", orderId, "--to", "delivered");
    const wish = wishFor(orderId, 2);
    const answers = await Promise.allSettled(
      [1, 2, 3, 4].map(() => requestReturn({ db, now, pepper: PEPPER }, null, wish)),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("are recorded once when one of two pieces is requested again with the same key, and twice without a key", async () => {
    const referencesOf = async (key: string | null) => {
      const { orderId } = await newOrder();
      await run("advance", orderId, "--to", "delivered");
      const wish = wishFor(orderId, 1);
      const ask = () =>
        requestReturn({ db, now, pepper: PEPPER }, key, wish).then(
          ({ reference }) => reference,
          (error: unknown) => (error instanceof DomainError ? error.code : "failed"),
        );
      const answers = new Set([...(await Promise.all([ask(), ask()])), await ask()]);
      // The second of two requests at the same moment may be asked to wait for the first one.
      answers.delete("request-in-progress");
      return answers;
    };
    const references = await referencesOf(randomUUID());
    expect([...references]).toEqual([expect.stringMatching(/^R-/)]);
    expect([...(await referencesOf(null))]).toEqual([
      expect.stringMatching(/^R-/),
      expect.stringMatching(/^R-/),
      "return-not-possible",
    ]);
  });
});

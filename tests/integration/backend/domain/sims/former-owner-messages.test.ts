import { openSealedCode } from "@/backend/domain/codes/code-secrets";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import { answerWebform } from "@/backend/domain/forms/answer-webform";
import { dispatchMessages } from "@/backend/domain/messages/dispatch-messages";
import { dispatchPushes } from "@/backend/domain/messages/dispatch-pushes";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { cancelOrder } from "@/backend/domain/orders/cancel-order";
import { runOrdersCommand } from "@/backend/domain/orders/operator-commands";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import type { Sms } from "@/backend/domain/ports/sms-gateway";
import { type LoginApp, logInAs, loginApp, numberSeries, PEPPER, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { buy, createProduct, createShop } from "@/tests/support/shop/shop";
import {
  cartOf,
  completeRequest,
  fileReplacement,
  fileTransfer,
  openMigration,
  orderCart,
  payOrder,
  searchNumbers,
  sentEsimKey,
  simRequests,
} from "@/tests/support/sims";
import { simSkus } from "@/utils/sims/sim-skus";

const newNumber = numberSeries(20_700_000);

let db: TestDatabase;
let app: LoginApp;
let sku = "";
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
  await createShop(db);
  sku = (await createProduct(db, { variants: [{ pricePoisha: 100_000, stock: 50 }] })).skus[0] ?? "";
});
beforeEach(() => db.pool.query("delete from outbox_messages"));
afterAll(() => db.close());

const onFailure = (error: unknown) => {
  throw error;
};
/** Sends what waits. @returns the purposes of the messages to a number, and the tokens of its push messages */
async function sentTo(msisdn: string) {
  const [texts, tokens] = [[] as Sms[], [] as string[]];
  const common = { connection: db.pool, onFailure };
  for (let round = 0; round < 3; round += 1) {
    await dispatchMessages({
      ...common,
      publicOrigin: "https://shop.example",
      openCode: (number, sealed) => openSealedCode(PEPPER, number, sealed),
      gateway: { send: async (sms) => void texts.push(sms) },
    });
    await dispatchPushes({
      ...common,
      gateway: {
        async send(push) {
          tokens.push(push.token);
          return "sent";
        },
      },
    });
  }
  return { texts: texts.filter((sms) => sms.msisdn === msisdn).map(({ purpose }) => purpose), tokens };
}

const transfer = async (msisdn: string) =>
  completeRequest(db, await fileTransfer(app, db, { msisdn, next: newNumber() }));

async function logInWithPush(msisdn: string, token: string): Promise<void> {
  const { token: session } = await logInAs(app, db, msisdn);
  const headers = { webLoginToken: session };
  const { status } = await app.call(
    "subscribePushToken",
    { browser_token: token, browser_device: "linux", action: "add" },
    { headers },
  );
  expect(status).toBe(200);
}

const order = async (msisdn: string) => (await buy(db, [[sku, 1]], { msisdn, paymentMethod: "cod" })).orderId;

test("an open order of the former owner sends nothing to the new one, and its own orders send as before", async () => {
  const msisdn = newNumber();
  await logInWithPush(msisdn, "token-of-the-former-owner");
  const [first, second] = [await order(msisdn), await order(msisdn)];
  await advanceOrder({ db }, { orderId: first });
  await transfer(msisdn);
  // Of the texts that waited, only the one about the transfer is left.
  expect(await sentTo(msisdn)).toEqual({ texts: ["sim-request-completed"], tokens: [] });
  await logInWithPush(msisdn, "token-of-the-new-owner");
  await sentTo(msisdn);
  for (let step = 0; step < 3; step += 1) await advanceOrder({ db }, { orderId: first });
  await cancelOrder({ db }, { orderId: second, by: "operator", note: null });
  expect(await sentTo(msisdn)).toEqual({ texts: [], tokens: [] });
  const { rows } = await db.pool.query("select from outbox_messages where state = 'waiting'");
  expect(rows).toHaveLength(0);
  const lines: string[] = [];
  await runOrdersCommand({ db, args: ["show", first], say: (line) => void lines.push(line) });
  expect(lines).toContainEqual(expect.stringContaining(`${msisdn} (has a new owner: no texts)`));
  const own = await order(msisdn);
  await advanceOrder({ db }, { orderId: own });
  expect(await sentTo(msisdn)).toEqual({ texts: ["order-confirmed"], tokens: ["token-of-the-new-owner"] });
});

test("nothing that names an order, a return, a request, a form or a refund of the former owner is sent", async () => {
  const msisdn = newNumber();
  const orderId = await order(msisdn);
  const { reference } = await fileReplacement(app, db, { msisdn: newNumber(), contact: msisdn });
  const form = await app.call<{ data: { reference: string } }>("submitWebform", {
    ...{ webform_id: "complaint", full_name: "Nusrat Jahan", msisdn, topic: "network", message: "No signal." },
  });
  await db.pool.query(
    `insert into recharges (id, reference, msisdn, payer_msisdn, lang, amount_poisha)
     values ('former', 'R-FORMER', $1, $1, 'en', 5000)`,
    [msisdn],
  );
  await transfer(msisdn);
  await sentTo(msisdn);
  const about = { msisdn, lang: "en", proof: "operator" } as const;
  const paidPoisha = 5_000;
  const placed = { orderId, payablePoisha: 5_000 };
  await queueMessage(db.pool, { ...about, purpose: "order-placed", facts: placed });
  await queueMessage(db.pool, { ...about, purpose: "payment-refund", facts: { orderId, paidPoisha } });
  await queueMessage(db.pool, { ...about, purpose: "return-accepted", facts: { orderId, reference: "R-1" } });
  await queueMessage(db.pool, { ...about, purpose: "esim-delayed", facts: { esimId: orderId } });
  await queueMessage(db.pool, { ...about, purpose: "esim-delayed", facts: { esimId: reference } });
  for (const purpose of ["recharge-refund", "second-payment-refund"] as const) {
    await queueMessage(db.pool, { ...about, purpose, facts: { reference: "R-FORMER", paidPoisha } });
  }
  await simRequests(db, "advance", reference, "--id-checked");
  await simRequests(db, "advance", reference);
  await answerWebform(db.pool, form.body.data.reference, "We have repaired the tower.");
  expect((await sentTo(msisdn)).texts).toEqual([]);
  // The credit is on the number, so its owner gets the text.
  await queueMessage(db.pool, { ...about, purpose: "recharge-done", facts: { reference: "R-FORMER", paidPoisha } });
  expect((await sentTo(msisdn)).texts).toEqual(["recharge-done"]);
});

describe("an eSIM", () => {
  const deliver = () => deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
  async function paidEsim(buyer: string) {
    const { items } = await searchNumbers(app, { form: "esim", per_page: 48 });
    const number = items.find(({ pair }) => pair === null)?.sim ?? "";
    const { orderId } = await orderCart(app, await cartOf(app, simSkus.prepaid.esim, [number]), buyer);
    await payOrder(app, db, orderId);
    return { number, orderId };
  }
  const linkSentTo = async (id: string) =>
    (await app.call<{ data: { masked_msisdn: string | null } }>("sendEsimLink", { id })).body.data.masked_msisdn;

  it("that the former owner bought is not texted to the new owner, by its delivery or by sending the link again", async () => {
    const msisdn = newNumber();
    const late = await paidEsim(msisdn);
    await deliver();
    const waiting = await paidEsim(msisdn);
    expect(await linkSentTo(late.orderId)).not.toBeNull();
    await transfer(msisdn);
    await deliver();
    expect((await sentTo(msisdn)).texts).toEqual(["sim-request-completed"]);
    expect([await linkSentTo(late.orderId), await linkSentTo(waiting.orderId)]).toEqual([null, null]);
    expect((await sentTo(msisdn)).texts).toEqual([]);
  });

  it("of a number that has a new owner is no longer shown by the link that its former owner has", async () => {
    const buyer = newNumber();
    const { number, orderId } = await paidEsim(buyer);
    await deliver();
    const link = { id: orderId, key: (await sentEsimKey(db, buyer)) ?? "" };
    expect((await app.call("openEsim", link)).status).toBe(200);
    await transfer(number);
    expect((await app.call("openEsim", link)).status).toBe(404);
  });

  it("of another number's replacement is not made while the number for its text has a new owner", async () => {
    const [lost, contact] = [newNumber(), newNumber()];
    const { reference } = await fileReplacement(app, db, { msisdn: lost, contact, form: "esim" });
    await transfer(contact);
    await db.pool.query("update service_requests set state = 'completed' where reference = $1", [reference]);
    await deliver();
    const { rows } = await db.pool.query("select from esim_profile_orders where msisdn = $1", [lost]);
    expect(rows).toHaveLength(0);
    expect(await simRequests(db, "show", reference)).toContainEqual(expect.stringMatching(/contact +has a new owner/));
  });

  it("of a migration that the former owner paid is declined with the transfer", async () => {
    const msisdn = newNumber();
    const { reference } = await openMigration(app, db, msisdn);
    expect(await transfer(msisdn)).toContainEqual(expect.stringContaining(`${reference} about the same number`));
  });
});

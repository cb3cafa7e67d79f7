import { claimOutboxMessages } from "@/backend/db/queries/account/message-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { openSealedCode, sealCode } from "@/backend/domain/codes/code-secrets";
import { type Dispatch, dispatchMessages } from "@/backend/domain/messages/dispatch-messages";
import { MAX_ATTEMPTS } from "@/backend/domain/messages/dispatch-outbox";
import { purgeOldMessages } from "@/backend/domain/messages/purge-messages";
import { listSandboxSms, sandboxSms } from "@/backend/domain/messages/sandbox-messages";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import type { Sms, SmsGateway } from "@/backend/domain/ports/sms-gateway";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const MSISDN = "01712345678";
const PEPPER = "pepper-of-a-test";
const facts = { orderId: "7K3M-9QXT-2HVB-4D8N", payablePoisha: 6_505_900 };
const orderPlaced = { msisdn: MSISDN, purpose: "order-placed", lang: "en", facts, proof: "number" } as const;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(() => db.pool.query("truncate outbox_messages, sandbox_messages"));
afterAll(() => db.close());

/** A gateway that fails the given number of times and then records the messages that it gets. */
function recordingGateway(failures = 0) {
  const sent: Sms[] = [];
  let left = failures;
  const gateway: SmsGateway = {
    async send(sms) {
      left -= 1;
      if (left >= 0) throw new Error("The gateway is away");
      sent.push(sms);
    },
  };
  return { gateway, sent };
}

function dispatchTo(gateway: SmsGateway, onFailure: Dispatch["onFailure"] = () => undefined): Dispatch {
  const openCode = (msisdn: string, sealed: string) => openSealedCode(PEPPER, msisdn, sealed);
  return { connection: db.pool, gateway, publicOrigin: "https://shop.example", openCode, onFailure };
}

const states = async () => {
  const { rows } = await db.pool.query("select state, attempts from outbox_messages order by id");
  return rows;
};
const makeDue = () => db.pool.query("update outbox_messages set next_at = now() where state = 'waiting'");

describe("a queued message", () => {
  it("is sent once, in its reader's language", async () => {
    await queueMessage(db.pool, { ...orderPlaced, lang: "bn" });
    const { gateway, sent } = recordingGateway();
    expect(await dispatchMessages(dispatchTo(gateway))).toEqual({ taken: 1, full: false });
    expect(sent).toEqual([
      {
        kind: "sms",
        lang: "bn",
        msisdn: MSISDN,
        purpose: "order-placed",
        code: null,
        text: expect.stringContaining("৬৫,০৫৯ টাকা"),
      },
    ]);
    await makeDue();
    expect(await dispatchMessages(dispatchTo(gateway))).toEqual({ taken: 0, full: false });
    expect(await states()).toEqual([{ state: "sent", attempts: 1 }]);
  });

  it("is not queued if its transaction is rolled back", async () => {
    const failed = inTransaction(db, async (transaction) => {
      await queueMessage(transaction, orderPlaced);
      throw new Error("The order failed");
    });
    await expect(failed).rejects.toThrow("The order failed");
    expect(await states()).toEqual([]);
  });

  it("is tried again later if the gateway fails, and not before", async () => {
    await queueMessage(db.pool, orderPlaced);
    const { gateway, sent } = recordingGateway(1);
    const failures: unknown[] = [];
    const dispatch = dispatchTo(gateway, (error, message) => failures.push([String(error), message.attempts]));
    await dispatchMessages(dispatch);
    expect(failures).toEqual([["Error: The gateway is away", 1]]);
    expect((await dispatchMessages(dispatch)).taken).toBe(0);
    await makeDue();
    await dispatchMessages(dispatch);
    expect(sent).toHaveLength(1);
    expect(await states()).toEqual([{ state: "sent", attempts: 2 }]);
  });

  it("waits longer after each attempt, an hour at most", async () => {
    await queueMessage(db.pool, orderPlaced);
    const waits: number[] = [];
    // now() stays the same within one transaction.
    await inTransaction(db, async (transaction) => {
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        await transaction.query("update outbox_messages set next_at = now()");
        await dispatchMessages({ ...dispatchTo(recordingGateway(1).gateway), connection: transaction });
        const { rows } = await transaction.query<{ seconds: number }>(
          "select extract(epoch from next_at - now())::float8 as seconds from outbox_messages",
        );
        waits.push(rows[0]?.seconds ?? 0);
      }
    });
    expect(waits.slice(0, 4)).toEqual([10, 20, 40, 80]);
    expect(Math.max(...waits)).toBe(3_600);
  });

  it("fails after the last attempt", async () => {
    await queueMessage(db.pool, orderPlaced);
    await db.pool.query("update outbox_messages set attempts = $1", [MAX_ATTEMPTS - 1]);
    await dispatchMessages(dispatchTo(recordingGateway(1).gateway));
    expect(await states()).toEqual([{ state: "failed", attempts: MAX_ATTEMPTS }]);
    await makeDue();
    expect((await dispatchMessages(dispatchTo(recordingGateway().gateway))).taken).toBe(0);
  });

  it("without a text for its purpose does not block the others", async () => {
    await db.pool.query("insert into outbox_messages (msisdn, purpose, lang) values ($1, 'no-such-purpose', 'en')", [
      MSISDN,
    ]);
    await queueMessage(db.pool, orderPlaced);
    const { gateway, sent } = recordingGateway();
    await dispatchMessages(dispatchTo(gateway));
    expect(sent).toHaveLength(1);
  });

  it("is claimed by only one of several dispatchers, oldest first", async () => {
    for (let order = 0; order < 60; order += 1) {
      await queueMessage(db.pool, { ...orderPlaced, facts: { ...facts, payablePoisha: order } });
    }
    const rounds = await Promise.all(Array.from({ length: 6 }, () => claimOutboxMessages(db.pool, 20, "texts", 3)));
    const taken = rounds.flat().map((message) => message.id);
    expect(taken).toHaveLength(60);
    expect(new Set(taken).size).toBe(60);
    for (const round of rounds)
      expect(round.map(({ id }) => id)).toEqual(round.map(({ id }) => id).sort((a, b) => a - b));
  });
});

describe("a message with a code", () => {
  const queueCode = (sealedFor = MSISDN, minutes = 5) =>
    db.pool.query(
      `insert into outbox_messages (msisdn, purpose, lang, params, expires_at)
       values ($1, 'login', 'en', jsonb_build_object('sealed', $2::text), now() + $3 * interval '1 minute')`,
      [MSISDN, sealCode(PEPPER, sealedFor, "0042"), minutes],
    );
  const facts = async () => (await db.pool.query("select state, params from outbox_messages order by id")).rows;

  it("contains the code and the line that lets the phone fill it in, and is then emptied", async () => {
    await queueCode();
    const { gateway, sent } = recordingGateway();
    await dispatchMessages(dispatchTo(gateway));
    expect(sent).toEqual([
      {
        kind: "sms",
        lang: "en",
        msisdn: MSISDN,
        purpose: "login",
        code: "0042",
        text: expect.stringMatching(/^0042 is your code to log in\./),
      },
    ]);
    expect(sent[0]?.text).toMatch(/\n\n@shop\.example #0042$/);
    expect(await facts()).toEqual([{ state: "sent", params: {} }]);
  });

  it("is sent before messages without a code", async () => {
    for (let order = 0; order < 25; order += 1) await queueMessage(db.pool, orderPlaced);
    await queueCode();
    const { gateway, sent } = recordingGateway();
    await dispatchMessages(dispatchTo(gateway));
    expect(sent.map(({ purpose }) => purpose)).toContain("login");
  });

  it("is not sent after its expiry, and is emptied", async () => {
    await queueCode(MSISDN, -1);
    const { gateway, sent } = recordingGateway();
    await dispatchMessages(dispatchTo(gateway));
    expect(sent).toEqual([]);
    expect(await facts()).toEqual([{ state: "failed", params: {} }]);
  });

  it("is not sent to another number than the one it was sealed for", async () => {
    await queueCode("01799999999");
    const { gateway, sent } = recordingGateway();
    const failures: unknown[] = [];
    await dispatchMessages(dispatchTo(gateway, (error) => failures.push(error)));
    expect(sent).toEqual([]);
    expect(failures).toHaveLength(1);
  });
});

describe("a gateway that accepts several messages at once", () => {
  it("gets at most as many at once as it accepts", async () => {
    for (let order = 0; order < 12; order += 1) await queueMessage(db.pool, orderPlaced);
    let open = 0;
    let most = 0;
    const gateway: SmsGateway = {
      atOnce: 4,
      async send() {
        open += 1;
        most = Math.max(most, open);
        await new Promise((done) => setImmediate(done));
        open -= 1;
      },
    };
    expect((await dispatchMessages(dispatchTo(gateway))).taken).toBe(12);
    expect(most).toBe(4);
  });
});

describe("the sandbox gateway", () => {
  it("lists messages newest first and prints them with the number masked, a code on its own line", async () => {
    const lines: string[] = [];
    const gateway = sandboxSms(db, (line) => lines.push(line.trim()));
    await gateway.send({
      kind: "sms",
      lang: "en",
      msisdn: MSISDN,
      purpose: "order-placed",
      text: "Your order has been placed.",
      code: null,
    });
    await gateway.send({
      kind: "sms",
      lang: "en",
      msisdn: "01912345699",
      purpose: "login",
      text: "Your code is 0042.",
      code: "0042",
    });
    expect(lines).toEqual([
      "SMS to 01*******78: Your order has been placed.",
      "SMS to 01*******99: Your code is 0042.",
      "Code for 01*******99 (login): 0042",
    ]);
    expect((await listSandboxSms(db, null)).map((message) => message.code)).toEqual(["0042", null]);
    expect(await listSandboxSms(db, MSISDN)).toEqual([
      {
        kind: "sms",
        msisdn: MSISDN,
        purpose: "order-placed",
        text: "Your order has been placed.",
        code: null,
        sentAt: expect.any(Date),
      },
    ]);
  });
});

it("a message is deleted after ninety days, unless it still waits", async () => {
  const { gateway } = recordingGateway();
  const age = (interval: string) =>
    db.pool.query("update outbox_messages set created_at = now() - $1::interval", [interval]);
  await inTransaction(db, (transaction) => queueMessage(transaction, orderPlaced));
  await age("91 days");
  await purgeOldMessages({ db });
  expect(await states()).toMatchObject([{ state: "waiting" }]);
  await dispatchMessages(dispatchTo(gateway));
  await age("90 days - 1 hour");
  await purgeOldMessages({ db });
  expect(await states()).toMatchObject([{ state: "sent" }]);
  await age("90 days 1 hour");
  await purgeOldMessages({ db });
  expect(await states()).toEqual([]);
});

import { dispatchPushes } from "@/backend/domain/messages/dispatch-pushes";
import { sandboxPush } from "@/backend/domain/messages/sandbox-messages";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import type { Push, PushGateway } from "@/backend/domain/ports/push-gateway";
import { purgePushTokens } from "@/backend/domain/push/push-tokens";
import { type LoginApp, logInAs, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
beforeEach(() => db.pool.query("truncate push_tokens, outbox_messages, sandbox_messages, budgets cascade"));
afterAll(() => db.close());

const TOKEN = "dQw4w9WgXcQ:APA91b";
const bodyOf = (action: "add" | "remove", browser_token = TOKEN) => ({
  browser_token,
  browser_device: "linux",
  action,
});
const subscribe = (session?: string, token = TOKEN, action: "add" | "remove" = "add") =>
  app.call("subscribePushToken", bodyOf(action, token), session ? { headers: { weblogintoken: session } } : {});

const tokens = async () => {
  const { rows } = await db.pool.query(
    `select t.token, t.device, s.msisdn from push_tokens t left join sessions s on s.id = t.session_id order by t.token`,
  );
  return rows;
};
const order = { orderId: "7K3M-9QXT-2HVB-4D8N" };
const queue = (msisdn: string, purpose: "order-shipped" | "order-delivered" = "order-shipped") =>
  queueMessage(db.pool, { msisdn, purpose, lang: "en", facts: order, proof: "operator" });
const pushesOf = async (msisdn: string) => {
  const { rows } = await db.pool.query(
    "select purpose, push_token as token from outbox_messages where kind = 'push' and msisdn = $1 order by id",
    [msisdn],
  );
  return rows;
};

function recordingGateway(answer: () => "sent" | "gone" = () => "sent") {
  const sent: Push[] = [];
  const gateway: PushGateway = {
    async send(push) {
      const outcome = answer();
      if (outcome === "sent") sent.push(push);
      return outcome;
    },
  };
  return { gateway, sent };
}
const failures: unknown[] = [];
const dispatch = (gateway: PushGateway) =>
  dispatchPushes({
    connection: db.pool,
    gateway,
    onFailure: (error, message) => void failures.push({ error, message }),
  });

describe("a registration", () => {
  it("[API-SITE-31] POST /api/v1/fcm-token-subscription stores a visitor's token without an owner", async () => {
    const { status, body } = await subscribe();
    expect([status, body]).toEqual([200, { status: true }]);
    expect(await tokens()).toEqual([{ token: TOKEN, device: "linux", msisdn: null }]);
  });

  it("[API-SITE-41] takes browser_token, browser_device and action, and no other field", async () => {
    for (const wrong of [
      { ...bodyOf("add"), msisdn: "01720000021" },
      { ...bodyOf("add"), action: "replace" },
      { ...bodyOf("add"), browser_token: "short" },
      { ...bodyOf("add"), browser_token: `${"a".repeat(513)}` },
      { browser_token: TOKEN, action: "add" },
    ]) {
      expect((await app.call("subscribePushToken", wrong)).status).toBe(400);
    }
    expect(await tokens()).toEqual([]);
  });

  it("belongs to the number of the session that registered it last", async () => {
    const [first, second] = [await logInAs(app, db, "01720000021"), await logInAs(app, db, "01720000022")];
    await subscribe(first.token);
    expect(await tokens()).toMatchObject([{ msisdn: "01720000021" }]);
    await subscribe(second.token);
    expect(await tokens()).toMatchObject([{ msisdn: "01720000022" }]);
    await subscribe("a-token-of-no-session");
    expect(await tokens()).toMatchObject([{ msisdn: null }]);
  });

  it("with a new token of the same session leaves the old token without an owner", async () => {
    const { token } = await logInAs(app, db, "01720000023");
    await subscribe(token, "first-token-1");
    await subscribe(token, "other-token-2");
    expect(await tokens()).toMatchObject([
      { token: "first-token-1", msisdn: null },
      { token: "other-token-2", msisdn: "01720000023" },
    ]);
  });

  it("is deleted with action = remove, together with its queued messages", async () => {
    const { token } = await logInAs(app, db, "01720000024");
    await subscribe(token);
    await queue("01720000024");
    expect(await pushesOf("01720000024")).toHaveLength(1);
    expect((await subscribe(undefined, TOKEN, "remove")).status).toBe(200);
    expect(await tokens()).toEqual([]);
    expect(await pushesOf("01720000024")).toEqual([]);
    expect((await subscribe(undefined, TOKEN, "remove")).status).toBe(200);
  });

  it("is limited to 60 an hour for each client", async () => {
    const from = (address: string, index: number) =>
      app.call("subscribePushToken", bodyOf("add", `token-number-${index}`), { address });
    const answers = [];
    for (let index = 0; index < 62; index += 1) answers.push((await from("203.0.113.77", index)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(answers.slice(-2)).toEqual([429, 429]);
    expect((await from("203.0.113.78", 99)).status).toBe(200);
  });

  it("is deleted sixty days after its last refresh", async () => {
    await subscribe(undefined, "token-in-use");
    await subscribe(undefined, "token-of-old");
    await db.pool.query(
      "update push_tokens set refreshed_at = now() - interval '61 days' where token = 'token-of-old'",
    );
    expect(await purgePushTokens({ db })).toBe(false);
    expect(await tokens()).toMatchObject([{ token: "token-in-use" }]);
  });
});

describe("a push message about an order", () => {
  it("is queued for every browser in which its number is logged in, besides the text message", async () => {
    const [one, other] = [await logInAs(app, db, "01720000031"), await logInAs(app, db, "01720000031")];
    await subscribe(one.token, "token-of-one");
    await subscribe(other.token, "token-of-other");
    await subscribe(undefined, "token-of-a-visitor");
    await db.pool.query("delete from outbox_messages");
    await queue("01720000031");
    const pushes = await pushesOf("01720000031");
    expect(pushes.map(({ token }) => token).sort()).toEqual(["token-of-one", "token-of-other"]);
    const { rowCount } = await db.pool.query("select 1 from outbox_messages where kind = 'sms'");
    expect(rowCount).toBe(1);
  });

  it("is sent in its reader's language, with a link to the order and a unique tag", async () => {
    const { token } = await logInAs(app, db, "01720000032");
    await subscribe(token);
    const facts = { ...order, paidPoisha: 6_499_900 };
    await queueMessage(db.pool, { msisdn: "01720000032", purpose: "order-paid", lang: "bn", facts, proof: "payment" });
    const { gateway, sent } = recordingGateway();
    await dispatch(gateway);
    expect(sent).toEqual([
      {
        token: TOKEN,
        msisdn: "01720000032",
        purpose: "order-paid",
        title: "অর্ডার 7K3M-9QXT-2HVB-4D8N",
        body: "আপনার ৬৪,৯৯৯ টাকা পেমেন্ট পেয়েছি।",
        link: "/shop/order/7K3M-9QXT-2HVB-4D8N",
        tag: expect.stringMatching(/^message-\d+$/),
      },
    ]);
    await dispatch(gateway);
    expect(sent).toHaveLength(1);
  });

  it("is not queued for a browser after its log-out, nor for one of another number", async () => {
    const { token } = await logInAs(app, db, "01720000033");
    const other = await logInAs(app, db, "01720000034");
    await subscribe(token, "token-of-owner");
    await subscribe(other.token, "token-of-other");
    await app.call("logout", undefined, { headers: { authorization: `Bearer ${token}`, weblogintoken: token } });
    await queue("01720000033");
    expect(await pushesOf("01720000033")).toEqual([]);
    expect(await tokens()).toMatchObject([{ msisdn: "01720000034" }, { msisdn: null }]);
  });

  it("is not queued for an optional message that its number has switched off", async () => {
    const { token } = await logInAs(app, db, "01720000035");
    await subscribe(token);
    await app.call("savePreferences", { order_messages: false }, { headers: { weblogintoken: token } });
    const facts = { ...order, payablePoisha: 100 };
    await queueMessage(db.pool, { msisdn: "01720000035", purpose: "order-placed", lang: "en", facts, proof: "number" });
    expect(await pushesOf("01720000035")).toEqual([]);
    await queue("01720000035");
    expect(await pushesOf("01720000035")).toHaveLength(1);
  });

  it("is never queued for a code, nor for a message about a recharge", async () => {
    const { token } = await logInAs(app, db, "01720000036");
    await subscribe(token);
    await app.call("sendOtp", { msisdn: "01720000036" });
    const facts = { reference: "R-1", paidPoisha: 100 };
    await queueMessage(db.pool, {
      msisdn: "01720000036",
      purpose: "recharge-done",
      lang: "en",
      facts,
      proof: "payment",
    });
    expect(await pushesOf("01720000036")).toEqual([]);
  });

  it("is not queued if its transaction is rolled back", async () => {
    const { token } = await logInAs(app, db, "01720000037");
    await subscribe(token);
    const client = await db.pool.connect();
    await client.query("begin");
    await queueMessage(client, {
      msisdn: "01720000037",
      purpose: "order-shipped",
      lang: "en",
      facts: order,
      proof: "operator",
    });
    await client.query("rollback");
    client.release();
    expect(await pushesOf("01720000037")).toEqual([]);
  });
});

describe("the dispatcher", () => {
  it("deletes a token that the provider no longer knows, with its queued messages", async () => {
    const { token } = await logInAs(app, db, "01720000041");
    await subscribe(token);
    await queue("01720000041");
    await queue("01720000041", "order-delivered");
    await dispatch(recordingGateway(() => "gone").gateway);
    expect(await tokens()).toEqual([]);
    expect(await pushesOf("01720000041")).toEqual([]);
  });

  it("tries a message again later when the provider fails, and logs neither number nor token", async () => {
    const { token } = await logInAs(app, db, "01720000042");
    await subscribe(token);
    await queue("01720000042");
    failures.length = 0;
    const away: PushGateway = {
      send: () => Promise.reject(new Error("away")),
    };
    await dispatch(away);
    expect(JSON.stringify(failures)).not.toMatch(/01720000042|dQw4w9/);
    expect(failures).toHaveLength(1);
    const { gateway, sent } = recordingGateway();
    await dispatch(gateway);
    expect(sent).toHaveLength(0);
    await db.pool.query("update outbox_messages set next_at = now() where kind = 'push'");
    await dispatch(gateway);
    expect(sent).toHaveLength(1);
  });
});

it("the sandbox lists push messages for testers and prints them with the number masked and without the token", async () => {
  const { token } = await logInAs(app, db, "01720000051");
  await subscribe(token);
  await queue("01720000051");
  const said: string[] = [];
  await dispatch(sandboxPush(db, (line) => void said.push(line)));
  expect(said).toEqual([expect.stringContaining("Order 7K3M-9QXT-2HVB-4D8N: Your order is on its way.")]);
  expect(said.join()).not.toMatch(/01720000051|dQw4w9/);
  const { rows } = await db.pool.query("select kind, msisdn, text from sandbox_messages where kind = 'push'");
  expect(rows).toEqual([
    {
      kind: "push",
      msisdn: "01720000051",
      text: "Order 7K3M-9QXT-2HVB-4D8N: Your order is on its way. /shop/order/7K3M-9QXT-2HVB-4D8N",
    },
  ]);
});

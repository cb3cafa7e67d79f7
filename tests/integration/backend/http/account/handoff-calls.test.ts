import type { UserInfo } from "@/backend/contract/account/login";
import { hashToken } from "@/backend/domain/random-ids";
import { type LoginApp, logInAs, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { replaceStatements } from "@/tests/support/naive/replaced-statements";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const KEYS = {
  HANDOFF_KEY_MYGP: "key-of-the-app-0123456789abcdefghijk",
  HANDOFF_KEY_WALLET: "key-of-the-wallet-0123456789abcdefgh",
};
const MSISDN = "01714000001";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, { ...WIDE_CLIENTS, ...KEYS });
});
afterAll(() => db.close());

const create = (key: string | null, msisdn = MSISDN) =>
  app.call<{ token?: string }>(
    "createHandoff",
    { msisdn },
    { headers: key === null ? {} : { authorization: `Bearer ${key}` } },
  );
const newToken = async (key = KEYS.HANDOFF_KEY_WALLET) => (await create(key)).body.token ?? "";
const load = async (headers: Record<string, string>) =>
  (await app.call<{ data: UserInfo | null }>("getUserInfo", undefined, { headers })).body.data;

describe("a hand-off", () => {
  it("is redeemed by the first page load, after which its token is the session's token", async () => {
    const token = await newToken();
    expect((await load({ authToken: token }))?.msisdn).toBe(`88${MSISDN}`);
    expect((await load({ webLoginToken: token }))?.msisdn).toBe(`88${MSISDN}`);
  });

  it("makes a session that ends after a day, however often it is used", async () => {
    const token = await newToken();
    expect(await load({ authToken: token })).not.toBeNull();
    const age = (hours: number) =>
      db.pool.query(
        `update sessions set ends_at = ends_at - $1::int * interval '1 hour', seen_at = seen_at - interval '1 hour'
         where token_hash = $2`,
        [hours, hashToken(token)],
      );
    await age(23);
    expect(await load({ webLoginToken: token })).not.toBeNull();
    await age(1);
    expect(await load({ webLoginToken: token })).toBeNull();
  });

  it("is not redeemed by an unknown authToken, which gets no user info", async () => {
    expect(await load({ authToken: "A".repeat(43) })).toBeNull();
    expect(await load({ authToken: "bad" })).toBeNull();
  });

  it("works once: a second load of the same link is not logged in, in 100 of 100 links", async () => {
    for (let link = 0; link < 100; link += 1) {
      const token = await newToken();
      const first = await load({ authToken: token });
      expect([first?.msisdn, await load({ authToken: token })]).toEqual([`88${MSISDN}`, null]);
    }
  });

  it("works once for twenty requests at the same time", async () => {
    const token = await newToken();
    const users = await Promise.all(Array.from({ length: 20 }, () => load({ authToken: token })));
    expect(users.filter((user) => user !== null)).toHaveLength(1);
  });

  it("would work for several of the twenty if it were selected and then deleted (control)", async () => {
    replaceStatements({
      "take-handoff": async (connection, { values }) => {
        const found = 'select msisdn, channel_name as "channelName" from handoffs where token_hash = $1';
        const { rows } = await connection.query(found, values);
        await connection.query("delete from handoffs where token_hash = $1", values);
        return rows;
      },
    });
    const token = await newToken();
    const users = await Promise.all(Array.from({ length: 20 }, () => load({ authToken: token })));
    expect(users.filter((user) => user !== null).length).toBeGreaterThan(1);
  });

  it("expires after sixty seconds", async () => {
    const token = await newToken();
    await db.pool.query("update handoffs set expires_at = expires_at - interval '60 seconds'");
    expect(await load({ authToken: token })).toBeNull();
  });

  it("is not a session before it is redeemed", async () => {
    expect(await load({ webLoginToken: await newToken() })).toBeNull();
  });

  it("[TOKEN-02] logs in its number although another number's session is sent, and does not end that session", async () => {
    const { token: own } = await logInAs(app, db, "01714000002");
    const handoff = await newToken();
    expect((await load({ webLoginToken: own, authToken: handoff }))?.msisdn).toBe(`88${MSISDN}`);
    expect((await load({ webLoginToken: handoff }))?.msisdn).toBe(`88${MSISDN}`);
    expect((await load({ webLoginToken: own }))?.msisdn).toBe("8801714000002");
  });

  it("[TOKEN-02] keeps the session of its own number, and is used up", async () => {
    const { token: own } = await logInAs(app, db, MSISDN);
    const handoff = await newToken();
    expect((await load({ webLoginToken: own, authToken: handoff }))?.msisdn).toBe(`88${MSISDN}`);
    expect((await load({ webLoginToken: own }))?.msisdn).toBe(`88${MSISDN}`);
    expect(await load({ webLoginToken: handoff })).toBeNull();
    expect(await load({ authToken: handoff })).toBeNull();
  });

  it("[TOKEN-03] with an unknown token keeps an existing session", async () => {
    const { token: own } = await logInAs(app, db, "01714000005");
    for (const authToken of ["A".repeat(43), own]) {
      expect((await load({ webLoginToken: own, authToken }))?.msisdn).toBe("8801714000005");
    }
  });

  it("is not made from the token of a session", async () => {
    const { token } = await logInAs(app, db, "01714000003");
    expect(await load({ authToken: token })).toBeNull();
  });

  it("puts its channel into the user info, if neither query nor cookie names one", async () => {
    const viaWallet = await newToken();
    expect((await load({ authToken: viaWallet }))?.channelName).toBe("wallet");
    expect((await load({ webLoginToken: viaWallet }))?.channelName).toBe("wallet");
    const viaApp = await newToken(KEYS.HANDOFF_KEY_MYGP);
    expect((await load({ authToken: viaApp }))?.channelName).toBe("mygp");
    const { token } = await logInAs(app, db, "01714000004");
    expect((await load({ webLoginToken: token }))?.channelName).toBeNull();
  });

  it.each([
    ["no key", null],
    ["a wrong key", "key-of-the-wallet-0123456789abcdefgX"],
    ["the beginning of a key", "key-of-the-wallet"],
  ])("is refused to a caller with %s", async (_, key) => {
    const { status, body } = await create(key);
    expect(status).toBe(403);
    expect(body).toMatchObject({ status: false, errors: [{ code: "forbidden" }] });
  });

  it("is refused to every caller if no partner has a key", async () => {
    const closed = loginApp(db);
    const headers = { authorization: "Bearer " };
    expect((await closed.call("createHandoff", { msisdn: MSISDN }, { headers })).status).toBe(403);
  });

  it("is refused for numbers of other operators and invalid numbers", async () => {
    for (const msisdn of ["01912345678", "12"]) {
      const { status, body } = await create(KEYS.HANDOFF_KEY_WALLET, msisdn);
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: [{ code: "msisdn-invalid" }] });
    }
  });
});

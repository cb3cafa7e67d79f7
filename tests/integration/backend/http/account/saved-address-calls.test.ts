import type { SavedAddress } from "@/backend/contract/account/saved-addresses";
import type { CallPayload } from "@/backend/contract/all-calls";
import { firstCode } from "@/tests/support/contract-calls";
import { type LoginApp, logInAs, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { meetingOf, replaceStatements } from "@/tests/support/naive/replaced-statements";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createShop, PLACE } from "@/tests/support/shop/shop";

const MINE = "01712346001";
const THEIRS = "01712346002";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 12 });
  await createShop(db);
  app = loginApp(db, WIDE_CLIENTS);
});
beforeEach(() => db.pool.query("truncate budgets, sessions, saved_addresses cascade"));
afterAll(() => db.close());

const logIn = async (msisdn = MINE) => (await logInAs(app, db, msisdn)).token;
const home: CallPayload<"saveAddress", "body"> = {
  label: "Home",
  full_name: "Rahima Khatun",
  district: PLACE.district,
  area: PLACE.thana,
  post_code: PLACE.postCode,
  address: "House 12, Road 5",
};
const office = { ...home, label: "Office", address: "Level 4, Tower 71" };

type List = { data: SavedAddress[] };
const as = (token: string) => ({ headers: { webLoginToken: token } });
const list = async (token: string) =>
  (await app.call<List>("listSavedAddresses", undefined, as(token))).body.data.map(({ address, is_default }) =>
    is_default ? `${address} (default)` : address,
  );
const save = (token: string, address: object) => app.call<List>("saveAddress", address, as(token));
const idOf = async (token: string, address: string) =>
  (await app.call<List>("listSavedAddresses", undefined, as(token))).body.data.find((each) => each.address === address)
    ?.address_id ?? "";

describe("the saved addresses of a number", () => {
  it("are empty at first, and the first one that is saved is the default", async () => {
    const token = await logIn();
    expect(await list(token)).toEqual([]);
    const { status, body } = await save(token, home);
    expect(status).toBe(200);
    const labels = { district_label: PLACE.district, area_label: PLACE.thana };
    expect(body.data).toEqual([{ ...home, ...labels, address_id: expect.any(String), is_default: true }]);
    await save(token, office);
    expect(await list(token)).toEqual(["House 12, Road 5 (default)", "Level 4, Tower 71"]);
  });

  it("have the names of district and thana in the reader's language", async () => {
    const token = await logIn();
    const bengali = { headers: { webLoginToken: token, lang: "bn" } };
    const { body } = await app.call<List>("saveAddress", home, bengali);
    expect(body.data).toMatchObject([{ district: PLACE.district, district_label: "টেস্টপুর", area_label: "উত্তরদ্বার" }]);
  });

  it("are the same on every device of the number, and not visible to another number", async () => {
    await save(await logIn(), home);
    expect(await list(await logIn())).toEqual(["House 12, Road 5 (default)"]);
    const answer = await app.call("listSavedAddresses", undefined, as(await logIn(THEIRS)));
    expect(answer.text).not.toContain("House 12");
  });

  it.each(["listSavedAddresses", "saveAddress", "chooseDefaultAddress", "removeAddress"] as const)(
    "need a session: %s without one is refused",
    async (name) => {
      const bodies = {
        listSavedAddresses: undefined,
        saveAddress: home,
        chooseDefaultAddress: { address_id: "a" },
        removeAddress: { address_id: "a" },
      };
      const answer = await app.call(name, bodies[name]);
      expect([answer.status, firstCode(answer)]).toEqual([401, "no-session"]);
    },
  );

  it("have one default, which can be chosen or set while saving, and moves on when the default is deleted", async () => {
    const token = await logIn();
    await save(token, home);
    await save(token, { ...office, make_default: true });
    await save(token, { ...home, label: "Mother", address: "Village Road" });
    expect(await list(token)).toEqual(["Level 4, Tower 71 (default)", "House 12, Road 5", "Village Road"]);
    await app.call("chooseDefaultAddress", { address_id: await idOf(token, "Village Road") }, as(token));
    expect(await list(token)).toEqual(["Village Road (default)", "House 12, Road 5", "Level 4, Tower 71"]);
    await app.call("removeAddress", { address_id: await idOf(token, "Village Road") }, as(token));
    expect(await list(token)).toEqual(["Level 4, Tower 71 (default)", "House 12, Road 5"]);
  });

  it("keep their place and stay the default when they are changed, and refuse a second one with the same text", async () => {
    const token = await logIn();
    await save(token, home);
    await save(token, office);
    const id = await idOf(token, home.address);
    await save(token, { ...home, address_id: id, label: null, address: "House 14, Road 5" });
    expect(await list(token)).toEqual(["House 14, Road 5 (default)", "Level 4, Tower 71"]);
    const answer = await save(token, { ...office, address_id: id });
    expect([answer.status, firstCode(answer)]).toEqual([409, "saved-address-twice"]);
  });

  it("cannot be changed, chosen or deleted by another number", async () => {
    const mine = await logIn();
    await save(mine, home);
    const address_id = await idOf(mine, home.address);
    const theirs = await logIn(THEIRS);
    const changed = await save(theirs, { ...office, address_id });
    const chosen = await app.call("chooseDefaultAddress", { address_id }, as(theirs));
    expect([changed, chosen].map(firstCode)).toEqual(["saved-address-not-found", "saved-address-not-found"]);
    expect((await app.call("removeAddress", { address_id }, as(theirs))).status).toBe(200);
    expect(await list(mine)).toEqual(["House 12, Road 5 (default)"]);
  });

  it("contain the same address once, also when it is saved eight times at once", async () => {
    const token = await logIn();
    await Promise.all(Array.from({ length: 8 }, () => save(token, home)));
    const { body } = await save(token, { ...home, label: "Flat" });
    expect(body.data).toMatchObject([{ label: "Flat" }]);
  });

  it.each([
    ["an unknown district", { district: "Nowhere" }, "district-not-found", "district"],
    ["a district without delivery", { district: "Undelivered" }, "delivery-option-not-available", "district"],
    ["a thana of another district", { area: "Farthana" }, "thana-mismatch", "area"],
    ["a post code of another district", { post_code: "9998" }, "post-code-mismatch", "post_code"],
    ["an invalid post code", { post_code: "12" }, "post-code-mismatch", "post_code"],
    ["an empty address", { address: "   " }, "invalid-input", "address"],
    ["an address that is too long", { address: "x".repeat(301) }, "invalid-input", "address"],
    ["no name", { full_name: "" }, "invalid-input", "full_name"],
  ])("are validated like the address of an order: %s is refused and not saved", async (_, change, code, field) => {
    await db.pool.query(
      `insert into districts (name, name_bn, zone, delivered) values ('Undelivered', 'অন্য', 'outside-dhaka', false)
       on conflict do nothing`,
    );
    const token = await logIn();
    const answer = await save(token, { ...home, ...change });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((answer.body as unknown as { errors: object[] }).errors[0]).toMatchObject({ code, field });
    expect(await list(token)).toEqual([]);
  });

  it("accept a post code in Bengali digits", async () => {
    const digits = PLACE.postCode.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
    const { body } = await save(await logIn(), { ...home, post_code: digits });
    expect(body.data).toMatchObject([{ post_code: PLACE.postCode }]);
  });

  it("are deleted with the account of the number", async () => {
    await save(await logIn(), home);
    await db.pool.query("delete from subscribers where msisdn = $1", [MINE]);
    const { rows } = await db.pool.query("select id from saved_addresses where msisdn = $1", [MINE]);
    expect(rows).toEqual([]);
  });
});

describe("the limit of five addresses", () => {
  const numbered = (index: number) => ({ ...home, address: `House ${index}` });

  it("refuses the sixth address, and allows a change, and a new one after a deletion", async () => {
    const token = await logIn();
    for (let index = 1; index <= 5; index += 1) expect((await save(token, numbered(index))).status).toBe(200);
    const sixth = await save(token, numbered(6));
    expect([sixth.status, firstCode(sixth)]).toEqual([422, "saved-address-limit"]);
    expect((await save(token, { ...numbered(3), label: "Changed" })).status).toBe(200);
    await app.call("removeAddress", { address_id: await idOf(token, "House 2") }, as(token));
    expect((await save(token, numbered(6))).status).toBe(200);
    expect(await list(token)).toHaveLength(5);
  });

  it("holds when twelve addresses are saved at once, and five of them are saved", async () => {
    const token = await logIn();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => save(token, numbered(index))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter((answer) => firstCode(answer) === "saved-address-limit")).toHaveLength(7);
    expect(await list(token)).toHaveLength(5);
  });

  it("[control] is exceeded if only a count before the save protects it", async () => {
    await db.pool.query("alter table saved_addresses drop constraint saved_addresses_slot");
    const token = await logIn();
    const meeting = meetingOf(6);
    replaceStatements({
      "save-address": async (connection, { text, values }) => {
        // Each save sees the addresses as they were before the other saves.
        await connection.query("begin isolation level repeatable read");
        await connection.query("select from saved_addresses");
        await meeting();
        const { rows } = await connection.query(text, values);
        await connection.query("commit");
        return rows;
      },
    });
    await Promise.all(Array.from({ length: 6 }, (_, index) => save(token, numbered(index))));
    expect(await list(token)).toHaveLength(6);
  });
});

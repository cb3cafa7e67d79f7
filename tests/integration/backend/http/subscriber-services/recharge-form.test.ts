import type { Backend } from "@/backend/app";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let backend: Backend;
beforeAll(async () => {
  db = await createTestDatabase();
  backend = checkedBackend(db, { now: () => new Date("2026-11-21T06:00:30Z") });
});
afterAll(() => db.close());

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  backend.fetch(
    new Request(`${ORIGIN}/api/recharge/begin`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString(),
    }),
  );
const ownFields = { lang: "en", msisdn: "01712345678", amount: "50", pay_with: "bkash" };
const placeOf = (response: Response) => response.headers.get("location") ?? "";

describe("the recharge form without script", () => {
  it("redirects to the gateway's page, to the same page if the same form is sent twice", async () => {
    const [one, two] = [await send(ownFields), await send(ownFields)];
    expect([one.status, two.status]).toEqual([303, 303]);
    expect(placeOf(one)).toMatch(`${ORIGIN}/sandbox/gateway/`);
    expect(placeOf(two)).toBe(placeOf(one));
    expect(placeOf(await send({ ...ownFields, amount: "60" }))).not.toBe(placeOf(one));
  });

  it("uses the typed amount instead of the chosen one, in Bengali digits too", async () => {
    const transaction = placeOf(await send({ ...ownFields, other_amount: "৭৭" }))
      .split("/")
      .at(-1);
    const { rows } = await db.pool.query("select amount_poisha::int from recharge_payments where id = $1", [
      transaction,
    ]);
    expect(rows).toEqual([{ amount_poisha: 7_700 }]);
  });

  it("charges the price of the pack, whatever amount is sent, and refuses an unknown pack", async () => {
    const fields = { ...ownFields, pack: "internet-5120mb-168h-3009" };
    const transaction = placeOf(await send(fields))
      .split("/")
      .at(-1);
    const { rows } = await db.pool.query(
      "select amount_poisha::int, pack_id from recharges where id = (select recharge_id from recharge_payments where id = $1)",
      [transaction],
    );
    expect(rows).toEqual([{ amount_poisha: 12_900, pack_id: fields.pack }]);
    const gone = new URL(placeOf(await send({ ...fields, pack: "gone" })));
    expect([gone.searchParams.get("problem"), gone.searchParams.get("pack")]).toEqual(["pack-not-found", "gone"]);
  });

  it.each([
    ["number-of-other-operator", { msisdn: "01812345678" }],
    ["msisdn-invalid", { msisdn: "<script>" }],
    ["recharge-amount", { amount: "" }],
    ["recharge-amount", { amount: "1e9" }],
  ])("redirects to the page in its language with %s for %j", async (problem, change) => {
    const response = await send({ ...ownFields, lang: "bn", ...change });
    const address = new URL(placeOf(response));
    expect([response.status, address.origin + address.pathname, address.hash]).toEqual([
      303,
      `${ORIGIN}/bn/recharge`,
      "#recharge",
    ]);
    expect(address.searchParams.get("problem")).toBe(problem);
    expect(address.href).not.toContain("script");
  });

  it("is refused from another site", async () => {
    const response = await send(ownFields, { origin: "https://evil.example", "sec-fetch-site": "cross-site" });
    expect(response.status).toBe(403);
  });
});

import { getServerSideProps } from "@/pages/recharge";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type FormSite, serveFormPages } from "@/tests/support/servers/form-site";

let db: TestDatabase;
let site: FormSite;
beforeAll(async () => {
  db = await createTestDatabase();
  process.env.PUBLIC_ORIGIN = ORIGIN;
  globalThis.dispatch = checkedBackend(db).fetch;
  site = await serveFormPages({ "/recharge": getServerSideProps });
});
afterAll(async () => {
  globalThis.dispatch = undefined;
  await site.close();
  await db.close();
});

const send = (fields: Record<string, string>, headers: Record<string, string> = {}, path = "/recharge") =>
  site.send(path, fields, headers);
const ownFields = { msisdn: "01712345678", amount: "50", pay_with: "bkash" };
const placeOf = ({ headers }: { headers: Headers }) => headers.get("location") ?? "";
// Two forms of the same minute are one.
beforeEach(() => jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T06:00:30Z")));

describe("the recharge form without script", () => {
  it("redirects to the gateway's page, and to the same page when the form is sent twice", async () => {
    const [one, two] = [await send(ownFields), await send(ownFields)];
    expect([one.status, two.status]).toEqual([303, 303]);
    expect(placeOf(one)).toMatch(`${ORIGIN}/sandbox/gateway/`);
    expect(placeOf(two)).toBe(placeOf(one));
    expect(placeOf(await send({ ...ownFields, amount: "60" }))).not.toBe(placeOf(one));
  });

  it("uses the typed amount, in digits of any script, and not the chosen one", async () => {
    const transaction = placeOf(await send({ ...ownFields, other_amount: "৭৭" }))
      .split("/")
      .at(-1);
    const { rows } = await db.pool.query("select amount_poisha::int from recharge_payments where id = $1", [
      transaction,
    ]);
    expect(rows).toEqual([{ amount_poisha: 7_700 }]);
  });

  it("buys a pack for its price and ignores the sent amount", async () => {
    const fields = { ...ownFields, pack: "internet-5120mb-168h-3009" };
    const transaction = placeOf(await send(fields))
      .split("/")
      .at(-1);
    const { rows } = await db.pool.query(
      "select amount_poisha::int, pack_id from recharges where id = (select recharge_id from recharge_payments where id = $1)",
      [transaction],
    );
    expect(rows).toEqual([{ amount_poisha: 12_900, pack_id: fields.pack }]);
    const { html } = await send({ ...fields, pack: "gone" });
    expect(html).toMatch(/role="alert">This pack is no longer on sale/);
  });

  it.each([
    ["msisdn", "নম্বরটি অন্য নেটওয়ার্কের।", { msisdn: "01812345678" }],
    ["msisdn", "১১ সংখ্যার মোবাইল নম্বর দিন", { msisdn: "<script>" }],
    ["amount", "একবারে [০-৯,]+.টাকা থেকে", { amount: "" }],
    ["amount", "একবারে [০-৯,]+.টাকা থেকে", { amount: "1e9" }],
    ["amount", "একবারে [০-৯,]+.টাকা থেকে", { amount: "999999" }],
  ])("says beside %s what is wrong, and keeps what was typed: %s", async (field, sentence, change) => {
    const { status, html } = await send({ ...ownFields, ...change }, {}, "/bn/recharge");
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`id="field-${field}-error">${sentence}`));
    const typed = { ...ownFields, ...change };
    for (const name of ["msisdn", "amount"] as const) {
      const shown = typed[name].replace("<", "&lt;").replace(">", "&gt;");
      expect(html).toMatch(new RegExp(`name="${name}"[^>]* value="${shown}"`));
    }
    expect(html).not.toContain("<script>");
  });

  it("says at both fields what is wrong", async () => {
    const { html } = await send({ ...ownFields, msisdn: "0171", amount: "" });
    expect(html).toMatch(/id="field-msisdn-error">Enter an 11-digit/);
    expect(html).toMatch(/id="field-amount-error">Enter a whole amount/);
  });

  it("is refused from another site", async () => {
    const response = await send(ownFields, { origin: "https://evil.example", "sec-fetch-site": "cross-site" });
    expect(response.status).toBe(403);
  });
});

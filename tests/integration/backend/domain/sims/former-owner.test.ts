import { runSimRequestsCommand } from "@/backend/domain/sims/operator-commands";
import { type LoginApp, logInAs, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { nextVisitDay } from "@/tests/support/shop/shop-in-use";
import {
  cartWith,
  fileReplacement,
  orderCart,
  payOrder,
  provePartyOf,
  replacementLine,
  typeRequest,
} from "@/tests/support/sims";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

let last = 20_500_000;
const newNumber = () => {
  last += 1;
  return `017${last}`;
};

const as = (token: string) => ({ headers: { webLoginToken: token } });
const userOf = async (token: string) =>
  (await app.call<{ data: unknown }>("getUserInfo", undefined, as(token))).body.data;
const advance = (reference: string, ...more: string[]) =>
  runSimRequestsCommand({ db, args: ["advance", reference, ...more], say: () => undefined });
const countOf = async (table: string, msisdn: string) =>
  (await db.pool.query(`select from ${table} where msisdn = $1`, [msisdn])).rowCount;

/** Files the transfer of a number to a new owner, with both codes. @returns its reference */
async function fileTransfer(msisdn: string): Promise<string> {
  const next = newNumber();
  const { key, reference } = await typeRequest(app, "ownership_transfer", {
    number: { msisdn, reason: "gift" },
    owner: { full_name: "Rahima Khatun", nid_last4: "1234" },
    new_owner: { full_name: "Karim Uddin", nid_last4: "9876", msisdn: next },
    visit: { district: "Dhaka", area: "Dhanmondi", visit_on: nextVisitDay() },
  });
  await provePartyOf(app, db, { key, number: msisdn });
  await provePartyOf(app, db, { key, number: next, party: "new_owner" });
  await app.call("submitSimRequest", { key });
  return reference;
}

test("a transferred number has a new account: the former owner is logged out, and what they saved is deleted", async () => {
  const [msisdn, other] = [newNumber(), newNumber()];
  const { token } = await logInAs(app, db, msisdn);
  const { token: ofOther } = await logInAs(app, db, other);
  const address = { full_name: "Rahima Khatun", district: "Dhaka", area: "Dhanmondi", post_code: "1209" };
  await app.call("saveAddress", { ...address, label: "Home", address: "House 12, Road 5" }, as(token));
  await db.pool.query(
    `insert into stock_notices (msisdn, sku, lang) select $1, sku, 'en' from product_variants limit 1`,
    [msisdn],
  );
  const reference = await fileTransfer(msisdn);
  await advance(reference, "--id-checked");
  await advance(reference);
  expect(await userOf(token)).toMatchObject({ msisdn: `88${msisdn}` });
  await advance(reference);
  expect(await userOf(token)).toBeNull();
  expect(await userOf(ofOther)).toMatchObject({ msisdn: `88${other}` });
  for (const table of ["sessions", "device_marks", "saved_addresses", "stock_notices"]) {
    expect([table, await countOf(table, msisdn)]).toEqual([table, 0]);
  }
  expect(await userOf((await logInAs(app, db, msisdn)).token)).toMatchObject({ msisdn: `88${msisdn}` });
});

test("a replaced SIM ends the sessions of its number, because the old phone may be stolen, and keeps the account", async () => {
  const msisdn = newNumber();
  const { token } = await logInAs(app, db, msisdn);
  const address = { full_name: "Rahima Khatun", district: "Dhaka", area: "Dhanmondi", post_code: "1209" };
  await app.call("saveAddress", { ...address, label: "Home", address: "House 12, Road 5" }, as(token));
  const { key, reference } = await fileReplacement(app, db, { msisdn });
  const cart = await cartWith(app, [replacementLine(msisdn, key)]);
  const { orderId } = await orderCart(app, cart, "01812345678", { sim_request_keys: [key] });
  await payOrder(app, db, orderId);
  for (const state of ["in_review", "ready"]) {
    await advance(reference);
    expect([state, await userOf(token)]).toMatchObject([state, { msisdn: `88${msisdn}` }]);
  }
  await advance(reference);
  expect(await userOf(token)).toBeNull();
  expect([await countOf("device_marks", msisdn), await countOf("saved_addresses", msisdn)]).toEqual([0, 1]);
});

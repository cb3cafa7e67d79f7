import { randomUUID } from "node:crypto";
import type { TrackedSimRequest } from "@/backend/contract/sims/sim-requests";
import { makeBrowserProof } from "@/backend/domain/orders/browser-proof";
import { guessOf, numberSeries, PEPPER, passBudgets, sentCode } from "@/tests/support/login";
import { TestBrowser } from "@/tests/support/screens/test-browser";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";
import { approve, track } from "@/tests/support/sims";
import { orderProofCookie } from "@/utils/checkout/order-proof-cookie";

// Tests who can see the eSIM of a migration on the page of its request. It is paid at one process and viewed at the other.

let db: TestDatabase;
let site: TwoProcesses;
beforeAll(async () => {
  db = await createTestDatabase();
  site = await startTwoProcesses(db.url);
}, 180_000);
afterAll(async () => {
  await site.close();
  await db.close();
});

const newNumber = numberSeries(33_000_000);

interface Opened {
  data: { redirectUrl: string; transaction_id: string; reference: string };
}

/** Moves a number to an eSIM and pays for it. After that, the browser uses the other process. */
async function paidMigration(browser = new TestBrowser(site), msisdn = newNumber()) {
  await passBudgets(db);
  await browser.call("checkEsimEligibility", { msisdn });
  const input = { msisdn, email: "rahima@example.com", otp_value: await sentCode(db, msisdn) };
  const key = randomUUID();
  const pay = () => browser.call<Opened>("payEsim", input, { headers: { "idempotency-key": key } });
  const { reference, transaction_id } = (await pay()).body.data;
  await approve(db, transaction_id);
  await track(browser, reference, { transaction_id });
  browser.process = 1;
  return { browser, msisdn, reference, pay };
}

const codesOf = ({ esim_profiles }: TrackedSimRequest) => esim_profiles.map(({ sim }) => sim);
const proofIn = ({ cookie }: TestBrowser) => /=[^.]+\.([^.]+\.[\w-]{43})/.exec(cookie)?.[1] ?? "";
const withProof = (reference: string, proof: string) => {
  const browser = new TestBrowser(site, 1);
  const entry = { orderId: reference, proof, isNew: false };
  browser.cookie = orderProofCookie([entry], "http://shop.example").split(";")[0] ?? "";
  return browser;
};
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function logIn(browser: TestBrowser, msisdn: string): Promise<void> {
  await passBudgets(db);
  await browser.call("sendOtp", { msisdn });
  const { cookie } = browser;
  const guess = guessOf(msisdn, (await sentCode(db, msisdn)) ?? "");
  const { body } = await browser.call<{ access_token: string }>("verifyOtp", guess);
  browser.cookie = cookie;
  browser.session = body.access_token;
}

test("the browser that paid for a migration sees its QR code, and the eSIM counts as opened", async () => {
  const { browser, msisdn, reference } = await paidMigration();
  const own = await track(browser, reference);
  expect(own).toMatchObject({ state: "ready", payment: "paid", esim: true });
  expect(codesOf(own)).toEqual([msisdn]);
  expect(own.esim_profiles[0]?.activation_code).toMatch(/^LPA:1\$/);
  const { rows } = await db.pool.query("select opened_at from esim_deliveries where public_id = $1", [reference]);
  expect(rows).toEqual([{ opened_at: expect.any(Date) }]);
});

test("a stranger with the reference sees that there is an eSIM, and not its code or number", async () => {
  const { browser, msisdn, reference } = await paidMigration();
  const code = (await track(browser, reference)).esim_profiles[0]?.activation_code ?? "?";
  const shown = await track(new TestBrowser(site, 1), reference);
  expect(shown).toMatchObject({ esim: true, esim_profiles: [] });
  expect([JSON.stringify(shown).includes(code), JSON.stringify(shown).includes(msisdn)]).toEqual([false, false]);
});

test("a proof that is forged, of another request, or older than a day shows no eSIM", async () => {
  const first = await paidMigration();
  const second = await paidMigration();
  const { reference } = first;
  const made = (at: Date, pepper = PEPPER) => makeBrowserProof(pepper, { orderId: reference, holder: null }, at);
  const shownWith = async (proof: string) => codesOf(await track(withProof(reference, proof), reference));
  expect(await shownWith(made(hoursAgo(23)))).toEqual([first.msisdn]);
  expect(await shownWith(made(hoursAgo(25)))).toEqual([]);
  expect(await shownWith(made(hoursAgo(1), "another pepper of thirty-two characters"))).toEqual([]);
  expect(await shownWith(proofIn(second.browser))).toEqual([]);
});

test("a log-in with another number in the same browser hides the eSIM, and one with its own number does not", async () => {
  const { browser, msisdn, reference } = await paidMigration();
  await logIn(browser, msisdn);
  expect(codesOf(await track(browser, reference))).toEqual([msisdn]);
  await logIn(browser, newNumber());
  expect(codesOf(await track(browser, reference))).toEqual([]);
});

test("hideOrders removes the proof from the browser, and a repeated request does not renew it", async () => {
  const { browser, reference, pay } = await paidMigration();
  const proof = proofIn(browser);
  await db.pool.query("update service_payments set created_at = created_at - interval '25 hours'");
  await pay();
  expect(proofIn(browser)).not.toBe(proof);
  expect(codesOf(await track(withProof(reference, proofIn(browser)), reference))).toEqual([]);
  const other = withProof(reference, proof);
  expect(codesOf(await track(other, reference))).toHaveLength(1);
  await other.call("hideOrders", {});
  expect(codesOf(await track(other, reference))).toEqual([]);
});

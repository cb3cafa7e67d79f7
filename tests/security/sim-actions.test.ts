import { readFileSync } from "node:fs";
import type { CallAnswer } from "@/backend/contract/all-calls";
import { callPaths } from "@/backend/contract/paths";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import { runOrdersCommand } from "@/backend/domain/orders/operator-commands";
import { runSimRequestsCommand } from "@/backend/domain/sims/operator-commands";
import { numberSeries, PEPPER, passBudgets, sentCode } from "@/tests/support/login";
import { TestBrowser } from "@/tests/support/screens/test-browser";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";
import {
  type Caller,
  cartOf,
  cartWith,
  fileReplacement,
  nextVisitDay,
  orderCart,
  payOrder,
  provePartyOf,
  type Refused,
  replacementLine,
  replacementSteps,
  searchNumbers,
  sentEsimKey,
  track,
  typeRequest,
} from "@/tests/support/sims";
import { simSkus } from "@/utils/sims/sim-skus";

// Tries every action that concerns a SIM without its proof: one test for each row of docs/sim-services.md.

let db: TestDatabase;
let site: TwoProcesses;
/** The owner's browser calls one process, the stranger's the other. */
let owner: Caller;
let stranger: Caller;

beforeAll(async () => {
  db = await createTestDatabase();
  site = await startTwoProcesses(db.url);
  owner = callerOf(0);
  stranger = callerOf(1);
}, 180_000);
afterAll(async () => {
  await site.close();
  await db.close();
});

function callerOf(which: 0 | 1): Caller {
  return {
    async call<Answer>(name: keyof typeof callPaths, body?: unknown, { headers = {} } = {}) {
      const { method, path } = callPaths[name];
      if (method !== "GET" && method !== "POST") throw new Error(`${name} is no call of these tests`);
      return site.ask<Answer>(which, { method, path, json: body, headers });
    },
  };
}

const newNumber = numberSeries(30_000_000);
const BUYER = "01812345678";

let seen = 0;
/** A number that is not part of a pair and that no other test has taken. */
async function freeNumber(): Promise<string> {
  seen += 1;
  const { items } = await searchNumbers(stranger, { per_page: 48 });
  return items.filter(({ pair }) => pair === null)[seen]?.sim ?? "";
}

const codeOf = (body: Partial<Refused>) => body.errors?.[0]?.code;
const orders = (...args: string[]) => commandOf(runOrdersCommand, args);
const requests = (...args: string[]) => commandOf(runSimRequestsCommand, args);
/** Runs an operator's command. @returns true if it did something, and its last line */
async function commandOf(run: typeof runSimRequestsCommand, args: readonly string[]): Promise<[boolean, string]> {
  const lines: string[] = [];
  const isDone = await run({ db, pepper: PEPPER, args, say: (line) => void lines.push(line) });
  return [isDone, lines.at(-1) ?? ""];
}

const submit = (app: Caller, key: string) => app.call<Partial<Refused>>("submitSimRequest", { key });
const cardSteps = (msisdn: string) => replacementSteps(msisdn, msisdn);
const visit = () => ({ district: "Dhaka", area: "Dhanmondi", visit_on: nextVisitDay() });

/** Orders the owner's replacement and pays for it. @returns the order's id */
async function paidReplacement(msisdn: string, key: string, form: "physical" | "esim" = "physical"): Promise<string> {
  const cart = await cartWith(owner, [replacementLine(msisdn, key, form)]);
  const { orderId, code } = await orderCart(owner, cart, BUYER, { sim_request_keys: [key] });
  if (orderId === "") throw new Error(`The order was refused: ${code}`);
  await payOrder(owner, db, orderId);
  return orderId;
}

const actions: Readonly<Record<string, () => Promise<void>>> = {
  async "Hold a number"() {
    const { items } = await searchNumbers(stranger, { per_page: 48, number_class: "regular" });
    const sims = items.filter(({ pair }) => pair === null).map(({ sim }) => sim);
    const four = await cartOf(stranger, simSkus.prepaid.physical, sims.slice(20, 24));
    expect(codeOf(four as Partial<Refused>)).toBe("sim-number-limit");
  },

  async "Buy a new SIM card"() {
    const cart = await cartOf(stranger, simSkus.prepaid.physical, [await freeNumber()]);
    const { orderId } = await orderCart(stranger, cart, BUYER);
    expect(await orders("advance", orderId)).toEqual([false, expect.stringContaining("waits for its payment")]);
  },

  async "Buy a new eSIM"() {
    const buyer = newNumber();
    await orderCart(stranger, await cartOf(stranger, simSkus.prepaid.esim, [await freeNumber()]), buyer);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    expect(await sentEsimKey(db, buyer)).toBeNull();
  },

  async "Open an eSIM"() {
    const buyer = newNumber();
    const cart = await cartOf(owner, simSkus.prepaid.esim, [await freeNumber()]);
    const { orderId } = await orderCart(owner, cart, buyer);
    await payOrder(owner, db, orderId);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    const guess = await stranger.call<Refused>("openEsim", { id: orderId, key: "A".repeat(32) });
    const nothing = await stranger.call<Refused>("openEsim", { id: "7K3M-9QXT-2HVB-4D8N", key: "A".repeat(32) });
    expect([guess.status, codeOf(guess.body)]).toEqual([404, "esim-not-found"]);
    expect([nothing.status, codeOf(nothing.body)]).toEqual([404, "esim-not-found"]);
    expect((await owner.call("openEsim", { id: orderId, key: await sentEsimKey(db, buyer) })).status).toBe(200);
  },

  async "Open an eSIM on its order's page"() {
    const buyer = newNumber();
    const browser = new TestBrowser(site);
    const { orderId } = await orderCart(
      browser,
      await cartOf(browser, simSkus.prepaid.esim, [await freeNumber()]),
      buyer,
    );
    await payOrder(browser, db, orderId);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    const shown = async (app: Caller) =>
      (await app.call<CallAnswer<"viewOrder">>("viewOrder", { order_id: orderId })).body.data;
    expect(await shown(stranger)).toMatchObject({ order: { contact: null }, esim: { state: "texted", profiles: [] } });
    browser.process = 1;
    expect(await shown(browser)).toMatchObject({ esim: { state: "open", profiles: [{ sim: expect.any(String) }] } });
  },

  async "Send an eSIM link again"() {
    const buyer = newNumber();
    const cart = await cartOf(owner, simSkus.prepaid.esim, [await freeNumber()]);
    const { orderId } = await orderCart(owner, cart, buyer);
    await payOrder(owner, db, orderId);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    const answers = [];
    for (let text = 0; text < 4; text += 1) answers.push(await stranger.call("sendEsimLink", { id: orderId }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(JSON.stringify(answers)).not.toContain(await sentEsimKey(db, buyer));
  },

  async "File a replacement, the SIM receives texts"() {
    const msisdn = newNumber();
    const { key, reference } = await typeRequest(stranger, "sim_replacement", cardSteps(msisdn));
    expect(codeOf((await submit(stranger, key)).body)).toBe("number-not-proved");
    // A code that was sent to the same number for another purpose.
    await passBudgets(db);
    await stranger.call("checkEsimEligibility", { msisdn });
    const otp_value = await sentCode(db, msisdn);
    const proof = await stranger.call<Refused>("proveSimRequest", { key, party: "owner", otp_value });
    expect([proof.status, codeOf(proof.body)]).toEqual([422, "code-wrong"]);
    // A code for a request about the stranger's own number is not valid for another number.
    const own = newNumber();
    await typeStep(stranger, key, "owner", cardSteps(own)["owner"] ?? {});
    await provePartyOf(stranger, db, { key, number: own });
    await typeStep(stranger, key, "owner", cardSteps(msisdn)["owner"] ?? {});
    expect(codeOf((await submit(stranger, key)).body)).toBe("number-not-proved");
    expect(await track(stranger, reference)).toBeUndefined();
  },

  async "File a replacement, the SIM is lost"() {
    const [msisdn, contact] = [newNumber(), newNumber()];
    const { key, reference } = await fileReplacement(stranger, db, { msisdn, contact });
    expect(await track(stranger, reference, { key })).toMatchObject({ identity_due: true, replacement: null });
    const refused = await cartWith(stranger, [replacementLine(msisdn, key)]);
    expect(codeOf(refused)).toBe("sim-replacement-identity-due");
    await requests("advance", reference);
    expect(await requests("advance", reference)).toEqual([false, expect.stringContaining("--id-checked")]);
    expect(codeOf(await cartWith(stranger, [replacementLine(msisdn, key)]))).toBe("sim-replacement-identity-due");
    // When the ID has been checked, the applicant can continue.
    await requests("advance", reference, "--id-checked");
    expect(codeOf(await cartWith(owner, [replacementLine(msisdn, key)]))).toBeUndefined();
  },

  async "Order a replacement"() {
    const msisdn = newNumber();
    const { key } = await fileReplacement(owner, db, { msisdn });
    const other = await fileReplacement(stranger, db, { msisdn: newNumber() });
    for (const line of [
      replacementLine(msisdn),
      replacementLine(msisdn, "A".repeat(32)),
      replacementLine(msisdn, other.key),
      replacementLine(msisdn, key, "esim"),
      replacementLine(newNumber(), key),
    ]) {
      expect(codeOf(await cartWith(stranger, [line]))).toBe("sim-replacement-unknown");
    }
    // The token of the owner's cart may leak through an address, but it is not enough to order.
    const cart = await cartWith(owner, [replacementLine(msisdn, key)]);
    expect(JSON.stringify(cart)).not.toContain(key);
    for (const keys of [undefined, [], ["A".repeat(32)], [other.key]]) {
      const refused = await orderCart(stranger, cart, BUYER, keys && { sim_request_keys: keys });
      expect(refused).toMatchObject({ status: 422, code: "sim-replacement-unknown" });
    }
    // The owner's cart with a line that the stranger sends without the key of the request.
    expect(codeOf(await cartWith(stranger, [replacementLine(msisdn)], cart.token ?? ""))).toBe(
      "sim-replacement-unknown",
    );
    expect(await orderCart(owner, cart, BUYER, { sim_request_keys: [key] })).toMatchObject({ status: 200 });
    expect(codeOf(await cartWith(owner, [replacementLine(msisdn, key)]))).toBe("sim-replacement-closed");
  },

  async "Pack a replacement"() {
    const msisdn = newNumber();
    const { key, reference } = await fileReplacement(owner, db, { msisdn });
    const orderId = await paidReplacement(msisdn, key);
    expect(await orders("advance", orderId)).toEqual([true, `Order ${orderId}: placed -> confirmed`]);
    const waits = `Order ${orderId} replaces the SIM of ${msisdn}, and request ${reference} is`;
    for (const state of ["submitted", "in_review"]) {
      expect(await orders("advance", orderId)).toEqual([false, `${waits} ${state}: see npm run sim-requests.`]);
      await requests("advance", reference);
    }
    expect(await orders("advance", orderId)).toEqual([true, `Order ${orderId}: confirmed -> packed`]);
  },

  async "Complete a replacement"() {
    const msisdn = newNumber();
    const { key, reference } = await fileReplacement(owner, db, { msisdn, form: "esim" });
    const cart = await cartWith(owner, [replacementLine(msisdn, key, "esim")]);
    const { orderId } = await orderCart(owner, cart, BUYER, { sim_request_keys: [key] });
    await requests("advance", reference);
    await requests("advance", reference);
    expect(await requests("advance", reference)).toEqual([false, expect.stringContaining("the fee is not paid")]);
    await payOrder(owner, db, orderId);
    await orders("advance", orderId);
    expect(await orders("advance", orderId)).toEqual([false, expect.stringContaining("is ready")]);
    await requests("advance", reference);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    // The link is sent to the number that was proved, not to the number typed into the order.
    expect([await sentEsimKey(db, BUYER), await sentEsimKey(db, msisdn)]).toEqual([null, expect.any(String)]);
    // The new SIM works, so its payment is not refunded.
    expect(await orders("cancel", orderId)).toEqual([false, expect.stringContaining("can no longer be cancelled")]);
  },

  async "Migrate to eSIM"() {
    const msisdn = newNumber();
    await passBudgets(db);
    await stranger.call("checkEsimEligibility", { msisdn });
    const right = (await sentCode(db, msisdn)) ?? "";
    const own = newNumber();
    await passBudgets(db);
    await stranger.call("checkEsimEligibility", { msisdn: own });
    const ofOwn = (await sentCode(db, own)) ?? "";
    const guess = ofOwn === right ? String((Number(right) + 1) % 10_000).padStart(4, "0") : ofOwn;
    const pay = (otp_value: string) =>
      stranger.call<Partial<Refused>>(
        "payEsim",
        { msisdn, otp_value, email: "a@example.com" },
        { headers: { "idempotency-key": crypto.randomUUID() } },
      );
    const refused = await pay(guess);
    expect([refused.status, codeOf(refused.body)]).toEqual([422, "code-wrong"]);
    const { rows } = await db.pool.query("select from service_requests where msisdn = $1", [msisdn]);
    expect(rows).toHaveLength(0);
    expect((await pay(right)).status).toBe(200);
  },

  async "Bring a number (MNP)"() {
    const { key, reference } = await typeRequest(stranger, "mnp", {
      number: { msisdn: newNumber().replace(/^017/, "018"), current_operator: "setu" },
      owner: { full_name: "Karim Uddin", nid_last4: "9876", type: "prepaid" },
      visit: visit(),
    });
    expect((await submit(stranger, key)).status).toBe(200);
    expect(await track(stranger, reference, { key })).toMatchObject({ identity_due: true, payment: "none" });
    await requests("advance", reference);
    expect(await requests("advance", reference)).toEqual([false, expect.stringContaining("--id-checked")]);
    expect(await requests("advance", reference, "--id-checked")).toEqual([true, `Request ${reference} is ready now.`]);
  },

  async "Transfer a number"() {
    const [present, next] = [newNumber(), newNumber()];
    const { key, reference } = await typeRequest(stranger, "ownership_transfer", {
      number: { msisdn: present, reason: "gift" },
      owner: { full_name: "Rahima Khatun", nid_last4: "1234" },
      new_owner: { full_name: "Karim Uddin", nid_last4: "9876", msisdn: next },
      visit: visit(),
    });
    // The stranger can read the texts of the new owner's number, but not those of the present owner's.
    await provePartyOf(stranger, db, { key, number: next, party: "new_owner" });
    expect(codeOf((await submit(stranger, key)).body)).toBe("number-not-proved");
    await passBudgets(db);
    await stranger.call("proveSimRequest", { key, party: "owner" });
    const otp_value = await sentCode(db, present);
    const swapped = await stranger.call<Refused>("proveSimRequest", { key, party: "new_owner", otp_value });
    expect([swapped.status, codeOf(swapped.body)]).toEqual([422, "code-wrong"]);
    expect(codeOf((await submit(stranger, key)).body)).toBe("number-not-proved");
    await provePartyOf(owner, db, { key, number: present });
    expect((await submit(owner, key)).status).toBe(200);
    await requests("advance", reference);
    expect(await requests("advance", reference)).toEqual([false, expect.stringContaining("--id-checked")]);
  },

  async "Track a request"() {
    const msisdn = newNumber();
    const { key, reference } = await fileReplacement(owner, db, { msisdn });
    const guess = await stranger.call<Refused>("trackSimRequest", { reference: "7K3M-9QXT-2HVB-4D8N" });
    expect([guess.status, codeOf(guess.body)]).toEqual([404, "request-not-found"]);
    const shown = await track(stranger, reference, { key: "A".repeat(32) });
    const text = JSON.stringify({ ...shown, reference: "" });
    for (const secret of [msisdn, "Rahima", "1234", key]) expect(text).not.toContain(secret);
  },
};

/** Saves one step of a request again. */
const typeStep = (app: Caller, key: string, step: string, answers: Record<string, string>) =>
  app.call("saveSimRequest", { service: "sim_replacement", step, key, answers });

test("every row of the table in docs/sim-services.md has a test here", () => {
  const table = readFileSync("docs/sim-services.md", "utf8").split("\n## ")[0] ?? "";
  const rows = table.split("\n").flatMap((line) => /^\| ([A-Z][^|]*?) \|/.exec(line)?.[1] ?? []);
  expect(rows).toEqual(["Action", ...Object.keys(actions)]);
});

test.each(Object.entries(actions))("%s: refused without its proof", async (_name, attempt) => {
  await attempt();
});

test("the operator's command shows the SIM number and the request of an order", async () => {
  const msisdn = newNumber();
  const { key, reference } = await fileReplacement(owner, db, { msisdn });
  const orderId = await paidReplacement(msisdn, key);
  const lines: string[] = [];
  await runOrdersCommand({ db, args: ["show", orderId], say: (line) => void lines.push(line) });
  expect(lines).toContain(`       SIM number: ${msisdn}, replacement by request ${reference} (submitted)`);
});

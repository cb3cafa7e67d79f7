import type { SimRequest, TrackedSimRequest } from "@/backend/contract/sims/sim-requests";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import { runSimRequestsCommand } from "@/backend/domain/sims/operator-commands";
import { errorMessage } from "@/backend/http/errors/error-messages";
import {
  type LoginApp,
  loginApp,
  numberSeries,
  otherCode,
  PEPPER,
  sentCode,
  WIDE_CLIENTS,
} from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import {
  cartWith,
  fileReplacement,
  nextVisitDay,
  orderCart,
  payOrder,
  provePartyOf,
  type Refused,
  replacementLine,
  replacementSteps,
  sentEsimKey,
  track,
  typeRequest,
} from "@/tests/support/sims";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

const newNumber = numberSeries(20_000_000);

type Saved = { data: SimRequest } & Partial<Refused>;
const save = (body: Record<string, unknown>) => app.call<Saved>("saveSimRequest", body);

/** A replacement with all steps filled in. */
const typedReplacement = (msisdn: string, contact: string, form: "physical" | "esim" = "physical") =>
  typeRequest(app, "sim_replacement", replacementSteps(msisdn, contact, form));

const prove = (key: string, number: string, party: "owner" | "new_owner" = "owner") =>
  provePartyOf(app, db, { key, number, party });

const submit = (key: string) => app.call<{ data: TrackedSimRequest } & Partial<Refused>>("submitSimRequest", { key });

describe("a request about a SIM", () => {
  it("is saved step by step, confirmed by a code, and sent once", async () => {
    const [msisdn, contact] = [newNumber(), newNumber()];
    const typed = await typedReplacement(msisdn, contact);
    expect(typed).toMatchObject({
      state: "draft",
      next: "confirm",
      fee: 250,
      answers: { owner: { nid_last4: "1234" } },
    });
    expect(typed.parties).toEqual([{ party: "owner", masked_msisdn: `01*******${contact.slice(-2)}`, proved: false }]);

    const resumed = await app.call<{ data: SimRequest }>("getSimRequest", { key: typed.key });
    expect(resumed.body.data).toEqual(typed);
    expect((await submit(typed.key)).body.errors?.[0]?.code).toBe("number-not-proved");

    expect((await prove(typed.key, contact)).body.data.step).toBe("proved");
    const sent = (await submit(typed.key)).body.data;
    expect(sent).toMatchObject({ reference: typed.reference, state: "submitted", payment: "due" });
    expect((await submit(typed.key)).body.data).toEqual(sent);
    const { rows } = await db.pool.query(
      "select purpose from outbox_messages where msisdn = $1 and purpose = 'sim-request-sent'",
      [contact],
    );
    expect(rows).toHaveLength(1);
  });

  it("is shown with masked data to anyone with its reference, and with the article to buy only to the applicant", async () => {
    const msisdn = newNumber();
    const { key, reference } = await typedReplacement(msisdn, msisdn);
    const draft = await app.call<Refused>("trackSimRequest", { reference });
    expect([draft.status, draft.body.errors[0]?.code]).toEqual([404, "request-not-found"]);
    await prove(key, msisdn);
    await submit(key);
    const shown = await app.call("trackSimRequest", { reference });
    // The reference is public and random, so it may contain one of these texts by chance.
    const rest = shown.text.replaceAll(reference, "");
    for (const secret of [msisdn, "Rahima", "1234", key]) expect(rest).not.toContain(secret);
    expect((await track(app, reference)).replacement).toBeNull();
    expect((await track(app, reference, { key })).replacement).toEqual({ sku: "SIM-REPLACEMENT-CARD", sim: msisdn });
  });

  it("refuses a wrong answer at its field, in the reader's language, and does not save it", async () => {
    const service = "sim_replacement";
    const { body } = await save({ service, step: "number", answers: { msisdn: "01812345678", reason: "lost" } });
    expect(body.errors).toMatchObject([{ code: "number-of-other-operator", field: "answers.msisdn" }]);
    const bengali = await app.call<Refused>(
      "saveSimRequest",
      { service, step: "number", answers: { msisdn: "017", reason: "lost" } },
      { headers: { lang: "bn" } },
    );
    expect(bengali.body.errors[0]?.message).toMatch(/[\u0980-\u09ff]/);
    const wrong = await save({ service, step: "number", answers: { msisdn: newNumber(), reason: "bored" } });
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, "answers.reason"]);
    const { rows } = await db.pool.query("select from service_requests where answers ->> 'number' like '%bored%'");
    expect(rows).toHaveLength(0);
  });

  it("refuses a step before the earlier ones, a step of another service, and a phone without eSIM", async () => {
    const owner = { full_name: "Rahima Khatun", nid_last4: "1234", contact_msisdn: newNumber() };
    const early = await save({ service: "sim_replacement", step: "owner", answers: owner });
    expect(early.body.errors?.[0]?.code).toBe("step-missing");
    const foreign = await save({ service: "mnp", step: "card", answers: { form: "esim" } });
    expect(foreign.status).toBe(400);
    expect(foreign.body.errors).toMatchObject([{ field: "step", message: errorMessage("invalid-input", "en") }]);
    const { rows } = await db.pool.query<{ name: string }>("select name from devices where not esim limit 1");
    const { key } = (
      await save({ service: "sim_replacement", step: "number", answers: { msisdn: newNumber(), reason: "upgrade" } })
    ).body.data;
    const answers = { form: "esim", device: rows[0]?.name ?? "" };
    const refused = await save({ service: "sim_replacement", step: "card", key, answers });
    expect(refused.body.errors).toMatchObject([{ code: "device-without-esim", field: "answers.device" }]);
  });

  it("needs a right code, and a new one when the number is changed", async () => {
    const [contact, other] = [newNumber(), newNumber()];
    const { key } = await typedReplacement(newNumber(), contact);
    await app.call("proveSimRequest", { key, party: "owner" });
    const right = (await sentCode(db, contact)) ?? "";
    const guess = await app.call<Refused>("proveSimRequest", { key, party: "owner", otp_value: otherCode(right) });
    expect([guess.status, guess.body.errors[0]?.code]).toEqual([422, "code-wrong"]);
    await prove(key, contact);
    const owner = { full_name: "Rahima Khatun", nid_last4: "1234", contact_msisdn: other };
    await save({ service: "sim_replacement", step: "owner", key, answers: owner });
    expect((await submit(key)).body.errors?.[0]?.code).toBe("number-not-proved");
  });

  it("is not found with an unknown key", async () => {
    const { status, body } = await app.call<Refused>("getSimRequest", { key: "A".repeat(32) });
    expect([status, body.errors[0]?.code]).toEqual([404, "request-not-found"]);
  });

  it("ports in a number without a code, with a visit on a possible day in a thana of the district", async () => {
    const service = "mnp";
    const number = { msisdn: "01912345678", current_operator: "setu" };
    const { key } = (await save({ service, step: "number", answers: number })).body.data;
    const owner = { full_name: "Karim Uddin", nid_last4: "9876", type: "prepaid" };
    await save({ service, step: "owner", key, answers: owner });
    const place = { district: "Dhaka", area: "Dhanmondi" };
    const day = nextVisitDay();
    const late = await save({ service, step: "visit", key, answers: { ...place, visit_on: "2020-01-01" } });
    expect(late.body.errors).toMatchObject([{ code: "date-not-available", field: "answers.visit_on" }]);
    const astray = await save({
      service,
      step: "visit",
      key,
      answers: { ...place, area: "Nowhere", visit_on: day },
    });
    expect(astray.body.errors).toMatchObject([{ code: "thana-mismatch", field: "answers.area" }]);
    await save({ service, step: "visit", key, answers: { ...place, visit_on: day } });
    const sent = (await submit(key)).body.data;
    expect(sent).toMatchObject({ state: "submitted", payment: "none", visit_on: day, ...place });
    // Day and thana together show where a person will be. With the reference alone, the thana is not shown.
    expect(await track(app, sent.reference)).toMatchObject({ visit_on: day, district: "Dhaka", area: null });
    expect(await track(app, sent.reference, { key })).toMatchObject({ area: "Dhanmondi" });
  });

  it("needs a code of both owners for a transfer", async () => {
    const service = "ownership_transfer";
    const [present, next] = [newNumber(), newNumber()];
    const number = { msisdn: present, reason: "gift" };
    const { key } = (await save({ service, step: "number", answers: number })).body.data;
    await save({ service, step: "owner", key, answers: { full_name: "Rahima Khatun", nid_last4: "1234" } });
    const twice = { full_name: "Karim Uddin", nid_last4: "9876", msisdn: present };
    const refused = await save({ service, step: "new_owner", key, answers: twice });
    expect(refused.body.errors).toMatchObject([{ code: "number-twice", field: "answers.msisdn" }]);
    await save({ service, step: "new_owner", key, answers: { ...twice, msisdn: next } });
    const visit = { district: "Dhaka", area: "Dhanmondi", visit_on: nextVisitDay() };
    await save({ service, step: "visit", key, answers: visit });
    await prove(key, present, "owner");
    expect((await submit(key)).body.errors?.[0]?.code).toBe("number-not-proved");
    await prove(key, next, "new_owner");
    expect((await submit(key)).body.data.state).toBe("submitted");
  });
});

describe("the operator's command", () => {
  const lines: string[] = [];
  const run = (...args: string[]) =>
    runSimRequestsCommand({ db, pepper: PEPPER, args, say: (line) => void lines.push(line) });

  it("checks the owner's ID of an eSIM replacement, and delivers the eSIM only after payment and completion", async () => {
    const [msisdn, contact, buyer] = [newNumber(), newNumber(), "01812345679"];
    const { key, reference } = await fileReplacement(app, db, { msisdn, contact, form: "esim" });
    expect(await track(app, reference, { key })).toMatchObject({ identity_due: true, replacement: null });
    await run("list");
    expect(lines.find((line) => line.startsWith(reference))).toContain("ID to be checked");
    expect(await run("advance", reference)).toBe(true);
    expect(await run("advance", reference)).toBe(false);
    expect(lines.at(-1)).toBe(
      `Request ${reference} needs its owner's ID: check it at a customer centre, then add --id-checked.`,
    );
    expect(await run("advance", reference, "--id-checked")).toBe(true);
    expect(lines.at(-1)).toBe(`Request ${reference} is ready now.`);
    expect(await track(app, reference, { key })).toMatchObject({
      identity_due: false,
      replacement: { sku: "SIM-REPLACEMENT-ESIM", sim: msisdn },
    });
    expect(await run("advance", reference)).toBe(false);
    expect(lines.at(-1)).toContain("the fee is not paid");

    const cart = await cartWith(app, [replacementLine(msisdn, key, "esim")]);
    const { orderId } = await orderCart(app, cart, buyer, { sim_request_keys: [key] });
    expect(await track(app, reference)).toMatchObject({ payment: "pending" });
    // An unpaid order does not complete the request.
    expect(await run("advance", reference)).toBe(false);
    await payOrder(app, db, orderId);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    expect([await sentEsimKey(db, buyer), await sentEsimKey(db, contact)]).toEqual([null, null]);
    expect(await track(app, reference)).toMatchObject({ payment: "paid", esim: false });

    expect(await run("advance", reference)).toBe(true);
    expect(lines.at(-1)).toMatch(`order ${orderId} can be delivered: npm run orders -- advance ${orderId}`);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    expect(await sentEsimKey(db, buyer)).toBeNull();
    expect(await sentEsimKey(db, contact)).toMatch(/^[\w-]{32}$/);
    await run("show", reference);
    expect(lines.findLast((line) => line.includes(orderId))).toMatch(/order .*, paid$/);
    expect(lines.some((line) => line.includes("ID checked"))).toBe(true);
  });

  it("lists sent requests, declines one, and refuses to advance a declined or unknown one", async () => {
    const contact = newNumber();
    const { key, reference } = await typedReplacement(newNumber(), contact);
    await prove(key, contact);
    await submit(key);
    await run("list");
    expect(lines.at(-1)).toContain(reference);
    expect(await run("decline", reference)).toBe(false);
    expect(lines.at(-1)).toBe("Say why in 300 characters at most: the applicant reads it.");
    expect(await run("decline", reference, "The NID", "is of another person.")).toBe(true);
    const declined_because = "The NID is of another person.";
    expect(await track(app, reference)).toMatchObject({ state: "declined", declined_because });
    expect(await run("decline", reference, "Twice")).toBe(false);
    expect(await track(app, reference)).toMatchObject({ declined_because });
    expect(await run("advance", reference)).toBe(false);
    expect(await run("advance", "7K3M-9QXT-2HVB-4D8N")).toBe(false);
    expect(lines.at(-1)).toBe("There is no request 7K3M-9QXT-2HVB-4D8N.");
    expect(await run("dance")).toBe(false);
  });
});

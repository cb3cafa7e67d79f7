import { seedContent } from "@/backend/content-import/load-content";
import type { Refusal } from "@/backend/contract/errors";
import { runFloodCommand } from "@/backend/domain/flood/operator-commands";
import {
  type LoginApp,
  logInAs,
  loginApp,
  otherCode,
  passBudgets,
  sentCode,
  WIDE_CLIENTS,
} from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

interface Answer {
  data: {
    step: string;
    message: string;
    reference: string | null;
    state: string | null;
    until: string | null;
    hotlines: { number: string }[];
  };
}

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedContent(db, "demo", process.cwd());
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

const codesOf = (body: unknown) => (body as Refusal).errors.map(({ code, field }) => [code, field]);
const record = (msisdn: string, place: object = {}) =>
  app.call<Answer>("recordFloodEmergency", { action: "record", msisdn, ...place });
const trace = (asked: object, headers: Record<string, string> = {}) =>
  app.call<Answer>("recordFloodEmergency", { action: "trace", ...asked }, { headers });
const operator = async (...args: string[]) => {
  const said: string[] = [];
  const now = () => new Date();
  const isDone = await runFloodCommand({ db, args, say: (line) => void said.push(line), now });
  return { isDone, said: said.join("\n") };
};

it("[API-SITE-29] a number gets a reference and the hotlines, and its request is shown as recorded, then active", async () => {
  const { body } = await record("01730000001", { district: "Sylhet" });
  expect(body.data).toMatchObject({ step: "recorded", state: null });
  expect(body.data.hotlines.map(({ number }) => number)).toContain("999");
  const reference = body.data.reference ?? "";
  expect((await trace({ reference: reference.toLowerCase() })).body.data).toMatchObject({
    step: "status",
    state: "recorded",
    until: null,
  });
  expect((await operator("list", "Sylhet")).said).toContain("01730000001");
  expect((await operator("activate", "01730000001", "7")).isDone).toBe(true);
  const active = await trace({ reference });
  expect(active.body.data).toMatchObject({ state: "active", until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(active.text).not.toMatch(/0173|Sylhet/);
  const { rows } = await db.pool.query("select purpose from outbox_messages where msisdn = '01730000001'");
  expect(rows).toEqual([{ purpose: "flood-active" }]);
  expect((await operator("activate", "01730000001")).isDone).toBe(false);
});

it("answers a second request of a number like the first one, and keeps one request", async () => {
  const [first, second] = [await record("01730000002"), await record("01730000002", { district: "ফেনী" })];
  const blind = (text: string, reference: string | null) => text.replace(reference ?? "", "");
  expect(blind(second.text, second.body.data.reference)).toBe(blind(first.text, first.body.data.reference));
  expect(second.body.data.reference).not.toBe(first.body.data.reference);
  const { rows } = await db.pool.query("select district from flood_requests where msisdn = '01730000002'");
  expect(rows).toEqual([{ district: "Feni" }]);
});

it("shows a number's request only to its session or after its code", async () => {
  await record("01730000003");
  await passBudgets(db);
  const asked = await trace({ msisdn: "01730000003" });
  expect(asked.body.data).toMatchObject({ step: "code", state: null, until: null });
  const code = (await sentCode(db, "01730000003")) ?? "";
  const wrong = await trace({ msisdn: "01730000003", otp_value: otherCode(code) });
  expect(codesOf(wrong.body)).toEqual([["code-wrong", "otp_value"]]);
  expect((await trace({ msisdn: "01730000003", otp_value: code })).body.data).toMatchObject({
    step: "status",
    state: "recorded",
  });
  const { token } = await logInAs(app, db, "01730000004");
  const own = await trace({ msisdn: "01730000004" }, { weblogintoken: token });
  expect(own.body.data).toMatchObject({ step: "status", state: null });
  await passBudgets(db);
  const other = await trace({ msisdn: "01730000003" }, { weblogintoken: token });
  expect(other.body.data.step).toBe("code");
});

it("sends the code by phone call only after two texts", async () => {
  const msisdn = "01730000009";
  const ask = async (channel?: string) => {
    const { status, body } = await trace({ msisdn, ...(channel && { channel }) });
    return status === 200 ? "sent" : codesOf(body)[0]?.[0];
  };
  const answers: unknown[] = [];
  for (const channel of ["voice", undefined, "voice", undefined, "voice"]) {
    await passBudgets(db);
    answers.push(await ask(channel));
  }
  expect(answers).toEqual(["call-too-early", "sent", "call-too-early", "sent", "sent"]);
  const { rows } = await db.pool.query("select kind from outbox_messages where msisdn = $1 order by id", [msisdn]);
  expect(rows.map(({ kind }) => kind)).toEqual(["sms", "sms", "voice"]);
});

it("ends a benefit after its last day, and accepts a new request then", async () => {
  const { body } = await record("01730000005");
  await operator("activate", "01730000005", "1");
  await db.pool.query("update flood_requests set active_until = '2020-01-01' where msisdn = '01730000005'");
  expect((await trace({ reference: body.data.reference })).body.data.state).toBe("ended");
  const again = await record("01730000005");
  expect((await trace({ reference: again.body.data.reference })).body.data.state).toBe("recorded");
});

it("[API-SITE-29] stores a thana by its English name, also when it is named in Bengali", async () => {
  const body = { action: "record", msisdn: "01730000007", district: "সিলেট", area: "বালাগঞ্জ" };
  expect((await app.call("recordFloodEmergency", body)).status).toBe(200);
  const { rows } = await db.pool.query("select district, thana from flood_requests where msisdn = $1", [body.msisdn]);
  expect(rows).toEqual([{ district: "Sylhet", thana: "Balaganj" }]);
});

it.each([
  [{ action: "record" }, "msisdn-invalid", "msisdn"],
  [{ action: "record", msisdn: "01812345678" }, "number-of-other-operator", "msisdn"],
  [{ action: "record", msisdn: "01730000006", district: "<b>Sylhet</b>" }, "district-not-found", "district"],
  [{ action: "record", msisdn: "01730000006", area: "Kotwali" }, "thana-not-found", "area"],
  [{ action: "record", msisdn: "01730000006", district: "Sylhet", area: "আমতলী" }, "thana-not-found", "area"],
  [{ action: "record", msisdn: "x".repeat(100) }, "invalid-input", "msisdn"],
  [{ action: "trace", reference: "7K3M-9QXT-2HVB-4D8N" }, "request-not-found", "reference"],
  [{ action: "trace" }, "msisdn-invalid", "msisdn"],
])("refuses %j with %s", async (body, code, field) => {
  const { body: refusal } = await app.call("recordFloodEmergency", body);
  expect(codesOf(refusal)).toEqual([[code, field]]);
});

it("records at most twenty numbers of one network in an hour", async () => {
  const send = (index: number) =>
    app.call(
      "recordFloodEmergency",
      { action: "record", msisdn: `017311111${String(index).padStart(2, "0")}` },
      { address: "198.51.100.9" },
    );
  for (let index = 0; index < 20; index += 1) expect((await send(index)).status).toBe(200);
  expect(codesOf((await send(20)).body)).toEqual([["too-many-requests", undefined]]);
});

import { randomUUID } from "node:crypto";
import type { Survey } from "@/backend/contract/content/surveys";
import type { Refusal } from "@/backend/contract/errors";
import { importData } from "@/backend/domain/data-import/import-data";
import { runFeedbackCommand } from "@/backend/domain/feedback/operator-commands";
import { runSurveysCommand } from "@/backend/domain/surveys/operator-commands";
import { type LoginApp, logInAs, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

const survey_id = "satisfaction";
const answers = [
  { question_id: "network", value: 4 },
  { question_id: "use", value: ["calls", "study"] },
  { question_id: "support", value: "app" },
  { question_id: "price", value: 3 },
];
const codesOf = (body: unknown) => (body as Refusal).errors.map(({ code, field }) => [code, field]);
const countOf = async (table: string) => (await db.pool.query(`select 1 from ${table}`)).rowCount;
type Offer = { data: { eligible: boolean; state: string; message: string; survey: Survey | null } };

describe("a survey", () => {
  it("[API-SITE-34] is offered with its questions until it was answered, in both languages", async () => {
    const browser = randomUUID();
    const offered = await app.call<Offer>("checkSurveyEligibility", { browser });
    expect(offered.body.data).toMatchObject({ eligible: true, state: "open", survey: { survey_id } });
    expect(offered.body.data.survey?.questions).toHaveLength(5);
    const bengali = await app.call<Offer>("checkSurveyEligibility", {}, { headers: { lang: "bn" } });
    expect(bengali.body.data.survey?.title).toBe("আমাদের সেবায় আপনি কতটা সন্তুষ্ট?");
    await app.call("submitSurvey", { survey_id, browser, answers });
    const after = await app.call<Offer>("checkSurveyEligibility", { browser });
    expect(after.body.data).toMatchObject({ eligible: false, state: "done", survey: null });
    const unknown = await app.call("checkSurveyEligibility", { survey_id: "none" });
    expect(codesOf(unknown.body)).toEqual([["survey-not-found", "survey_id"]]);
  });

  it("[API-SITE-34] is not offered to a text that is no mobile number", async () => {
    const refused = await app.call("checkSurveyEligibility", { msisdn: "0172000" });
    expect([refused.status, codesOf(refused.body)]).toEqual([422, [["msisdn-invalid", "msisdn"]]]);
  });

  it("is offered with the same response for any typed number, whether it has answered or not", async () => {
    const { token } = await logInAs(app, db, "01720000001");
    const headers = { weblogintoken: token };
    await app.call("submitSurvey", { survey_id, msisdn: "01720000001", answers }, { headers });
    const texts = ["01720000001", "01720000009"].map(
      async (msisdn) => (await app.call("checkSurveyEligibility", { msisdn })).text,
    );
    const [known, unknown] = await Promise.all(texts);
    expect(known).toBe(unknown);
  });

  it("[API-SITE-24] stores answers once for each person, without the person's number", async () => {
    const { token } = await logInAs(app, db, "01720000002");
    const headers = { weblogintoken: token };
    const before = await countOf("survey_answers");
    const sent = await app.call<{ data: { message: string } }>("submitSurvey", { survey_id, answers }, { headers });
    expect(sent.body.data.message).toBe("Thank you. We have saved your answers.");
    const again = await app.call("submitSurvey", { survey_id, browser: randomUUID(), answers }, { headers });
    expect([again.status, codesOf(again.body)]).toEqual([409, [["survey-taken", undefined]]]);
    expect(await countOf("survey_answers")).toBe((before ?? 0) + 1);
    const { rows } = await db.pool.query("select person from survey_takers where person like '%01720000002%'");
    expect(rows).toEqual([]);
  });

  it("refuses invalid answers, another person's number, and a request without session and browser", async () => {
    const before = await countOf("survey_answers");
    const browser = randomUUID();
    const send = async (body: object) =>
      codesOf((await app.call("submitSurvey", { survey_id, browser, answers, ...body })).body);
    const answered = (question_id: string, value: unknown) =>
      send({ answers: [...answers.filter((answer) => answer.question_id !== question_id), { question_id, value }] });
    expect(await answered("support", "<b>app</b>")).toEqual([["invalid-input", "support"]]);
    expect(await answered("network", 9)).toEqual([["invalid-input", "network"]]);
    expect(await answered("other", "x")).toEqual([["invalid-input", "other"]]);
    expect((await answered("wish", "x".repeat(10_000)))[0]?.[0]).toBe("invalid-input");
    expect(await send({ answers: answers.slice(1) })).toEqual([["invalid-input", "network"]]);
    expect(await send({ survey_id: "none" })).toEqual([["survey-not-found", "survey_id"]]);
    expect(await send({ msisdn: "01720000003" })).toEqual([["no-session", "msisdn"]]);
    expect(await send({ browser: undefined })).toEqual([["no-session", undefined]]);
    expect(await countOf("survey_answers")).toBe(before);
  });

  it("accepts twenty answers of one network without a log-in", async () => {
    const caller = { address: "198.51.100.77" };
    const send = () => app.call("submitSurvey", { survey_id, browser: randomUUID(), answers }, caller);
    for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(200);
    expect(codesOf((await send()).body)).toEqual([["too-many-requests", undefined]]);
  });

  it("is imported from a file, exported as CSV, and refused after its last day", async () => {
    const survey = {
      id: "ended",
      titles: { en: "Over", bn: "শেষ" },
      introductions: { en: "Over", bn: "শেষ" },
      questions: [{ id: "why", kind: "text", titles: { en: "Why?", bn: "কেন?" }, required: true, options: [] }],
      starts_on: "2026-01-01",
      ends_on: "2026-01-02",
    };
    const file = (row: object) => ({ kind: "surveys", name: "a.jsonl", text: JSON.stringify(row), dryRun: false });
    const faulty = file({ ...survey, questions: [{ ...survey.questions[0], kind: "choice" }] });
    expect((await importData({ db }, faulty)).problems).toMatchObject([{ line: 1, field: "questions" }]);
    expect((await importData({ db }, file(survey))).problems).toEqual([]);
    const late = await app.call("submitSurvey", {
      survey_id: "ended",
      browser: randomUUID(),
      answers: [{ question_id: "why", value: "x" }],
    });
    expect(codesOf(late.body)).toEqual([["survey-closed", "survey_id"]]);
    const wish = { question_id: "wish", value: '=1+1, "so"' };
    await app.call("submitSurvey", { survey_id, browser: randomUUID(), answers: [...answers, wish] });
    const said: string[] = [];
    expect(await runSurveysCommand({ db, args: ["export", survey_id], say: (line) => void said.push(line) })).toBe(
      true,
    );
    expect(said[0]).toMatch(/^\uFEFFreference,day,language,network,use,support,price,wish\r\n/);
    expect(said[0]).toContain(`4,calls;study,app,3,"'=1+1, ""so"""`);
  });
});

describe("feedback", () => {
  it("[API-SITE-35] is stored with a receipt, and its number counts as proved only with a session", async () => {
    const sent = await app.call<{ data: { reference: string; message: string } }>("submitCustomerFeedback", {
      service: "delivery",
      rating: 5,
      comment: "<img src=x onerror=alert(1)>",
      reference: "7K3M-9QXT-2HVB-4D8N",
      msisdn: "০১৭২০০০০০০৪",
    });
    const { reference, message } = sent.body.data;
    expect(message).toBe("Thank you. We have received your feedback.");
    const { rows } = await db.pool.query(
      "select msisdn, is_proved, rating from customer_feedback where reference = $1",
      [reference],
    );
    expect(rows).toEqual([{ msisdn: "01720000004", is_proved: false, rating: 5 }]);
    const { token } = await logInAs(app, db, "01720000005");
    await app.call("submitCustomerFeedback", { service: "app", rating: 1 }, { headers: { weblogintoken: token } });
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    expect(await runFeedbackCommand({ db, args: ["list", "app"], say })).toBe(true);
    expect(said).toHaveLength(1);
    expect(await runFeedbackCommand({ db, args: ["show", reference.toLowerCase()], say })).toBe(true);
    expect(said.join("\n")).toContain("01720000004 (as typed)");
  });

  it("is stored once for each idempotency key, also when five are sent at once", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const body = { service: "app", rating: 2, comment: "Sent often" };
    const send = () => app.call<{ data: { reference: string } }>("submitCustomerFeedback", body, { headers });
    const before = (await countOf("customer_feedback")) ?? 0;
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    const { reference } = (await send()).body.data;
    for (const { status, body } of answers) {
      if (status === 200) expect(body.data.reference).toBe(reference);
      else expect(codesOf(body)).toEqual([["request-in-progress", undefined]]);
    }
    expect(await countOf("customer_feedback")).toBe(before + 1);
    const other = await app.call("submitCustomerFeedback", { ...body, rating: 3 }, { headers });
    expect(codesOf(other.body)).toEqual([["idempotency-key-reused", undefined]]);
  });

  it.each([
    ["an unknown service", { service: "<b>", rating: 3 }, "service"],
    ["a rating of 6", { service: "app", rating: 6 }, "rating"],
    ["10,000 characters", { service: "app", rating: 3, comment: "x".repeat(10_000) }, "comment"],
    ["a wrong number", { service: "app", rating: 3, msisdn: "123" }, "msisdn"],
  ])("is refused with an error at the field for %s", async (_, body, field) => {
    const before = await countOf("customer_feedback");
    const { body: refusal } = await app.call("submitCustomerFeedback", body);
    expect(codesOf(refusal).map(([, name]) => name)).toEqual([field]);
    expect(await countOf("customer_feedback")).toBe(before);
  });
});

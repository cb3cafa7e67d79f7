import { logInAs, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import type { NaiveAnswer } from "@/tests/support/naive/naive-calls";
import { countNaiveOnce, prepareNaiveOnce } from "@/tests/support/naive/naive-once";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";

interface Answer {
  data?: { step?: string; reference?: string };
  errors?: { code: string }[];
}

const AT_ONCE = 100;
const MSISDN = "01760000001";

let db: TestDatabase;
let sites: TwoProcesses;
let token: string;

beforeAll(async () => {
  db = await createTestDatabase();
  ({ token } = await logInAs(loginApp(db, WIDE_CLIENTS), db, MSISDN));
  sites = await startTwoProcesses(db.url);
}, 180_000);
afterAll(async () => {
  await sites.close();
  await db.close();
});

const countOf = async (table: string, where = "true") =>
  (await db.pool.query(`select 1 from ${table} where ${where}`)).rowCount;
const tally = (answers: { status: number; body: Answer }[]) => ({
  done: answers.filter(({ status }) => status === 200).length,
  refused: new Set(answers.flatMap(({ body }) => body.errors?.map(({ code }) => code) ?? [])),
});

/** Calls a control at both sites at once. @returns for each of them, true if it wrote */
async function doNaively(deed: "entry" | "survey" | "flood", json: object): Promise<boolean[]> {
  await prepareNaiveOnce(db, deed);
  const answers = await sites.all<NaiveAnswer>([0, 1].map(() => ({ path: `/naive/${deed}`, json })));
  return answers.map(({ body }) => body.done);
}

test("100 entries of one number at two sites are stored once", async () => {
  const { rows } = await db.pool.query<{ code: string; district: string }>(
    `select s.code, s.district from recharge_campaigns c join stores s on s.code = any(c.store_codes)
     where c.id = 'weekly-phone-draw' limit 1`,
  );
  const request = {
    path: "/api/v1/submit-recharge-camp-info",
    headers: { weblogintoken: token },
    json: {
      campaign_id: "weekly-phone-draw",
      msisdn: MSISDN,
      full_name: "Nusrat Jahan",
      district: rows[0]?.district,
      store_id: rows[0]?.code,
      amount: 100,
    },
  };
  const answers = await sites.all<Answer>(Array.from({ length: AT_ONCE }, () => request));
  expect(tally(answers)).toEqual({ done: 1, refused: new Set(["campaign-entered"]) });
  expect(await countOf("recharge_campaign_entries")).toBe(1);
});

test("entries that are selected first and inserted then are stored twice (control)", async () => {
  expect(await doNaively("entry", { msisdn: MSISDN })).toEqual([true, true]);
  expect(await countNaiveOnce(db, "entry")).toBe(2);
});

test("100 answers of one person to a survey at two sites are stored once", async () => {
  const request = {
    path: "/api/v1/survey/api/ajax-submission",
    headers: { weblogintoken: token },
    json: {
      survey_id: "satisfaction",
      answers: [
        { question_id: "network", value: 4 },
        { question_id: "use", value: ["calls"] },
        { question_id: "support", value: "app" },
        { question_id: "price", value: 3 },
      ],
    },
  };
  const answers = await sites.all<Answer>(Array.from({ length: AT_ONCE }, () => request));
  expect(tally(answers)).toEqual({ done: 1, refused: new Set(["survey-taken"]) });
  expect([await countOf("survey_takers"), await countOf("survey_answers")]).toEqual([1, 1]);
});

test("answers that are selected first and inserted then are stored twice (control)", async () => {
  expect(await doNaively("survey", { person: MSISDN })).toEqual([true, true]);
  expect(await countNaiveOnce(db, "survey")).toBe(2);
});

test("100 flood requests of one number are stored as one request, each with its own reference", async () => {
  const request = { path: "/api/v1/flood_emergency_record_trace", json: { action: "record", msisdn: MSISDN } };
  const answers = await sites.all<Answer>(Array.from({ length: AT_ONCE }, () => request));
  const references = new Set(answers.flatMap(({ body }) => body.data?.reference ?? []));
  expect(references.size).toBe(AT_ONCE);
  expect([await countOf("flood_requests"), await countOf("flood_references")]).toEqual([1, AT_ONCE]);
});

test("flood requests that are selected first and inserted then are stored twice (control)", async () => {
  expect(await doNaively("flood", { msisdn: MSISDN })).toEqual([true, true]);
  expect(await countNaiveOnce(db, "flood")).toBe(2);
});

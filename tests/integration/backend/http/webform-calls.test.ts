import { type Backend, createBackend } from "@/backend/app";
import type { Refusal } from "@/backend/contract/errors";
import { type CallName, callPaths } from "@/backend/contract/paths";
import { readBackendEnv } from "@/backend/env";
import { memoryLog, ORIGIN } from "@/tests/support/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/database";
import { createTableWatch, type TableWatch } from "@/tests/support/table-watch";

const BENGALI = /[ঀ-৿]/;
const REFERENCE = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/;

const form = {
  webform_id: "business_contact_us",
  full_name: "Nusrat Jahan",
  company: "Shital Path",
  msisdn: "+880 1712-345678",
  message: "Trackers for twelve vans.",
};

let db: TestDatabase;
let backend: Backend;
let tables: TableWatch;

beforeAll(async () => {
  db = await createTestDatabase();
  backend = createBackend({
    db,
    env: readBackendEnv({ PUBLIC_ORIGIN: ORIGIN }),
    log: memoryLog(),
    say: () => undefined,
    checkAnswers: true,
  });
  tables = await createTableWatch(db);
});
afterAll(() => db.close());

interface Receipt {
  status: true;
  data: { reference: string; message: string };
}

async function submit<Answer = Receipt>(name: CallName, body: object, lang: "en" | "bn") {
  const { method, path } = callPaths[name];
  const headers = { lang, "content-type": "application/json" };
  const response = await backend.fetch(
    new Request(`${ORIGIN}${path}`, { method, headers, body: JSON.stringify(body) }),
  );
  return { status: response.status, body: (await response.json()) as Answer };
}

async function kept(reference: string) {
  const { rows } = await db.pool.query("select form, lang, fields from web_forms where reference = $1", [reference]);
  return rows;
}

const { webform_id, ...fields } = form;
const keptFields = { ...fields, msisdn: "01712345678" };

it("[API-SITE-09] webform_rest/submit keeps the form once and answers a message with its reference", async () => {
  const { status, body } = await submit("submitWebform", form, "en");
  expect([status, body]).toEqual([
    200,
    {
      status: true,
      data: { reference: expect.stringMatching(REFERENCE), message: expect.stringMatching(/^Thank you\. /) },
    },
  ]);
  expect(await kept(body.data.reference)).toEqual([{ form: webform_id, lang: "en", fields: keptFields }]);
});

it("[API-SITE-10] bn/webform_rest/submit keeps the form once as Bengali and answers in Bengali", async () => {
  // Whatever the header says: the address chooses the language.
  const { status, body } = await submit("submitWebformBengali", { ...form, msisdn: "০১৭১২৩৪৫৬৭৮" }, "en");
  expect(status).toBe(200);
  expect(body.data.message).toMatch(BENGALI);
  expect(await kept(body.data.reference)).toEqual([{ form: webform_id, lang: "bn", fields: keptFields }]);
});

it("keeps both numbers of a change of owner in one spelling, and leaves out what was left out", async () => {
  const sent = {
    webform_id: "ownership_transfer",
    full_name: "Nusrat Jahan",
    msisdn: "8801712345678",
    new_owner_name: "Rahim Uddin",
    new_owner_msisdn: "01812 345 678",
    store_id: "store-1",
    visit_on: "2026-12-01",
  };
  const { body } = await submit("submitWebform", sent, "en");
  const { webform_id: known, ...own } = sent;
  expect(await kept(body.data.reference)).toEqual([
    { form: known, lang: "en", fields: { ...own, msisdn: "01712345678", new_owner_msisdn: "01812345678" } },
  ]);
});

describe.each([
  ["submitWebform", "en"],
  ["submitWebformBengali", "bn"],
] as const)("%s", (name, lang) => {
  it.each([
    ["a number that is none", { ...form, msisdn: "01112345678" }, 422, "msisdn-invalid", "msisdn"],
    ["a field left empty", { ...form, company: "  " }, 400, "invalid-input", "company"],
    ["a text that is too long", { ...form, message: "m".repeat(2001) }, 400, "invalid-input", "message"],
    ["a field of another form", { ...form, topic: "Bill" }, 400, "invalid-input", "topic"],
    ["a form that nobody knows", { ...form, webform_id: "tea" }, 400, "invalid-input", "webform_id"],
  ])("refuses %s in the reader's language, and stores nothing", async (_what, body, status, code, field) => {
    await tables.changes();
    const answer = await submit<Refusal>(name, body, lang);
    expect([answer.status, answer.body.errors[0]]).toEqual([status, expect.objectContaining({ code, field })]);
    expect(BENGALI.test(answer.body.errors[0]?.message ?? "")).toBe(lang === "bn");
    expect(await tables.changes()).toEqual([]);
  });
});

import type { Backend } from "@/backend/app";
import type { WebformStatus } from "@/backend/contract/content/forms";
import type { Refusal } from "@/backend/contract/errors";
import { type CallName, callPaths } from "@/backend/contract/paths";
import { runComplaintsCommand } from "@/backend/domain/forms/operator-commands";
import { messageText } from "@/backend/domain/messages/message-texts";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createTableWatch, type TableWatch } from "@/tests/support/servers/table-watch";

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
  backend = checkedBackend(db);
  tables = await createTableWatch(db);
});
afterAll(() => db.close());

interface Receipt {
  status: true;
  data: { reference: string; message: string };
}

async function submit<Answer = Receipt>(name: CallName, body: object, lang: "en" | "bn", own: object = {}) {
  const { method, path } = callPaths[name];
  const headers = { lang, "content-type": "application/json", ...own };
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

it("[API-SITE-09] webform_rest/submit stores the form once and answers a message with its reference", async () => {
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

it("[API-SITE-10] bn/webform_rest/submit stores the form once as Bengali and answers in Bengali", async () => {
  // The address decides the language, whatever the header says.
  const { status, body } = await submit("submitWebformBengali", { ...form, msisdn: "০১৭১২৩৪৫৬৭৮" }, "en");
  expect(status).toBe(200);
  expect(body.data.message).toMatch(BENGALI);
  expect(await kept(body.data.reference)).toEqual([{ form: webform_id, lang: "bn", fields: keptFields }]);
});

it("stores a form once for each idempotency key", async () => {
  const key = { "idempotency-key": "0b9f7a52-6c1e-4a39-9d7c-1f2e3d4c5b6b" };
  const [first, second] = [
    await submit("submitWebform", form, "en", key),
    await submit("submitWebform", form, "en", key),
  ];
  expect(second.body.data.reference).toBe(first.body.data.reference);
  const other = await submit<Refusal>("submitWebform", { ...form, message: "Another one" }, "en", key);
  expect(other.body.errors[0]?.code).toBe("idempotency-key-reused");
});

it("stores both numbers of a change of owner in the same format, and no field that was not sent", async () => {
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
    ["an invalid number", { ...form, msisdn: "01112345678" }, 422, "msisdn-invalid", "msisdn"],
    ["a field left empty", { ...form, company: "  " }, 400, "invalid-input", "company"],
    ["a text that is too long", { ...form, message: "m".repeat(2001) }, 400, "invalid-input", "message"],
    ["a field in a wrong format", { ...form, topic: "Bill" }, 400, "invalid-input", "topic"],
    ["an unknown form", { ...form, webform_id: "tea" }, 400, "invalid-input", "webform_id"],
  ])("refuses %s in the reader's language, and stores nothing", async (_what, body, status, code, field) => {
    await tables.changes();
    const answer = await submit<Refusal>(name, body, lang);
    expect([answer.status, answer.body.errors[0]]).toEqual([status, expect.objectContaining({ code, field })]);
    expect(BENGALI.test(answer.body.errors[0]?.message ?? "")).toBe(lang === "bn");
    expect(await tables.changes()).toEqual([]);
  });
});

it.each(["\n", "\r", "\u0085", "\u2028", "\u2029", "\u001b[2J"])(
  "refuses %j in a field of one line, with an error at the field",
  async (mark) => {
    const { status, body } = await submit<Refusal>("submitWebform", { ...form, full_name: `Nusrat${mark}Jahan` }, "en");
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          code: "invalid-input",
          field: "full_name",
          message: "full_name must be on one line, without control characters.",
        },
      ],
    ]);
  },
);

it("prints a message of several lines to the operator with each line marked", async () => {
  const forged = "  answered         20 Nov 2026";
  const sent = await submit("submitWebform", { ...form, message: `Trackers.\n${forged}` }, "en");
  const said: string[] = [];
  const { reference } = sent.body.data;
  await runComplaintsCommand({ db, args: ["show", reference], say: (row) => void said.push(row) });
  const rows = said.join("\n").split("\n");
  expect(rows.filter((row) => row === forged)).toEqual([]);
  expect(rows).toContain(`${" ".repeat(18)}| ${forged}`);
});

describe("the status of a form", () => {
  const lines: string[] = [];
  const run = (...args: string[]) => runComplaintsCommand({ db, args, say: (line) => void lines.push(line) });
  const track = <Answer = { data: WebformStatus }>(reference: string, msisdn: string, lang: "en" | "bn" = "en") =>
    submit<Answer>("trackWebform", { reference, msisdn }, lang);

  const complaint = { webform_id: "complaint", full_name: "Nusrat Jahan", msisdn: "01712345678", topic: "network" };

  it("is returned for its reference and number in any spelling, from received to the answer, which is texted once", async () => {
    const sent = await submit("submitWebformBengali", { ...complaint, message: "কল কেটে যায়।" }, "bn");
    const { reference } = sent.body.data;
    const first = await track(reference.toLowerCase().replaceAll("-", " "), "০১৭১২-৩৪৫৬৭৮");
    expect([first.status, first.body.data]).toEqual([
      200,
      expect.objectContaining({ reference, form: "complaint", state: "received", taken_at: null, answer: null }),
    ]);

    await run("list", "complaint");
    expect(lines.at(-1)).toContain(reference);
    expect(await run("advance", reference)).toBe(true);
    expect((await track(reference, "01712345678")).body.data.state).toBe("in_work");
    expect([await run("advance", reference), lines.at(-1)]).toEqual([
      false,
      `Form ${reference} is in work already: answer it.`,
    ]);

    expect(await run("answer", reference, "The site at", "Road 5 is repaired.")).toBe(true);
    expect((await track(reference, "01712345678")).body.data).toMatchObject({
      state: "answered",
      answer: "The site at Road 5 is repaired.",
    });
    const { rows } = await db.pool.query(
      "select lang, params from outbox_messages where purpose = 'web-form-answered'",
    );
    expect(rows).toHaveLength(1);
    const text = messageText("web-form-answered", rows[0].lang, rows[0].params, ORIGIN);
    expect(text).toContain(`${ORIGIN}/bn/contact-us/status?reference=${reference}`);
    expect(text).not.toContain("Road 5");
    await run("list");
    expect(lines.at(-1)).not.toContain(reference);
    expect(await run("show", reference)).toBe(true);
  });

  it("is refused with the same 404 for a wrong number, an unknown reference and an invalid one", async () => {
    const { reference } = (await submit("submitWebform", { ...complaint, message: "No signal." }, "en")).body.data;
    const asked = [
      [reference, "01712345679"],
      ["7K3M-9QXT-2HVB-4D8N", "01712345678"],
      ["complaint", "nobody"],
    ] as const;
    const answers = await Promise.all(asked.map(([typed, msisdn]) => track<Refusal>(typed, msisdn, "bn")));
    const results = answers.map(({ status, body }) => [status, body.errors]);
    expect(results[0]?.[0]).toBe(404);
    expect(answers[0]?.body.errors).toEqual([{ code: "request-not-found", message: expect.stringMatching(BENGALI) }]);
    expect(results).toEqual([results[0], results[0], results[0]]);
  });

  it("is not changed by a wrong command of the operator, which prints the reason", async () => {
    expect([await run("advance", "7K3M-9QXT-2HVB-4D8N"), lines.at(-1)]).toEqual([
      false,
      "There is no form 7K3M-9QXT-2HVB-4D8N.",
    ]);
    const { reference } = (await submit("submitWebform", { ...complaint, message: "No signal." }, "en")).body.data;
    expect([await run("answer", reference, "  "), lines.at(-1)]).toEqual([
      false,
      "The answer is empty: write it behind the reference.",
    ]);
    expect(await run("dance")).toBe(false);
  });
});

import { seedContent } from "@/backend/content-import/load-content";
import { getServerSideProps as feedback } from "@/pages/customer-feedback";
import { getServerSideProps as campaign } from "@/pages/recharge-campaign/[id]";
import { getServerSideProps as survey } from "@/pages/survey";
import { type LoginApp, loginApp, passBudgets, sentCode, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type FormSite, serveFormPages } from "@/tests/support/servers/form-site";

let db: TestDatabase;
let app: LoginApp;
let site: FormSite;
let store: string;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedContent(db, "demo", process.cwd());
  app = loginApp(db, WIDE_CLIENTS);
  globalThis.dispatch = app.backend.fetch;
  site = await serveFormPages({ "/customer-feedback": feedback, "/survey": survey, "/recharge-campaign/": campaign });
  const { rows } = await db.pool.query(
    "select store_codes[1] as code from recharge_campaigns where id = 'weekly-phone-draw'",
  );
  store = String(rows[0]?.code);
});
afterAll(async () => {
  globalThis.dispatch = undefined;
  await site.close();
  await db.close();
});

const CAMPAIGN = "/recharge-campaign/weekly-phone-draw";
const ENTRY = { full_name: "Nusrat Jahan", amount: "150" };
const send: FormSite["send"] = (path, fields, headers) => site.send(path, fields, headers);
const countOf = async (table: string) => (await db.pool.query(`select 1 from ${table}`)).rowCount;
const MARKUP = '"><script>alert(1)</script>';

describe("feedback without script", () => {
  it("[API-SITE-35] is stored and answered with a receipt in the language of its page", async () => {
    const { status, html } = await send("/bn/customer-feedback", { service: "app", rating: "৫" });
    expect([status, await countOf("customer_feedback")]).toEqual([200, 1]);
    expect(html).toContain('<html lang="bn">');
    expect(html).toMatch(/রসিদ নম্বর:? <strong>[0-9A-Z]{4}(-[0-9A-Z]{4}){3}<\/strong>/);
  });

  it("is stored once when it is sent twice in a minute, and answered with the same receipt", async () => {
    jest.spyOn(Date, "now").mockReturnValue(Date.now());
    const before = (await countOf("customer_feedback")) ?? 0;
    const fields = { service: "app", rating: "4", comment: "Sent twice" };
    const [first, second] = [await send("/customer-feedback", fields), await send("/customer-feedback", fields)];
    expect(await countOf("customer_feedback")).toBe(before + 1);
    expect(second.html).toBe(first.html);
    await send("/customer-feedback", fields, { "user-agent": "another browser" });
    expect(await countOf("customer_feedback")).toBe(before + 2);
  });

  it("is returned with its values, an error beside each field, and markup escaped", async () => {
    const before = await countOf("customer_feedback");
    const fields = { service: "", rating: "9", comment: MARKUP, reference: "R1", msisdn: "123" };
    const { html } = await send("/customer-feedback", fields);
    for (const [name, sentence] of [
      ["service", "Choose what your feedback is about."],
      ["rating", "Choose a rating from 1 to 5."],
      ["msisdn", "Enter an 11-digit mobile number, or leave the field empty."],
    ]) {
      expect(html).toContain(`id="field-${name}-error">${sentence}`);
    }
    expect(html).toMatch(/name="reference"[^>]*value="R1"/);
    expect(html).toMatch(/name="msisdn"[^>]*value="123"/);
    expect(html).not.toContain("<script>");
    expect(await countOf("customer_feedback")).toBe(before);
  });

  it("stores a comment of 1,000 Bengali letters", async () => {
    const comment = `${"ক".repeat(998)}\r\nখ`;
    expect((await send("/customer-feedback", { service: "app", rating: "4", comment })).html).toContain(
      "Receipt number",
    );
    const { rows } = await db.pool.query("select 1 from customer_feedback where length(comment) = 1000");
    expect(rows).toHaveLength(1);
  });

  it("is refused from another site", async () => {
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const before = await countOf("customer_feedback");
    const { status, html } = await send("/bn/customer-feedback", { service: "app", rating: "4" }, headers);
    expect([status, await countOf("customer_feedback")]).toEqual([403, before]);
    expect(html).toContain("অন্য একটি ওয়েবসাইট");
  });
});

describe("a survey without script", () => {
  const all: [string, string][] = [
    ["survey_id", "satisfaction"],
    ["q_network", "4"],
    ["q_use", "calls"],
    ["q_use", "work"],
    ["q_support", "app"],
    ["q_price", "3"],
    ["q_wish", MARKUP],
  ];

  it("[API-SITE-24] stores all answers of one form, once for each browser, in either language", async () => {
    const first = await send("/survey", all);
    expect([first.status, await countOf("survey_answers")]).toEqual([200, 1]);
    expect(first.html).toContain("Thank you for your answers");
    const cookie = (first.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    expect(first.headers.get("set-cookie")).toMatch(/Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/);
    const second = await send("/bn/survey", all, { cookie });
    expect(second.html).toContain("আগেই");
    expect(await countOf("survey_answers")).toBe(1);
  });

  it("is stored once when it is sent twice before its browser has a cookie", async () => {
    jest.spyOn(Date, "now").mockReturnValue(Date.now());
    const before = (await countOf("survey_answers")) ?? 0;
    const fields = all.map(([name, value]): [string, string] => [name, name === "q_wish" ? "Sent twice" : value]);
    const [first, second] = [await send("/survey", fields), await send("/survey", fields)];
    expect(await countOf("survey_answers")).toBe(before + 1);
    expect(second.html).toContain("You have already");
    expect(second.headers.get("set-cookie")).toBe(first.headers.get("set-cookie"));
  });

  it("is returned with its answers and an error beside the missing one", async () => {
    const { html } = await send(
      "/survey",
      all.filter(([name]) => name !== "q_support"),
    );
    expect(html).toContain('id="field-q_support-error">Choose one answer.');
    expect(html).toMatch(/<input type="checkbox" name="q_use" checked="" value="work"\/>/);
    expect(html).not.toContain("<script>");
  });

  it.each([
    ["with its first answer", all.slice(0, 2), 0],
    ["without an answer", all.slice(0, 1), 1],
  ])("that is sent %s, before its page has scripts, asks for the rest without errors", async (_, fields, errors) => {
    const { html } = await send("/survey", fields);
    expect(html).toContain("Please answer the other questions, too.");
    expect(html.match(/class="error"/g) ?? []).toHaveLength(errors);
  });

  it.each(["../x", "unknown", ""])("shows that no survey is open for the id %j", async (id) => {
    const { status, html } = await send("/survey", { survey_id: id });
    expect(status).toBe(200);
    expect(html).toContain("There is no open survey at the moment");
  });
});

describe("a campaign without script", () => {
  const enter = (change: Record<string, string> = {}) =>
    send(CAMPAIGN, { ...ENTRY, msisdn: "01740000001", amount: "১৫০", store_id: store, ...change });

  it("[API-SITE-28] asks for the code of the number, stores the entry, and shows it after another code", async () => {
    const asked = await enter();
    expect(asked.html).toContain('name="otp_value"');
    expect(asked.html).toContain('type="hidden" name="full_name" value="Nusrat Jahan"');
    expect(await countOf("recharge_campaign_entries")).toBe(0);
    const done = await enter({ otp_value: (await sentCode(db, "01740000001")) ?? "" });
    expect(done.html).toContain("joined the campaign");
    expect(await countOf("recharge_campaign_entries")).toBe(1);
    await passBudgets(db);
    const own = { action: "entries", msisdn: "01740000001" };
    expect((await send(CAMPAIGN, own)).html).toContain('name="otp_value"');
    const code = (await sentCode(db, "01740000001")) ?? "";
    const shown = await send(CAMPAIGN, { ...own, otp_value: code });
    expect(shown.html).toContain("Weekly phone draw");
  });

  it("is returned with its values and errors, and sends no code", async () => {
    const { html } = await enter({ full_name: "", amount: "1e9", store_id: "", msisdn: "01740000002" });
    for (const name of ["full_name", "amount", "store_id"]) expect(html).toContain(`id="field-${name}-error"`);
    expect(html).toContain('value="01740000002"');
    expect((await enter({ amount: "50", msisdn: "01740000002" })).html).toContain("Enter at least Tk\u00a0100");
    expect(await sentCode(db, "01740000002")).toBeNull();
  });

  it("answers 404 for an unknown campaign", async () => {
    expect((await send("/recharge-campaign/none", ENTRY)).status).toBe(404);
  });
});

describe("the code step without script", () => {
  const hidden = (html: string) =>
    Object.fromEntries([...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map((at) => [at[1], at[2]]));
  const kindsOf = async (msisdn: string) => {
    const { rows } = await db.pool.query("select kind from outbox_messages where msisdn = $1 order by id", [msisdn]);
    return rows.map(({ kind }) => kind);
  };

  it.each([
    ["an entry", "01740000011", () => ({ ...ENTRY, store_id: store })],
    ["own entries", "01740000012", () => ({ action: "entries" })],
  ])("of %s sends a new code, and a phone call after two texts", async (_, msisdn, fieldsOf) => {
    const path = `/bn${CAMPAIGN}`;
    const first = await send(path, { msisdn, ...fieldsOf() });
    expect(first.html).toMatch(/<button [^>]*value="sms" name="channel">নতুন কোড নিন</);
    expect(first.html).not.toContain('value="voice"');
    // The form has no button for a phone call yet. A request for one is refused, and the page stays at the code step.
    await passBudgets(db);
    const early = await send(path, { ...hidden(first.html), channel: "voice" });
    expect(early.html).toMatch(/class="error" role="alert">[^<]+<[\s\S]*name="otp_value"/);
    await passBudgets(db);
    const second = await send(path, { ...hidden(early.html), otp_value: "12", channel: "sms" });
    expect(second.html).toMatch(/<button [^>]*value="voice" name="channel">কলে কোড শুনুন</);
    await passBudgets(db);
    const third = await send(path, { ...hidden(second.html), channel: "voice" });
    expect(third.html).toContain('name="otp_value"');
    expect(await kindsOf(msisdn)).toEqual(["sms", "sms", "voice"]);
  });

  it("shows an error beside its field for a wrong code, and stays at this step", async () => {
    await passBudgets(db);
    const own = { action: "entries", msisdn: "01740000013" };
    await send(CAMPAIGN, own);
    const code = (await sentCode(db, "01740000013")) ?? "";
    const wrong = await send(CAMPAIGN, { ...own, sends: "1", otp_value: code === "0000" ? "0001" : "0000" });
    expect(wrong.html).toMatch(/id="field-otp_value-error">[^<]+</);
    expect(hidden(wrong.html)).toEqual({ action: "entries", msisdn: "01740000013", sends: "1" });
  });
});

describe("the colour scheme of a response to a form without script", () => {
  const SCHEME = /:root \{ color-scheme: ([a-z ]+);/;
  it.each([
    ["", "light"],
    ["colorMode=dark", "dark"],
    ["colorMode=system", "light dark"],
    ["colorMode=blue", "light"],
  ])("[CONST-33] with the cookie %p is %s", async (cookie, scheme) => {
    const { html } = await send("/customer-feedback", {}, { cookie });
    expect(SCHEME.exec(html)?.[1]).toBe(scheme);
  });
});

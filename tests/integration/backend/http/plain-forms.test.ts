import { seedContent } from "@/backend/content-import/load-content";
import { type LoginApp, loginApp, passBudgets, sentCode, WIDE_CLIENTS } from "@/tests/support/login";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let app: LoginApp;
let store: string;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedContent(db, "demo", process.cwd());
  app = loginApp(db, WIDE_CLIENTS);
  const { rows } = await db.pool.query(
    "select store_codes[1] as code from recharge_campaigns where id = 'weekly-phone-draw'",
  );
  store = String(rows[0]?.code);
});
afterAll(() => db.close());

const ENTRY = { campaign_id: "weekly-phone-draw", full_name: "Nusrat Jahan", amount: "150" };
type Fields = Record<string, string> | [string, string][];
async function send(path: string, fields: Fields, headers: Record<string, string> = {}) {
  const response = await app.backend.fetch(
    new Request(ORIGIN + path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString(),
      redirect: "manual",
    }),
  );
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const countOf = async (table: string) => (await db.pool.query(`select 1 from ${table}`)).rowCount;
const MARKUP = '"><script>alert(1)</script>';

describe("feedback without script", () => {
  it("[API-SITE-35] is stored and answered with a receipt in the language of its form", async () => {
    const { status, html } = await send("/api/customer-feedback/send", { lang: "bn", service: "app", rating: "৫" });
    expect([status, await countOf("customer_feedback")]).toEqual([200, 1]);
    expect(html).toContain('<html lang="bn">');
    expect(html).toMatch(/আপনার রসিদ নম্বর <strong>[0-9A-Z]{4}(-[0-9A-Z]{4}){3}<\/strong>/);
  });

  it("is returned with its values, an error beside each field, and markup escaped", async () => {
    const fields = { lang: "en", service: "", rating: "9", comment: MARKUP, reference: "R1", msisdn: "123" };
    const { html } = await send("/api/customer-feedback/send", fields);
    for (const words of [
      "Choose what your feedback is about.",
      "Choose a rating from 1 to 5.",
      'value="R1"',
      'value="123"',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain("<script>");
    const late = await send("/api/customer-feedback/send", { ...fields, service: "app", rating: "4" });
    expect(late.html).toMatch(/id="field-msisdn-error">[^<]+/);
    expect(await countOf("customer_feedback")).toBe(1);
  });

  it("is refused from another site", async () => {
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await send("/api/customer-feedback/send", { service: "app", rating: "4" }, headers)).status).toBe(403);
  });
});

describe("a survey without script", () => {
  const all: [string, string][] = [
    ["lang", "en"],
    ["survey_id", "satisfaction"],
    ["q_network", "4"],
    ["q_use", "calls"],
    ["q_use", "work"],
    ["q_support", "app"],
    ["q_price", "3"],
    ["q_wish", MARKUP],
  ];

  it("[API-SITE-24] stores all answers of one form, once for each browser", async () => {
    const first = await send("/api/survey/send", all);
    expect([first.status, await countOf("survey_answers")]).toEqual([200, 1]);
    expect(first.html).toContain("Thank you. We have saved your answers.");
    const cookie = (first.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    expect(first.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
    const second = await send("/api/survey/send", all, { cookie });
    expect(second.html).toContain("You have already answered this survey");
    expect(await countOf("survey_answers")).toBe(1);
  });

  it("is returned with its answers and an error beside the missing one", async () => {
    const { html } = await send(
      "/api/survey/send",
      all.filter(([name]) => name !== "q_support"),
    );
    expect(html).toContain('id="field-q_support-error">Answer this question.');
    expect(html).toMatch(/name="q_use" value="work" checked/);
    expect(html).not.toContain("<script>");
  });

  it("redirects to the survey page for an unknown survey", async () => {
    const { status, headers } = await send("/api/survey/send", { lang: "bn", survey_id: "../x" });
    expect([status, headers.get("location")]).toEqual([303, `${ORIGIN}/bn/survey`]);
  });
});

describe("a campaign without script", () => {
  const enter = (change: Record<string, string> = {}) =>
    send("/api/recharge-campaign/enter", {
      lang: "en",
      campaign_id: "weekly-phone-draw",
      full_name: "Nusrat Jahan",
      msisdn: "01740000001",
      amount: "১৫০",
      store_id: store,
      ...change,
    });

  it("[API-SITE-28] asks for the code of the number, stores the entry, and shows it after another code", async () => {
    const asked = await enter();
    expect(asked.html).toContain('name="otp_value"');
    expect(asked.html).toContain('type="hidden" name="full_name" value="Nusrat Jahan"');
    expect(await countOf("recharge_campaign_entries")).toBe(0);
    const done = await enter({ otp_value: (await sentCode(db, "01740000001")) ?? "" });
    expect(done.html).toContain("joined the campaign");
    expect(await countOf("recharge_campaign_entries")).toBe(1);
    await passBudgets(db);
    const own = { lang: "en", msisdn: "01740000001" };
    expect((await send("/api/recharge-campaign/entries", own)).html).toContain('name="otp_value"');
    const code = (await sentCode(db, "01740000001")) ?? "";
    const shown = await send("/api/recharge-campaign/entries", { ...own, otp_value: code });
    expect(shown.html).toContain("Weekly phone draw");
  });

  it("is returned with its values and errors, and sends no code", async () => {
    const { html } = await enter({ full_name: "", amount: "1e9", store_id: "", msisdn: "01740000002" });
    for (const name of ["full_name", "amount", "store_id"]) expect(html).toContain(`id="field-${name}-error"`);
    expect(html).toContain('value="01740000002"');
    expect((await enter({ amount: "50", msisdn: "01740000002" })).html).toContain("recharge Tk 100 or more");
    expect(await sentCode(db, "01740000002")).toBeNull();
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
    ["/api/recharge-campaign/enter", "01740000011", () => ({ ...ENTRY, store_id: store })],
    ["/api/recharge-campaign/entries", "01740000012", () => ({})],
  ])("of %s sends a new code, and a phone call after two texts", async (path, msisdn, fieldsOf) => {
    const first = await send(path, { lang: "bn", msisdn, ...fieldsOf() });
    expect(first.html).toContain('name="channel" value="sms">নতুন কোড নিন<');
    expect(first.html).not.toContain('value="voice"');
    // The form has no button for a phone call yet. A request for one is refused, and the page stays at the code step.
    await passBudgets(db);
    const early = await send(path, { ...hidden(first.html), channel: "voice" });
    expect(early.html).toMatch(/class="error" role="alert">[^<]+<[\s\S]*name="otp_value"/);
    await passBudgets(db);
    const second = await send(path, { ...hidden(early.html), otp_value: "12", channel: "sms" });
    expect(second.html).toContain('name="channel" value="voice">কলে কোড শুনুন<');
    await passBudgets(db);
    const third = await send(path, { ...hidden(second.html), channel: "voice" });
    expect(third.html).toContain('name="otp_value"');
    expect(await kindsOf(msisdn)).toEqual(["sms", "sms", "voice"]);
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
    for (const path of ["/api/customer-feedback/send", "/api/recharge-campaign/entries"]) {
      const { html } = await send(path, { lang: "en" }, { cookie });
      expect(SCHEME.exec(html)?.[1]).toBe(scheme);
    }
  });
});

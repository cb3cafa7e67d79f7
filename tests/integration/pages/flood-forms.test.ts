import { seedContent } from "@/backend/content-import/load-content";
import { getServerSideProps } from "@/pages/flood-emergency";
import { type LoginApp, logInAs, loginApp, passBudgets, sentCode, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type FormFields, type FormSite, serveFormPages } from "@/tests/support/servers/form-site";

const ENGLISH = "/flood-emergency";
const BENGALI = "/bn/flood-emergency";
const MARKUP = '"><script>alert(1)</script>';

let db: TestDatabase;
let app: LoginApp;
let site: FormSite;

beforeAll(async () => {
  db = await createTestDatabase();
  await seedContent(db, "demo", process.cwd());
  app = loginApp(db, WIDE_CLIENTS);
  globalThis.dispatch = app.backend.fetch;
  site = await serveFormPages({ "/flood-emergency": getServerSideProps });
});
afterAll(async () => {
  globalThis.dispatch = undefined;
  await site.close();
  await db.close();
});

const record = (path: string, fields: Record<string, string>) => site.send(path, { action: "record", ...fields });
const trace = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.send(path, { action: "trace", ...fields }, headers);
const hidden = (html: string) =>
  Object.fromEntries([...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map((at) => [at[1], at[2]]));
const countOf = async (msisdn: string) =>
  (await db.pool.query("select 1 from flood_requests where msisdn = $1", [msisdn])).rowCount;

describe("the code step without script", () => {
  const kindsOf = async (msisdn: string) => {
    const { rows } = await db.pool.query("select kind from outbox_messages where msisdn = $1 order by id", [msisdn]);
    return rows.map(({ kind }) => kind);
  };

  it("of /flood-emergency sends a new code, and a phone call after two texts", async () => {
    const msisdn = "01750000013";
    const first = await trace(BENGALI, { msisdn });
    expect(first.html).toMatch(/<button [^>]*value="sms"[^>]*name="channel"[^>]*>নতুন কোড নিন</);
    expect(first.html).not.toContain('value="voice"');
    // The form has no button for a phone call yet. A request for one is refused, and the page stays at the code step.
    await passBudgets(db);
    const early = await trace(BENGALI, { ...hidden(first.html), channel: "voice" });
    expect(early.html).toMatch(/class="error" role="alert">[^<]+<[\s\S]*name="otp_value"/);
    await passBudgets(db);
    const second = await trace(BENGALI, { ...hidden(early.html), otp_value: "12", channel: "sms" });
    expect(second.html).toMatch(/<button [^>]*value="voice"[^>]*name="channel"[^>]*>কলে কোড শুনুন</);
    await passBudgets(db);
    const third = await trace(BENGALI, { ...hidden(second.html), channel: "voice" });
    expect(third.html).toContain('name="otp_value"');
    expect(await kindsOf(msisdn)).toEqual(["sms", "sms", "voice"]);
  });

  it("shows an error beside its field for a wrong code, and stays at this step", async () => {
    await passBudgets(db);
    const asked = await trace(ENGLISH, { msisdn: "01750000014" });
    const code = (await sentCode(db, "01750000014")) ?? "";
    const wrong = await trace(ENGLISH, { ...hidden(asked.html), otp_value: code === "0000" ? "0001" : "0000" });
    expect(wrong.html).toMatch(/aria-describedby="field-otp_value-error"[^>]*name="otp_value"/);
    expect(wrong.html).toMatch(/id="field-otp_value-error">[^<]+</);
    expect(hidden(wrong.html)).toMatchObject({ action: "trace", msisdn: "01750000014", sends: "1" });
  });
});

describe("the flood page's forms", () => {
  it("[API-SITE-29] record a number, and show the state of the request, with the hotlines", async () => {
    const recorded = await record(ENGLISH, { msisdn: "01750000001", district: "Sylhet" });
    const reference = /<strong>([0-9A-Z-]{19})<\/strong>/.exec(recorded.html)?.[1] ?? "";
    expect(recorded.html).toMatch(/<a class="code" href="tel:999"[^>]*>999<\/a>/);
    const traced = await trace(BENGALI, { reference });
    expect(traced.html).toContain("এক দিনের মধ্যে সুবিধাটি চালু করব");
    await passBudgets(db);
    const asked = await trace(ENGLISH, { msisdn: "01750000001" });
    expect(asked.html).toContain('name="otp_value"');
    const code = (await sentCode(db, "01750000001")) ?? "";
    const own = await trace(ENGLISH, { msisdn: "01750000001", otp_value: code });
    expect(own.html).toContain("We have received the request");
  });

  it("show an error beside the field and keep the entered values", async () => {
    const { status, html } = await record(BENGALI, { msisdn: MARKUP, district: "Sylhet" });
    expect(status).toBe(200);
    expect(html).toContain('id="field-msisdn-error"');
    expect(html).toContain('<option value="">জেলা বেছে নিন</option>');
    expect(html).toContain('<option value="Sylhet" selected="">সিলেট</option>');
    expect(html).not.toContain("<script>");
    const elsewhere = await record(ENGLISH, { msisdn: "01750000002", district: "Atlantis" });
    expect(elsewhere.html).toContain('<option value="Sylhet">Sylhet</option>');
    expect(elsewhere.html).toContain('value="01750000002"');
    expect(elsewhere.html).toContain('id="field-district-error"');
    expect(elsewhere.html).not.toContain("Atlantis");
    const nothing = await trace(ENGLISH, {});
    expect(nothing.html).toContain("Enter the reference number of your request, or your mobile number.");
    const unknown = await trace(BENGALI, { reference: "0000-0000-0000-0000", msisdn: "01750000002" });
    expect(unknown.html).toMatch(/value="0000-0000-0000-0000"[\s\S]*id="field-reference-error">[^<]*[\u0980-\u09ff]/);
    expect(await countOf("01750000002")).toBe(0);
  });

  it("store one request of a number that is sent twice", async () => {
    const fields = { msisdn: "01750000003", district: "Feni" };
    const both = await Promise.all([record(ENGLISH, fields), record(ENGLISH, fields)]);
    expect(both.map(({ html }) => /<strong>[0-9A-Z-]{19}</.test(html))).toEqual([true, true]);
    expect(await countOf("01750000003")).toBe(1);
  });

  it("show a request of a logged-in number without a code, and of another number only with one", async () => {
    const { token } = await logInAs(app, db, "01750000004");
    await passBudgets(db);
    const headers = { cookie: `gp_web_token=${token}` };
    expect((await trace(ENGLISH, { msisdn: "01750000004" }, headers)).html).toContain("There is no request");
    expect((await trace(ENGLISH, { msisdn: "01750000001" }, headers)).html).toContain('name="otp_value"');
  });
});

describe("the limits of the flood page's forms", () => {
  const body = { action: "record", msisdn: "01750000021" };

  it("refuse a form of another site", async () => {
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const { status, html } = await site.send(BENGALI, body, headers);
    expect(status).toBe(403);
    expect(html).toContain("ফর্মটি অন্য একটি ওয়েবসাইট থেকে পাঠানো হয়েছে।");
    expect(await countOf(body.msisdn)).toBe(0);
  });

  it.each<[string, FormFields | Uint8Array<ArrayBuffer>, Record<string, string>, number]>([
    ["a larger form", { ...body, district: "x".repeat(9_000) }, {}, 413],
    ["another type", body, { "content-type": "text/plain" }, 415],
    ["text that is not UTF-8", Uint8Array.from([0x61, 0x3d, 0xff, 0xfe]), {}, 400],
  ])("refuse %s and show the form again", async (_, fields, headers, status) => {
    const answer = await site.send(ENGLISH, fields, headers);
    expect(answer.status).toBe(status);
    expect(answer.html).toMatch(
      /role="alert">We couldn[^<]+<[\s\S]*<form [^>]*action="\/flood-emergency" method="post"/,
    );
    expect(await countOf(body.msisdn)).toBe(0);
  });

  it("answer 413 to a form without a length as soon as it is too large", async () => {
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("x".repeat(4_000))),
    });
    const response = await fetch(site.address + ENGLISH, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect([response.status, response.headers.get("connection")]).toEqual([413, "close"]);
  });

  it("count the visitor's address, not the site's, in the budget of twenty numbers an hour", async () => {
    const answers: number[] = [];
    for (let index = 0; index < 30 && answers.at(-1) !== 429; index += 1) {
      answers.push((await record(ENGLISH, { msisdn: String(1_750_001_000 + index).padStart(11, "0") })).status);
    }
    expect(answers.at(-1)).toBe(429);
    const { rows } = await db.pool.query("select count(*)::int as count from flood_requests where district is null");
    expect(rows[0].count).toBeLessThanOrEqual(20);
    // A caller with another address has a budget of its own.
    expect((await app.call("recordFloodEmergency", { action: "record", msisdn: "01750009999" })).status).toBe(200);
  });

  it("are not cached for other visitors", async () => {
    const sent = await site.send(ENGLISH, { action: "trace" });
    expect(sent.headers.get("cache-control")).toBe("private, no-store");
    const page = await fetch(site.address + ENGLISH);
    expect(page.headers.get("cache-control")).toContain("public");
    expect(await page.text()).not.toContain("field-");
    expect((await site.send(ENGLISH, { action: "trace" })).html).toContain("Enter the reference number");
  });
});

describe("a sent form in the other language", () => {
  /** What the button for the other language of a reply sends: the fields as they are typed now. */
  const change = (html: string, fields: Record<string, string>) => {
    const [button = ""] = /<button [^>]*other_language[^>]*>/.exec(html) ?? [];
    const [, path = ""] = /formaction="([^"]+)"/i.exec(button) ?? [];
    return site.send(path, { ...hidden(html), ...fields, other_language: "bn" });
  };

  it("keeps what was typed, also after the reply, and sends nothing on", async () => {
    const first = await record(ENGLISH, { msisdn: "0175", district: "Sylhet" });
    const typed = { msisdn: "01750000031", district: "Sylhet" };
    const bengali = await change(first.html, typed);
    expect(bengali.html).toMatch(/<html lang="bn"/);
    expect(bengali.html).toContain('value="01750000031"');
    expect(bengali.html).toMatch(/<option value="Sylhet" selected="">/);
    expect(bengali.html).not.toContain('class="error"');
    expect(await countOf("01750000031")).toBe(0);
    expect((await change(bengali.html, typed)).html).toMatch(/<html lang="en"[\s\S]+value="01750000031"/);
  });

  it("stays at the step for the code, and sends no further code", async () => {
    await passBudgets(db);
    const msisdn = "01750000032";
    const asked = await trace(ENGLISH, { msisdn });
    const bengali = await change(asked.html, { otp_value: "12" });
    expect(bengali.html).toMatch(/<html lang="bn"[\s\S]+value="12"/);
    expect(hidden(bengali.html)).toMatchObject({ action: "trace", msisdn, sends: "1" });
    const { rowCount } = await db.pool.query("select from outbox_messages where msisdn = $1", [msisdn]);
    expect(rowCount).toBe(1);
  });

  it("has the button for it after the one that sends the form, because Enter uses the first one", async () => {
    const { html } = await record(ENGLISH, { msisdn: "0175" });
    const buttons = [...html.matchAll(/<button [^>]*>/g)].map(([button]) => button.includes("other_language"));
    expect(buttons).toEqual([false, true]);
    expect(html).not.toMatch(/<a href="\/bn\/flood-emergency"/);
  });
});

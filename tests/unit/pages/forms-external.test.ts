import type { GetServerSideProps } from "next";
import { type FormSite, type PageLoaders, serveFormPages } from "@/tests/support/servers/form-site";
import { type LocalServer, serve } from "@/tests/support/servers/local-server";

/** What the operator's own system was asked: the path, and the body of a POST. */
interface Received {
  path: string;
  body: unknown;
  key: string | undefined;
}

let operator: LocalServer;
let site: FormSite;
let received: Received[];
/** Answers by path; 404 without a body for every other one. */
let answers: Record<string, { status: number; body: object }>;

const ok = (data: unknown) => ({ status: 200, body: { status: true, data } });
const refusal = (status: number, code: string, field: string, message: string) => ({
  status,
  body: { status: false, errors: [{ code, field, message }], requestId: "r" },
});
const pathOf = (url = "") => url.split("?", 1)[0] ?? "";

beforeAll(async () => {
  operator = await serve(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const path = pathOf(request.url);
    const key = request.headers["idempotency-key"]?.toString();
    received.push({ path, body: body === "" ? null : JSON.parse(body), key });
    const { status, body: answered } = answers[path] ?? { status: 404, body: {} };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answered));
  });
  for (const system of ["SHOP", "SITE", "LOGIN"]) process.env[`NEXT_PUBLIC_${system}_API_URL`] = operator.address;
  // Read only now, because the base addresses are read when the module is loaded.
  const loaderOf = (page: string) =>
    (require(`@/pages/${page}`) as { getServerSideProps: GetServerSideProps }).getServerSideProps;
  const loaders: PageLoaders = {
    "/customer-feedback": loaderOf("customer-feedback"),
    "/survey": loaderOf("survey"),
    "/recharge": loaderOf("recharge/index"),
    "/recharge-campaign/": loaderOf("recharge-campaign/[id]"),
    "/volte": loaderOf("volte"),
  };
  site = await serveFormPages(loaders);
});
afterAll(async () => {
  await site.close();
  await operator.close();
});
beforeEach(() => {
  received = [];
  answers = {};
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

const sentTo = (path: string) => received.filter((one) => one.path === path);
const hidden = (html: string) =>
  [...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]);

describe("the feedback form of a site with an external API", () => {
  const CALL = "/api/v1/ajax/api/cfs-submission";
  const fields = { service: "app", rating: "৪", comment: "ভালো", reference: "", msisdn: "" };

  it("[API-SITE-35] is sent with the body of the specification", async () => {
    answers = { [CALL]: ok({ reference: "AAAA-BBBB", message: "Thank you." }) };
    const { status, html } = await site.send("/bn/customer-feedback", fields);
    expect(received).toEqual([
      { path: CALL, body: { service: "app", rating: 4, comment: "ভালো" }, key: expect.any(String) },
    ]);
    expect(status).toBe(200);
    expect(html).toContain("<strong>AAAA-BBBB</strong>");
  });

  it("shows a refusal beside its field, and keeps what was typed", async () => {
    answers = { [CALL]: refusal(400, "msisdn-invalid", "msisdn", "No such number.") };
    const { html } = await site.send("/customer-feedback", { ...fields, msisdn: "01700000000" });
    expect(html).toContain('id="field-msisdn-error">No such number.<');
    expect(html).toContain("ভালো</textarea>");
  });

  it.each([
    ["does not answer", { status: 500, body: {} }],
    ["has no such call", { status: 404, body: {} }],
  ])("keeps what was typed when the other system %s", async (_, answered) => {
    answers = { [CALL]: answered };
    const { status, html } = await site.send("/customer-feedback", fields);
    expect(status).toBe(503);
    expect(html).toMatch(/role="alert">We couldn&#x27;t send your feedback/);
    expect(html).toContain("ভালো</textarea>");
  });
});

describe("the survey form of a site with an external API", () => {
  const ASK = "/api/v1/gp-survey-eligibility";
  const SEND = "/api/v1/survey/api/ajax-submission";
  const question = (question_id: string, kind: string, required: boolean) => ({
    question_id,
    kind,
    title: `Question ${question_id}`,
    required,
    options: kind === "text" ? [] : [{ value: "1", label: "One" }],
  });
  const questions = [question("a", "scale", true), question("b", "choices", true), question("c", "text", false)];
  const survey = { survey_id: "s-1", title: "Survey", introduction: "", questions };
  const open = ok({ eligible: true, state: "open", message: "", survey });
  const fields: [string, string][] = [
    ["survey_id", "s-1"],
    ["q_a", "1"],
    ["q_b", "1"],
    ["q_c", ""],
  ];

  it("[API-SITE-24] is sent with the body of the specification", async () => {
    answers = { [ASK]: open, [SEND]: ok({ reference: "R", message: "Thank you." }) };
    const { html, headers } = await site.send("/survey", fields);
    const browser = /survey_browser=([0-9a-f-]{36})/.exec(headers.get("set-cookie") ?? "")?.[1];
    const given = [
      { question_id: "a", value: 1 },
      { question_id: "b", value: ["1"] },
    ];
    expect(received.map(({ body }) => body)).toEqual([
      { survey_id: "s-1", browser },
      { survey_id: "s-1", browser, answers: given },
    ]);
    expect(html).toContain("Thank you for your answers");
  });

  it("shows a refusal beside its question", async () => {
    answers = { [ASK]: open, [SEND]: refusal(400, "invalid-input", "b", "Choose fewer.") };
    const { html } = await site.send("/survey", fields);
    expect(html).toContain('id="field-q_b-error">Choose fewer.<');
  });

  it("keeps every answer in a form to send again when the questions cannot be loaded", async () => {
    const { status, html } = await site.send("/bn/survey", fields);
    expect([status, hidden(html)]).toEqual([503, fields]);
    expect(html).toContain("ফর্মটি পাঠানো যায়নি");
  });

  it("shows that it was answered before", async () => {
    answers = { [ASK]: ok({ eligible: false, state: "done", message: "", survey: null }) };
    expect((await site.send("/survey", fields)).html).toContain("You have already answered this survey");
    expect(sentTo(SEND)).toEqual([]);
  });
});

describe("the campaign forms of a site with an external API", () => {
  const BASE = "/api/v1/gp-recharge-campaign/draw";
  const campaign = {
    id: "draw",
    title: "Draw",
    summary: "",
    picture: null,
    starts_on: "2026-11-01",
    ends_on: "2026-12-01",
    state: "open",
    least_recharge: 100,
    introduction: [],
    open: true,
    steps: [],
    prizes: [],
    terms: [],
    winners: [],
  };
  const known = async () => {
    const { callPaths } = await import("@/backend/contract/paths");
    return {
      [BASE]: ok(campaign),
      [callPaths.listRechargeCampaignDistricts.path]: ok([{ name: "Dhaka", label: "ঢাকা" }]),
      [callPaths.listRechargeCampaignStores.path]: ok([{ store_id: "st-1", name: "Gulshan", address: "Road 1" }]),
    };
  };
  const ENTER = "/api/v1/submit-recharge-camp-info";
  const ENTRIES = "/api/v1/recharge-camp-entries";
  const fields = { full_name: "নুসরাত", msisdn: "01740000001", amount: "১৫০", district: "", store_id: "st-1" };

  it("[API-SITE-28] are sent with the body of the specification, then with the code", async () => {
    answers = { ...(await known()), [ENTER]: ok({ step: "code", resend_after: 30 }) };
    const asked = await site.send("/bn/recharge-campaign/draw", fields);
    expect(asked.html).toContain("০১৭৪০-\u2060০০০০০১ নম্বরে একটি কোড পাঠিয়েছি");
    answers = { ...(await known()), [ENTER]: ok({ step: "entered", reference: "E-1", message: "" }) };
    const again = [...hidden(asked.html), ["otp_value", "0042"]] as [string, string][];
    expect((await site.send("/bn/recharge-campaign/draw", again)).html).toContain("<strong>E-1</strong>");
    const { district: _district, ...own } = fields;
    const entry = { campaign_id: "draw", ...own, district: "Dhaka", amount: 150 };
    expect(sentTo(ENTER).map(({ body }) => body)).toEqual([entry, { ...entry, otp_value: "0042" }]);
  });

  it("keep the entered values when the campaign cannot be loaded or the entry gets no response", async () => {
    answers = { [BASE]: { status: 500, body: {} } };
    const lost = await site.send("/recharge-campaign/draw", fields);
    expect([lost.status, hidden(lost.html)]).toEqual([503, Object.entries(fields)]);
    answers = await known();
    const late = await site.send("/recharge-campaign/draw", fields);
    expect(late.status).toBe(503);
    expect(late.html).toMatch(/role="alert">We couldn&#x27;t send your entry/);
    expect(late.html).toContain('<option value="st-1" selected="">ঢাকা: Gulshan</option>');
  });

  it("show a number's own entries", async () => {
    const entry = { reference: "E-1", campaign_id: "draw", campaign: "Draw", store: "Gulshan", amount: 150 };
    answers = { [ENTRIES]: ok({ step: "entries", entries: [{ ...entry, entered_on: "2026-11-20" }] }) };
    const sent = { action: "entries", msisdn: "01740000001", otp_value: "0042" };
    const { html } = await site.send("/recharge-campaign/draw", sent);
    expect(received.map(({ body }) => body)).toEqual([{ msisdn: "01740000001", otp_value: "0042" }]);
    expect(html).toContain("<dd>E-1</dd>");
  });
});

describe("the recharge form of a site with an external API", () => {
  const CALL = "/api/v1/recharge";
  const OPTIONS = "/api/v1/recharge-options";
  const options = ok({ least: 20, most: 1000, prefixes: ["017"], pack: null, amounts: [], packs: [] });
  const fields = { msisdn: "01712345678", amount: "50", other_amount: "", pay_with: "bkash" };
  const opened = ok({ data: { redirectUrl: "https://gateway.example/pay/1", transaction_id: "12345678" } });

  it("[API-SITE-22] opens one payment for a form that is sent twice, and redirects to the gateway", async () => {
    answers = { [CALL]: opened };
    const { status, headers, html } = await site.send("/bn/recharge", fields);
    await site.send("/bn/recharge", fields);
    await site.send("/bn/recharge", { ...fields, other_amount: "৭৭" });
    const body = { payment_type: "online", msisdn: "01712345678", amount: 50, pay_with: "bkash" };
    expect(received.map((one) => one.body)).toEqual([body, body, { ...body, amount: 77 }]);
    const [first, second, third] = received.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([second === first, third === first]).toEqual([true, false]);
    // The policy of our pages forbids a form to lead to another site, even by a redirect.
    expect([status, headers.get("refresh")]).toEqual([200, "0;url=https://gateway.example/pay/1"]);
    expect(html).toContain('<a href="https://gateway.example/pay/1">পেমেন্টে যান</a>');
  });

  it.each([
    [refusal(422, "number-of-other-operator", "msisdn", "x"), "msisdn", "This number is on another network"],
    [refusal(422, "recharge-amount", "amount", "x"), "amount", "from Tk\u00a020 to Tk\u00a01,000"],
  ])("shows a refusal beside its field, and keeps what was typed", async (answered, field, sentence) => {
    answers = { [CALL]: answered, [OPTIONS]: options };
    const { html } = await site.send("/recharge", fields);
    expect(html).toMatch(new RegExp(`id="field-${field}-error">[^<]*${sentence}`));
    expect(html).toMatch(/name="msisdn"[^>]*value="01712345678"/);
    expect(html).toMatch(/name="amount"[^>]*value="50"/);
    expect(html).toMatch(/type="radio" name="pay_with" checked="" value="bkash"/);
  });

  it("keeps the entered values when the external API does not respond", async () => {
    answers = { [OPTIONS]: options };
    const { status, html } = await site.send("/recharge", fields);
    expect(status).toBe(503);
    expect(html).toMatch(/role="alert">We couldn&#x27;t open the payment page/);
    answers = {};
    expect(hidden((await site.send("/recharge", fields)).html)).toEqual(Object.entries(fields));
  });
});

it.each([
  ["490154203237518", "device=49015420"],
  ["490154203237519", "wrong_imei=1"],
  ["Galaxy A55", "device=Galaxy+A55"],
])("the device check with an external API redirects without the IMEI: %s", async (device, query) => {
  const { status, headers } = await site.send("/bn/volte", { device });
  expect([status, headers.get("location"), received]).toEqual([303, `/bn/volte?${query}#device`, []]);
});

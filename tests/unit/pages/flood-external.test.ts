import type { GetServerSideProps } from "next";
import { type FormSite, serveFormPages } from "@/tests/support/servers/form-site";
import { type LocalServer, serve } from "@/tests/support/servers/local-server";

interface Received {
  address: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** Stands for the operator's own system: stores the requests and sends the next answer. */
let operator: LocalServer;
let site: FormSite;
let received: Received[];
let next: { status: number; body: object };

const answer = (data: object) => ({
  status: 200,
  body: {
    status: true,
    data: { reference: null, state: null, until: null, resend_after: null, hotlines: [], ...data },
  },
});
const refusal = (status: number, code: string, field: string, message: string) => ({
  status,
  body: { status: false, errors: [{ code, field, message }], requestId: "r" },
});

beforeAll(async () => {
  operator = await serve(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const { method, url, headers } = request;
    if (method === "POST") received.push({ address: `${method} ${url}`, headers, body: JSON.parse(body) });
    const { status, body: answered } = method === "POST" ? next : { status: 404, body: {} };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answered));
  });
  for (const system of ["SHOP", "SITE", "LOGIN"]) process.env[`NEXT_PUBLIC_${system}_API_URL`] = operator.address;
  // Loaded here, because the module reads the base addresses when it is loaded.
  const page = require("@/pages/flood-emergency") as { getServerSideProps: GetServerSideProps };
  site = await serveFormPages({ "/flood-emergency": page.getServerSideProps });
});
afterAll(async () => {
  await site.close();
  await operator.close();
});
beforeEach(() => {
  received = [];
});

describe("the flood page on an operator's own system", () => {
  it("[API-SITE-29] sends a request with the body of the specification, and shows the answer", async () => {
    const hotlines = [{ label: "জরুরি সেবা", number: "999" }];
    next = answer({ step: "recorded", message: "আবেদন পেয়েছি।", reference: "AAAA-BBBB", hotlines });
    const fields = { action: "record", msisdn: " ০১৭৫০০০০০০১ ", district: "Sylhet" };
    const { status, html } = await site.send("/bn/flood-emergency", fields, { "x-request-id": "r".repeat(20) });
    expect(received).toMatchObject([
      {
        address: "POST /api/v1/flood_emergency_record_trace",
        body: { action: "record", msisdn: "০১৭৫০০০০০০১", district: "Sylhet" },
        headers: { lang: "bn", "content-type": "application/json", "x-request-id": "r".repeat(20) },
      },
    ]);
    expect(status).toBe(200);
    for (const shown of ["আবেদন পেয়েছি।", "<strong>AAAA-BBBB</strong>", 'href="tel:999"', '<html lang="bn"']) {
      expect(html).toContain(shown);
    }
  });

  it("[API-SITE-29] traces by a reference, or by a number with a code, which can be requested by phone call", async () => {
    next = answer({ step: "code", message: "A code is on its way." });
    const asked = await site.send("/flood-emergency", { action: "trace", reference: "", msisdn: "01750000001" });
    expect(asked.html).toContain("A code is on its way.");
    const step = { action: "trace", msisdn: "01750000001", sends: "2" };
    await site.send("/flood-emergency", { ...step, otp_value: "", channel: "voice" });
    next = answer({ step: "status", state: "recorded", message: "It waits." });
    const own = await site.send("/flood-emergency", { ...step, otp_value: "0042" });
    expect(own.html).toContain("It waits.");
    await site.send("/flood-emergency", { action: "trace", reference: "AAAA-BBBB", msisdn: "" });
    expect(received.map(({ body }) => body)).toEqual([
      { action: "trace", msisdn: "01750000001" },
      { action: "trace", msisdn: "01750000001", channel: "voice" },
      { action: "trace", msisdn: "01750000001", otp_value: "0042" },
      { action: "trace", reference: "AAAA-BBBB" },
    ]);
  });

  it("sends the visitor's address, and not one that the visitor sent in a header", async () => {
    next = answer({ step: "recorded", message: "Received.", reference: "A" });
    const fields = { action: "record", msisdn: "01750000001" };
    await site.send("/flood-emergency", fields, { "x-forwarded-for": "198.51.100.1" });
    expect(received[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1");
  });

  it.each([
    ["the message of that system", refusal(404, "district-not-found", "district", "No such district."), "district"],
    ["our message for invalid input", refusal(400, "invalid-input", "msisdn", "Wrong."), "msisdn"],
  ])("shows a refusal at its field: %s", async (_, answered, field) => {
    next = answered;
    const { status, html } = await site.send("/flood-emergency", { action: "record", msisdn: "01750000001" });
    expect(status).toBe(200);
    expect(html).toMatch(
      new RegExp(`id="field-${field}-error">(?:No such district|Enter an 11-digit mobile number)\\.<`),
    );
    expect(html).toContain('value="01750000001"');
  });

  it.each([
    ["does not answer", { status: 500, body: {} }],
    ["has no such call", { status: 404, body: {} }],
    ["sends an invalid answer", { status: 200, body: { status: true } }],
  ])("keeps the typed values when the other system %s", async (_, answered) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    next = answered;
    const { status, html } = await site.send("/bn/flood-emergency", { action: "record", msisdn: "01750000001" });
    expect(status).toBe(503);
    expect(html).toContain('role="alert">আপনার অনুরোধটি পাঠানো যায়নি।');
    expect(html).toContain('value="01750000001"');
    const code = { action: "trace", msisdn: "01750000001", sends: "1", otp_value: "0042" };
    expect((await site.send("/flood-emergency", code)).html).toMatch(/name="otp_value"[^>]+value="0042"/);
  });
});

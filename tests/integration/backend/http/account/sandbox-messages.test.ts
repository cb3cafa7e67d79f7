import { type Backend, createBackend } from "@/backend/app";
import { sandboxSms } from "@/backend/domain/messages/sandbox-messages";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { readBackendEnv } from "@/backend/env";
import { memoryLog, refusalOf } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  const gateway = sandboxSms(db, () => undefined);
  await gateway.send({
    kind: "sms",
    lang: "en",
    msisdn: "01712345678",
    purpose: "order-placed",
    text: "Your order <b>1</b>",
    code: null,
  });
  await gateway.send({
    kind: "voice",
    lang: "en",
    msisdn: "01912345678",
    purpose: "login",
    text: "Your code is 0042",
    code: "0042",
  });
});
afterAll(() => db.close());

const LOCAL = "127.0.0.1";
function backendWith(variables: Record<string, string>, say: (line: string) => void = () => undefined): Backend {
  return createBackend({ db, env: readBackendEnv(variables), log: memoryLog(), say });
}

async function read(
  path: string,
  {
    peer = LOCAL,
    headers = {},
    variables = {},
  }: { peer?: string | null; headers?: Record<string, string>; variables?: Record<string, string> } = {},
): Promise<Response> {
  const connection = peer === null ? undefined : { incoming: { socket: { remoteAddress: peer } } };
  const sent = { host: "localhost:3000", ...headers };
  return backendWith(variables).fetch(new Request(`http://localhost:3000${path}`, { headers: sent }), connection);
}
const PATH = "/api/sandbox/messages";

describe("GET /api/sandbox/messages", () => {
  it("lists the sent messages, newest first", async () => {
    const response = await read(PATH);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const { data } = await response.json();
    expect(data).toEqual([
      {
        kind: "voice",
        msisdn: "01912345678",
        code: "0042",
        purpose: "login",
        text: "Your code is 0042",
        sentAt: expect.any(String),
      },
      expect.objectContaining({ kind: "sms", msisdn: "01712345678", code: null }),
    ]);
    expect(new Date(data[0].sentAt).getTime()).not.toBeNaN();
  });

  it("filters by a number in any spelling", async () => {
    const { data } = await (await read(`${PATH}?msisdn=${encodeURIComponent("+880 1712-345678")}`)).json();
    expect(data.map((message: { msisdn: string }) => message.msisdn)).toEqual(["01712345678"]);
    const wrong = await read(`${PATH}?msisdn=12`);
    expect((await refusalOf(wrong)).errors[0]).toMatchObject({ code: "msisdn-invalid", field: "msisdn" });
  });

  it.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])("answers a loopback peer %s", async (peer) => {
    expect((await read(PATH, { peer })).status).toBe(200);
  });

  it.each(["localhost", "LOCALHOST:80", "127.0.0.1:3000", "[::1]:3000"])("answers with the host %s", async (host) => {
    expect((await read(PATH, { headers: { host } })).status).toBe(200);
  });

  it.each(
    [
      [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "localhost:3000, evil.example",
        "192.168.0.7:3000",
      ],
      ["", "evil.example:80@localhost", "127.0.0.2"],
    ].flat(),
  )("refuses a host that another site could point to this machine: %p", async (host) => {
    expect((await read(PATH, { headers: { host } })).status).toBe(403);
  });

  it.each(
    [
      [
        "Via",
        "X-Real-IP",
        "CF-Connecting-IP",
        "CF-Ray",
        "True-Client-IP",
        "Forwarded",
        "X-Forwarded-For",
        "X-Forwarded-Host",
      ],
      [
        "X-Forwarded-Proto",
        "X-Forwarded-Port",
        "X-Forwarded",
        "X-Client-IP",
        "X-Cluster-Client-IP",
        "Fastly-Client-IP",
      ],
      ["X-Original-Forwarded-For", "X-Original-URL", "X-Envoy-External-Address", "X-ProxyUser-Ip", "Proxy-Connection"],
      ["X-Amz-Cf-Id", "X-Azure-ClientIP", "CDN-Loop", "X-Scheme", "Client-IP", "X-Remote-Addr", "Akamai-Origin-Hop"],
    ].flat(),
  )("refuses a request that a proxy on this machine forwards with the header %s", async (name) => {
    for (const path of [PATH, "/sandbox/messages"]) {
      expect((await read(path, { headers: { [name]: "203.0.113.9" } })).status).toBe(403);
    }
  });

  it.each([
    ["another machine", { peer: "192.168.0.7" }],
    ["a call without a connection", { peer: null }],
    ["a proxy on this machine", { headers: { "x-forwarded-for": "203.0.113.9" } }],
    ["a proxy on this machine that sends Forwarded", { headers: { forwarded: "for=203.0.113.9" } }],
    ["a key although none is configured", { peer: "192.168.0.7", headers: { "x-sandbox-key": "" } }],
    [
      "a wrong key",
      { headers: { "x-sandbox-key": "guess" }, variables: { SANDBOX_KEY: "correct horse battery staple key" } },
    ],
  ])("refuses %s", async (_, caller) => {
    const response = await read(PATH, caller);
    expect(response.status).toBe(403);
    expect((await refusalOf(response)).errors[0]?.code).toBe("forbidden");
  });

  it("answers any caller with the key", async () => {
    const headers = { "x-sandbox-key": "correct horse battery staple key", "x-forwarded-for": "203.0.113.9" };
    const response = await read(PATH, {
      peer: "203.0.113.9",
      headers,
      variables: { SANDBOX_KEY: "correct horse battery staple key" },
    });
    expect(response.status).toBe(200);
  });

  it("asks a browser for the key as a password, and answers it", async () => {
    const variables = { SANDBOX_KEY: "correct: horse battery staple key" };
    const open = (headers: Record<string, string> = {}) =>
      read("/sandbox/messages", {
        peer: "203.0.113.9",
        headers: { accept: "text/html,*/*;q=0.8", ...headers },
        variables,
      });
    const passwordIs = (password: string) => ({ authorization: `Basic ${btoa(`tester:${password}`)}` });
    const asked = await open();
    expect(asked.status).toBe(401);
    expect(asked.headers.get("www-authenticate")).toContain("Basic ");
    expect((await open(passwordIs("guess"))).status).toBe(401);
    expect((await open(passwordIs("correct: horse battery staple key"))).status).toBe(200);
  });

  it("does not ask a browser for a key that is not configured", async () => {
    const response = await read("/sandbox/messages", { peer: "203.0.113.9", headers: { accept: "text/html" } });
    expect(response.status).toBe(403);
    expect(response.headers.get("www-authenticate")).toBeNull();
  });

  it("answers 404 in production", async () => {
    const env = { ...readBackendEnv({}), siteMode: "production" as const };
    const backend = createBackend({ db, env, log: memoryLog(), say: () => undefined });
    for (const path of [PATH, "/sandbox/messages"]) {
      const connection = { incoming: { socket: { remoteAddress: LOCAL } } };
      const response = await backend.fetch(new Request(`http://localhost:3000${path}`), connection);
      expect(response.status).toBe(404);
      expect((await refusalOf(response)).errors[0]?.code).toBe("call-not-found");
    }
  });
});

describe("GET /sandbox/messages", () => {
  it("shows the messages as text on a page without script", async () => {
    const response = await read("/sandbox/messages");
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'; img-src 'self';");
    const page = await response.text();
    expect(page).toContain("Your order &lt;b&gt;1&lt;/b&gt;");
    expect(page).toContain('<p class="code">0042</p>');
  });
});

describe("the running backend", () => {
  it("sends a queued message, prints it, and stops", async () => {
    let onWarning: (line: string) => void = () => undefined;
    const line = new Promise<string>((resolve) => {
      onWarning = resolve;
    });
    const backend = backendWith({}, (said) => onWarning(said));
    await queueMessage(db.pool, {
      msisdn: "01712345678",
      purpose: "order-placed",
      lang: "en",
      facts: { orderId: "7K3M-9QXT-2HVB-4D8N", payablePoisha: 100_000 },
      proof: "number",
    });
    await backend.start();
    expect(await line).toContain(
      "SMS to 01*******78: Your order 7K3M-9QXT-2HVB-4D8N has been placed. Total: Tk 1,000.",
    );
    await backend.stop();
  });
});

describe("POST /api/sandbox/end-codes", () => {
  const END = "/api/sandbox/end-codes?msisdn=01312345678";
  const post = (headers: Record<string, string> = {}) =>
    backendWith({}).fetch(
      new Request(`http://localhost:3000${END}`, { method: "POST", headers: { host: "localhost:3000", ...headers } }),
      {
        incoming: { socket: { remoteAddress: LOCAL } },
      },
    );

  it("makes the open code of a number expire, once", async () => {
    const backend = backendWith({});
    await backend.fetch(
      new Request("http://localhost:3000/backend/api/v1/otp", {
        method: "POST",
        body: new URLSearchParams({ msisdn: "01312345678" }),
      }),
    );
    expect(await (await post()).json()).toEqual({ data: { ended: 1 } });
    expect(await (await post()).json()).toEqual({ data: { ended: 0 } });
  });

  it("answers 403 to a request through a proxy, and 404 in production", async () => {
    expect((await post({ "x-forwarded-for": "203.0.113.7" })).status).toBe(403);
    const env = { ...readBackendEnv({}), siteMode: "production" as const };
    const backend = createBackend({ db, env, log: memoryLog(), say: () => undefined });
    const request = new Request(`http://localhost:3000${END}`, { method: "POST" });
    expect((await backend.fetch(request, { incoming: { socket: { remoteAddress: LOCAL } } })).status).toBe(404);
  });
});

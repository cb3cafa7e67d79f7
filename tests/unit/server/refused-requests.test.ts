import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { createLog } from "@/server/log";
import { PageGuard } from "@/server/page-guard";
import { answerParserErrors } from "@/server/parser-errors";
import { createRequestHandler } from "@/server/request-handler";

const SECURITY = new Map([["X-Content-Type-Options", "nosniff"]]);
const CALL = "/api/get-products";

let server: Server;
let port: number;

beforeAll(async () => {
  const handler = createRequestHandler({
    health: { draining: false, database: undefined },
    securityHeaders: SECURITY,
    log: createLog("silent"),
    backend: (request, response) => response.end(`backend ${request.headers.host}`),
    files: async () => false,
    guard: new PageGuard({ pagesPerMinute: 1_000, sharedNetworks: [], trustProxyHops: 0 }),
    pages: async ({ url, headers }, response) => response.end(`page ${url} ${headers.host}`),
  });
  server = createServer({ maxHeaderSize: 16_384 }, handler);
  answerParserErrors(server, SECURITY);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

/** Sends raw bytes and reads until the server closes the connection. */
async function raw(text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const received: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => received.push(chunk));
  socket.on("error", () => undefined);
  socket.write(text, "latin1");
  await once(socket, "close");
  return Buffer.concat(received).toString();
}
const lines = (first: string, ...headers: string[]) =>
  `${[first, "Host: shop.example", "Connection: close", ...headers].join("\r\n")}\r\n\r\n`;
const statusOf = (answer: string) => Number(answer.split(" ", 2)[1]);

it.each([
  ["a long address", lines(`GET /shop?${"a".repeat(9_000)} HTTP/1.1`), 414],
  ["an address above the limit of all headers", lines(`GET /shop?${"a".repeat(20_000)} HTTP/1.1`), 414],
  ["many parameters", lines(`GET /shop?b${"&b".repeat(200)} HTTP/1.1`), 414],
  ["many parameters with an upgrade", lines(`GET /shop?b${"&b".repeat(200)} HTTP/1.1`, "Upgrade: websocket"), 414],
  ["large cookies", lines("GET /shop HTTP/1.1", `Cookie: a=${"a".repeat(9_000)}`), 431],
  ["cookies above the limit of all headers", lines("GET /shop HTTP/1.1", `Cookie: a=${"a".repeat(20_000)}`), 431],
  ["another method", lines("POST /shop HTTP/1.1", "Content-Length: 0"), 405],
  ["no HTTP request", "GARBAGE\r\n\r\n", 400],
  ["two lengths", lines("POST /shop HTTP/1.1", "Content-Length: 3", "Transfer-Encoding: chunked"), 400],
  ["no address", lines("OPTIONS * HTTP/1.1"), 400],
  ["an address with a user", lines("GET http://user@evil.example/ HTTP/1.1"), 400],
  ["another protocol", lines("GET file:///etc/passwd HTTP/1.1"), 400],
  ["a fragment", lines("GET /shop#x HTTP/1.1"), 400],
  ["invalid percent encoding", lines("GET /%F0%9F HTTP/1.1"), 400],
])("a request is refused with a page in both languages: %s", async (_, request, status) => {
  const answer = await raw(request);
  expect(statusOf(answer)).toBe(status);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(answer).toMatch(/^x-request-id: \S+\r$/im);
  expect(answer).toMatch(/^content-type: text\/html/im);
  expect(answer).toContain("হোম পেজ");
  expect(answer).toContain("Home page");
  expect(/^allow: GET, HEAD\r$/im.test(answer)).toBe(status === 405);
});

const MARKUP = /<[^>]+>/g;
const HEADINGS = /<h1>(.*?)<\/h1>[\s\S]*<h2>(.*?)<\/h2>/;

it.each([
  [
    "English",
    lines("POST /shop HTTP/1.1", "Content-Length: 0"),
    "en",
    "Request ID: ",
    "This page doesn't accept submissions",
  ],
  ["Bengali", lines("POST /bn HTTP/1.1", "Content-Length: 0"), "bn", "রিকোয়েস্ট আইডি: ", "এই পেজ থেকে কিছু পাঠানো যায় না"],
  [
    "an error of the HTTP parser, Bengali",
    lines(`GET /bn/shop?${"a".repeat(20_000)} HTTP/1.1`),
    "bn",
    "রিকোয়েস্ট আইডি: ",
    "ঠিকানাটি খুব লম্বা",
  ],
  [
    "a path that only begins with bn",
    lines("POST /bnx HTTP/1.1", "Content-Length: 0"),
    "en",
    "Request ID: ",
    "This page",
  ],
])(
  "the page of a refusal begins in the language of the address and shows the request id: %s",
  async (_, request, ...said) => {
    const [language, label, title] = said;
    const answer = await raw(request);
    const id = /^x-request-id: (\S+)\r$/im.exec(answer)?.[1];
    expect(answer).toContain(`<html lang="${language}">`);
    const [, first = "", second = ""] = HEADINGS.exec(answer) ?? [];
    expect(first).toContain(title);
    expect(/[\u0980-\u09ff]/.test(second)).toBe(language === "en");
    expect(answer.replace(MARKUP, "")).toContain(`${label}${id}`);
    expect(/<header>[\s\S]*<svg [\s\S]*<\/svg>(.*)<\/a>/.exec(answer)?.[1]).toBe(language === "bn" ? "জিপি" : "GP");
  },
);

it.each([
  ["", "light"],
  ["colorMode=dark", "dark"],
  ["colorMode=system", "light dark"],
])("[CONST-33] the colours of a refusal's page with the cookie %p are %s", async (cookie, scheme) => {
  const answer = await raw(lines("POST /shop HTTP/1.1", "Content-Length: 0", `Cookie: ${cookie}`));
  expect(/:root \{ color-scheme: ([a-z ]+);/.exec(answer)?.[1]).toBe(scheme);
});

it("a page with a form lists POST in its Allow header", async () => {
  const answer = await raw(lines("PUT /bn/flood-emergency HTTP/1.1", "Content-Length: 0"));
  expect(statusOf(answer)).toBe(405);
  expect(answer).toMatch(/^allow: GET, HEAD, POST\r$/im);
});

it.each([
  ["a call", `GET ${CALL}?${"a".repeat(20_000)} HTTP/1.1`, 414, "address-too-long"],
  ["a call of the log-in", `GET /backend/api/v1/x?${"a".repeat(20_000)} HTTP/1.1`, 414, "address-too-long"],
  ["data of a page", `GET /_next/data/b/en/shop.json?${"a".repeat(9_000)} HTTP/1.1`, 414, "address-too-long"],
  ["data of a page with POST", "POST /_next/data/b/en/shop.json HTTP/1.1", 405, "method-not-allowed"],
])("a call or a data request is refused with JSON: %s", async (_, line, status, code) => {
  const answer = await raw(lines(line));
  expect(statusOf(answer)).toBe(status);
  const id = /^x-request-id: (\S+)\r$/im.exec(answer)?.[1];
  expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toEqual({
    status: false,
    errors: [{ code, message: expect.any(String) }],
    requestId: id,
  });
});

describe("two requests on one connection", () => {
  const first = "GET /shop HTTP/1.1\r\nHost: a\r\n\r\n";
  const responses = (answer: string) =>
    answer.split(/(?=HTTP\/1\.1 )/).map((each) => [statusOf(each), each.split("\r\n\r\n")[1]]);

  it("both are answered, in their order", async () => {
    const answer = await raw(`${first}${lines("GET /offers HTTP/1.1")}`);
    expect(responses(answer)).toEqual([
      [200, "page /shop a"],
      [200, "page /offers shop.example"],
    ]);
  });

  it("the second is refused after the response to the first", async () => {
    const socket = connect(port, "127.0.0.1");
    const received: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => received.push(chunk));
    socket.write(first);
    await once(socket, "data");
    socket.write("GARBAGE\r\n\r\n");
    await once(socket, "close");
    expect(responses(Buffer.concat(received).toString())).toEqual([
      [200, "page /shop a"],
      [400, expect.stringContaining("Home page")],
    ]);
  });

  it("a refusal of the second is not sent in place of the pending response to the first: the connection ends", async () => {
    expect(await raw(`${first}GARBAGE\r\n\r\n`)).toBe("");
  });
});

it.each([
  ["http://other.example/shop?a=1", "page /shop?a=1 other.example"],
  ["HTTP://other.example", "page / other.example"],
  [`https://other.example${CALL}`, "backend other.example"],
])("an absolute address is split into path and host: %s", async (target, body) => {
  expect(await raw(lines(`GET ${target} HTTP/1.1`))).toContain(body);
});

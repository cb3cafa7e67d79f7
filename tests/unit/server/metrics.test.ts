import { request as openRequest } from "node:http";
import type { Database } from "@/backend/db/client";
import { createLog } from "@/server/log";
import { Metrics } from "@/server/metrics";
import { createRequestHandler, type Parts } from "@/server/request-handler";
import { ask, type LocalServer, serve } from "@/tests/support/servers/local-server";

const TOKEN = "rV7mQx2Lk9ZtW4yHc8NfJb3GdS6uPaE1";
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A pool whose queries the test answers. */
const query = jest.fn<Promise<{ rows: object[] }>, []>();
const database = {
  pool: { options: { max: 10 }, totalCount: 4, idleCount: 1, waitingCount: 2, query },
} as unknown as Database;
const ROWS = [{ queue: "messages", waiting: 3, oldest: 12.5 }];

let server: LocalServer;
let metrics: Metrics;
let refusal: ReturnType<NonNullable<Parts["guard"]>["refusalOf"]>;

async function start(db: Database | null = database) {
  metrics = new Metrics(TOKEN, db ?? undefined);
  server = await serve(
    createRequestHandler({
      health: { draining: false, database: undefined },
      securityHeaders: new Map(),
      log: createLog("silent"),
      backend: (_, response) => response.writeHead(201).end("call"),
      files: async (_, response, pathname) => {
        if (!pathname.endsWith(".pdf")) return false;
        response.end("file");
        return true;
      },
      guard: { refusalOf: () => refusal },
      pages: async ({ url }, response) => {
        if (url?.startsWith("/slow")) return;
        response.writeHead(url?.startsWith("/broken") ? 500 : 404).end("page");
      },
      metrics,
    }),
  );
}

beforeEach(() => {
  refusal = undefined;
  query.mockReset().mockResolvedValue({ rows: ROWS });
});
afterEach(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  ask(`${server.address}${path}`, headers, method);
const scrape = async () => (await get("/metrics", bearer(TOKEN))).body.toString();
/** The values of a series by its labels as they are written. */
const series = (text: string, name: string) =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`^${name}(\\{[^}]*\\})? (.+)$`, "gm"))].map(([, labels = "", value]) => [
      labels,
      Number(value),
    ]),
  );

it.each([
  ["no token", {}, "GET"],
  ["a wrong token", bearer(`${TOKEN.slice(0, -1)}x`), "GET"],
  ["a shorter token", bearer(TOKEN.slice(0, -1)), "GET"],
  ["an empty token", bearer(""), "GET"],
  ["the token as basic authorization", { authorization: `Basic ${TOKEN}` }, "GET"],
  ["another method", bearer(TOKEN), "POST"],
])("with %s the address does not exist", async (_, headers: Record<string, string>, method) => {
  await start();
  const known = await get("/metrics", headers, method);
  const unknown = await get("/no-such-page", headers, method);
  expect([known.status, known.body.toString()]).toEqual([404, "page"]);
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
  expect(query).not.toHaveBeenCalled();
});

it.each(["/bn/metrics", "/en/metrics", "/metrics/", "/Metrics", "/metrics%2f", "//metrics"])(
  "the token opens no other address: %s",
  async (path) => {
    await start();
    expect((await get(path, bearer(TOKEN))).body.toString()).not.toContain("# HELP");
  },
);

it("is sent as text that nobody stores or indexes", async () => {
  await start();
  const { status, headers } = await get("/metrics", bearer(TOKEN));
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/plain; version=0.0.4; charset=utf-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
});

it("counts requests by what answered them and the class of their status", async () => {
  await start();
  for (const path of ["/", "/shop/order/7K3M", "/broken?q=01712345678", "/a.pdf", "/api/x", "/healthz", "/readyz"]) {
    await get(path);
  }
  const counts = series(await scrape(), "portal_request_duration_seconds_count");
  expect(counts).toEqual({
    '{kind="page",status="4xx"}': 2,
    '{kind="page",status="5xx"}': 1,
    '{kind="file",status="2xx"}': 1,
    '{kind="call",status="2xx"}': 1,
  });
});

it("counts a reader who leaves before the answer as aborted", async () => {
  await start();
  const leaving = openRequest(`${server.address}/slow`, { agent: false });
  leaving.on("error", () => undefined);
  const counted = jest.spyOn(metrics, "watch");
  leaving.end();
  for (let turns = 0; counted.mock.calls.length === 0 && turns < 1_000; turns += 1) await get("/a.pdf");
  const [response] = counted.mock.calls[0] ?? [];
  const closed = new Promise((done) => response?.once("close", done));
  leaving.destroy();
  await closed;
  const counts = series(await scrape(), "portal_request_duration_seconds_count");
  expect(counts['{kind="page",status="aborted"}']).toBe(1);
});

it("has no label that a visitor chooses", async () => {
  await start();
  const odd = ['/"} evil 1', "/shop/01712345678?token=secret", "/api/7K3M-9QXT", "/%00", "/বাংলা", "/en/x", "/a.pdf?b=c"];
  for (const path of odd)
    await get(encodeURI(path), { "user-agent": "odd-agent", "x-request-id": "odd-request-id-0001" });
  metrics.countCall("getProducts", 200, 0.01);
  metrics.countPage("memory");
  const text = await scrape();
  expect(text).not.toMatch(/odd-agent|odd-request|01712345678|secret|7K3M|evil|shop/);
  const own = text.split("\n").filter((line) => line.startsWith("portal_"));
  const labels = new Set(own.flatMap((line) => [...line.matchAll(/(\w+)="([^"]*)"/g)].map(([, name]) => name)));
  expect([...labels].sort()).toEqual(["call", "kind", "le", "queue", "source", "status"]);
});

it("counts requests that were limited and calls that were refused", async () => {
  await start();
  refusal = { reason: "too-many-requests", retryAfter: 5 };
  await get("/shop");
  refusal = { reason: "site-busy", retryAfter: 5 };
  await get("/shop");
  refusal = { reason: "method-not-allowed" };
  await get("/shop");
  metrics.countCall("payment", 429, 0.001);
  metrics.countCall("payment", 503, 0.001);
  expect(series(await scrape(), "portal_limited_requests_total")).toEqual({
    '{kind="page",reason="too-many-requests"}': 1,
    '{kind="page",reason="site-busy"}': 1,
    '{kind="call",reason="too-many-requests"}': 1,
  });
});

it("counts pages by what they were made from", async () => {
  await start();
  for (const source of ["memory", "memory", "unchanged", "personal"] as const) metrics.countPage(source);
  expect(series(await scrape(), "portal_pages_total")).toEqual({
    '{source="memory"}': 2,
    '{source="unchanged"}': 1,
    '{source="personal"}': 1,
  });
});

it("has the pool, the queues and the figures of Node", async () => {
  await start();
  const text = await scrape();
  expect(text).toMatch(/^portal_database_connections_max 10$/m);
  expect(text).toMatch(/^portal_database_connections_in_use 3$/m);
  expect(text).toMatch(/^portal_database_connections_waiting 2$/m);
  expect(text).toMatch(/^portal_queue_waiting\{queue="messages"\} 3$/m);
  expect(text).toMatch(/^portal_queue_oldest_seconds\{queue="messages"\} 12.5$/m);
  expect(text).toMatch(/^portal_database_up 1$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

it("asks the database once for scrapes at the same time and in the next seconds", async () => {
  await start();
  await Promise.all(Array.from({ length: 20 }, scrape));
  await scrape();
  expect(query).toHaveBeenCalledTimes(1);
});

it("has no figures of queues, and no old ones, while the database does not answer", async () => {
  await start();
  query.mockReturnValue(new Promise(() => undefined));
  const began = Date.now();
  const text = await scrape();
  expect(Date.now() - began).toBeLessThan(4_000);
  expect(series(text, "portal_queue_waiting")).toEqual({});
  expect(series(text, "portal_queue_oldest_seconds")).toEqual({});
  expect(text).toMatch(/^portal_database_up 0$/m);
});

it("has no figures of a database where the operator's systems answer", async () => {
  await start(null);
  const text = await scrape();
  expect(text).toContain("portal_pages_total");
  expect(text).not.toContain("portal_database");
});

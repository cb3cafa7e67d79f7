import { createLog } from "@/server/log";
import { createRequestHandler, type Parts } from "@/server/request-handler";
import { ask, type LocalServer, serve } from "@/tests/support/servers/local-server";
import { QueueRefusal } from "@/utils/requests/network-queue";

const health: Parts["health"] = { draining: false, database: undefined };
let server: LocalServer;
const logged: string[] = [];
let pages: Parts["pages"];

beforeAll(async () => {
  server = await serve(
    createRequestHandler({
      health,
      securityHeaders: new Map([["X-Content-Type-Options", "nosniff"]]),
      log: createLog("error", { write: (line: string) => void logged.push(line) }),
      backend: (_, response) => response.end("backend"),
      isUnpublished: async (path) => path.endsWith("/later.pdf"),
      files: async (_, response, pathname) => {
        if (!pathname.endsWith(".pdf")) return false;
        response.end("file");
        return true;
      },
      guard: undefined,
      pages: (request, response) => pages(request, response),
    }),
  );
});

beforeEach(() => {
  health.draining = false;
  pages = async (_, response) => response.end("page");
});

afterAll(() => server.close());

const get = async (path: string) => {
  const { status, headers, body } = await ask(`${server.address}${path}`);
  return { status, headers, body: body.toString() };
};

it("sends calls to the backend and everything else to the pages", async () => {
  expect((await get("/api/get-products?page=1")).body).toBe("backend");
  expect((await get("/shop?page=1")).body).toBe("page");
});

it("sets the security headers and a request id on every answer", async () => {
  const answers = await Promise.all(["/", "/healthz", "/api/x", "/_next/image", "/en"].map(get));

  for (const { headers } of answers) {
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-request-id"]).toBeTruthy();
  }
});

it.each([
  ["/500", "/404"],
  ["/bn/500?a=1", "/bn/404?a=1"],
  ["/500/", "/404"],
  ["/shop/500", "/shop/500"],
])("answers %s as the page %s", async (path, shown) => {
  pages = async ({ url }, response) => response.end(url);
  expect((await get(path)).body).toBe(shown);
});

it.each([
  ["/documents/now.pdf", "file"],
  ["/documents/later.pdf", "/404"],
  ["/documents%2Fl%61ter.pdf", "/404"],
  ["/en/later.pdf", "/404"],
])("answers %s, a document that may be before its day, with %s", async (path, shown) => {
  pages = async ({ url }, response) => response.end(url);
  expect((await get(path)).body).toBe(shown);
});

it.each([
  ["too-many-requests", 429, "Too many pages were opened at once"],
  ["site-busy", 503, "The site is very busy"],
] as const)(
  "answers a page that was not rendered (%s) with the time for the next attempt",
  async (reason, status, title) => {
    pages = () => Promise.reject(new QueueRefusal(reason, 5));
    const refused = await get("/shop");
    expect(refused).toMatchObject({ status, headers: { "retry-after": "5", "cache-control": "private, no-store" } });
    expect(refused.body).toContain(title);
    const data = await get("/_next/data/build/shop.json");
    expect([data.status, JSON.parse(data.body)]).toMatchObject([status, { status: false }]);
  },
);

it("shortens a long User-Agent for pages, because Next's pattern for bots takes quadratic time", async () => {
  pages = async ({ headers }, response) => response.end(headers["user-agent"]);
  const { body } = await ask(server.address, { "user-agent": "x-".repeat(4_000) });
  expect(body.toString()).toBe("x-".repeat(256));
});

it("answers 404 for the image optimizer of Next", async () => {
  expect((await get("/_next/image?url=%2Fa.png&w=640&q=75")).status).toBe(404);
});

it.each([
  ["/en", "/"],
  ["/en/", "/"],
  ["/en?a=1", "/?a=1"],
  ["/en/shop?page=2", "/shop?page=2"],
  ["/EN/shop/user/track_order", "/shop/user/track_order"],
  ["/eN?a=1", "/?a=1"],
  ["/en//evil.example/x", "/evil.example/x"],
  ["/en/\\evil.example", "/evil.example"],
])("redirects the English prefix: %s to %s on this site", async (path, target) => {
  const { status, headers } = await get(path);

  expect(status).toBe(308);
  expect(headers.location).toBe(target);
});

it.each(["/english", "/bn/shopping", "/BN"])("passes %s on to the pages", async (path) => {
  expect((await get(path)).body).toBe("page");
});

describe("a Bengali address of the shop", () => {
  afterEach(() => {
    delete process.env.SHOP_LOCALES;
  });

  it.each([
    ["/bn/shop", "/shop"],
    ["/bn/shop?a=1", "/shop?a=1"],
    ["/bn/shop/devices/phones?page=2", "/shop/devices/phones?page=2"],
    ["/BN/shop/sale", "/shop/sale"],
  ])("[I18N-05] redirects from %s to %s", async (path, target) => {
    const { status, headers } = await get(path);

    expect(status).toBe(307);
    expect(headers.location).toBe(target);
  });

  it("is a page if SHOP_LOCALES contains bn", async () => {
    process.env.SHOP_LOCALES = "en,bn";

    expect((await get("/bn/shop/sale")).body).toBe("page");
  });
});

it.each([
  ["/shop/devices/sim?zone=%00", "/shop/devices/sim?zone="],
  ["/shop?a=%00b%00?%00&%00c=1", "/shop?a=b?&c=1"],
  ["/shop%00?a=1", "/shop%00?a=1"],
])("passes %s on to the pages as %s: no call accepts a NUL", async (path, passed) => {
  pages = async ({ url }, response) => response.end(url);
  expect((await get(path)).body).toBe(passed);
});

it("refuses an invalid address before a page is rendered", async () => {
  expect((await get("/shop/devices/phones/%F0%9F")).status).toBe(400);
});

it("is alive but not ready while it is draining", async () => {
  expect((await get("/readyz")).status).toBe(200);
  health.draining = true;

  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/readyz")).status).toBe(503);
  expect((await get("/")).headers.connection).toBe("close");
});

it("reveals nothing of an error", async () => {
  pages = async () => {
    throw new Error("password of the database");
  };
  const { status, headers, body } = await get("/shop");

  expect(status).toBe(500);
  expect(body).not.toContain("password");
  expect(headers["cache-control"]).toBe("no-store");
});

it("logs a failed search without the search text", async () => {
  pages = async () => Promise.reject(new Error("the page is down"));
  expect((await get("/searchgp/nusrat%2001712345678")).status).toBe(500);
  expect(logged.join("")).toContain("/searchgp/[typed]");
  expect(logged.join("")).not.toMatch(/nusrat|01712345678/);
});

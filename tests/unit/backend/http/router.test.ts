import { DomainError } from "@/backend/domain/domain-error";
import type { CallInput, RequestContext, Route } from "@/backend/http/requests/route";
import { apiApp, contractCall, ORIGIN, refusalOf } from "@/tests/support/servers/api-app";

const KEY = "0b8f7a52-3d0e-4f5e-9c1c-6a1d2f3e4b5c";
const TOKEN = "abcdefghijklmnopqrstuvwx";
const codAnswer = { status: true, isCodEnabled: true, codLimitCross: null, data: { version: 1, payable: 10 } };

/** A route of the contract with the handler of a test. */
function answering(name: Parameters<typeof contractCall>[0], handle: Route["handle"]): Route {
  return { call: contractCall(name), handle };
}
const cod = (handle: Route["handle"]) => apiApp({ routes: [answering("updateForCod", handle)] });
const codBody = { json: { token: TOKEN, cod: true } };
const COD = "/api/v1/update-for-cod";

describe("matching", () => {
  it("answers a call at its address with its validated input", async () => {
    let seen: CallInput<ReturnType<typeof contractCall>> | undefined;
    const app = apiApp({
      routes: [
        answering("getThanaByDistrict", async (_, input) => {
          seen = input;
          return { status: true, data: [] };
        }),
      ],
    });
    const response = await app.send("GET", "/api/v1/get-thana-by-district/Cox%27s%20Bazar");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: true, data: [] });
    expect(seen?.params).toEqual({ district: "Cox's Bazar" });
  });

  it("refuses an unknown address with call-not-found", async () => {
    const response = await apiApp().send("GET", "/api/v1/nothing-here");
    expect(response.status).toBe(404);
    expect((await refusalOf(response)).errors[0]?.code).toBe("call-not-found");
  });

  it.each([
    ["DELETE", COD, "POST, OPTIONS"],
    ["POST", "/api/v1/get-thana-by-district/Dhaka", "GET, HEAD, OPTIONS"],
  ])("refuses %s %s and lists the allowed methods", async (method, path, allow) => {
    const response = await apiApp().send(method, path);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(allow);
    expect((await refusalOf(response)).errors[0]?.code).toBe("method-not-allowed");
  });
});

describe("the context of a call", () => {
  it("reads language, token and channel from their headers", async () => {
    let context: RequestContext | undefined;
    const app = cod(async (seen) => {
      context = seen;
      return codAnswer;
    });
    const headers = { lang: "bn", webLoginToken: "t0ken", channelName: "wallet", "idempotency-key": KEY.toUpperCase() };
    await app.send("POST", COD, { ...codBody, headers });
    expect(context).toMatchObject({
      lang: "bn",
      webLoginToken: "t0ken",
      channelName: "wallet",
      idempotencyKey: KEY,
      client: null,
    });
  });

  it("is English and anonymous without valid headers", async () => {
    let context: RequestContext | undefined;
    const app = cod(async (seen) => {
      context = seen;
      return codAnswer;
    });
    await app.send("POST", COD, { ...codBody, headers: { lang: "fr", channelName: "a<b" } });
    expect(context).toMatchObject({ lang: "en", webLoginToken: null, channelName: null, idempotencyKey: null });
  });

  it.each([
    ["0", "10.0.0.9"],
    ["1", "198.51.100.7"],
    ["2", "203.0.113.4"],
  ])("with TRUST_PROXY_HOPS=%s the client is %s", async (hops, client) => {
    let seen: string | null = "";
    const app = apiApp({
      variables: { TRUST_PROXY_HOPS: hops },
      routes: [
        answering("updateForCod", async (context) => {
          seen = context.client;
          return codAnswer;
        }),
      ],
    });
    const headers = { "x-forwarded-for": "203.0.113.4, 198.51.100.7" };
    await app.send("POST", COD, { ...codBody, headers }, { incoming: { socket: { remoteAddress: "10.0.0.9" } } });
    expect(seen).toBe(client);
  });

  it("keeps a valid request id and replaces any other", async () => {
    const app = apiApp();
    const given = await app.send("GET", "/api/none", { headers: { "x-request-id": "0123456789abcdef" } });
    expect(given.headers.get("x-request-id")).toBe("0123456789abcdef");
    const forged = await app.send("GET", "/api/none", { headers: { "x-request-id": "a b" } });
    expect(forged.headers.get("x-request-id")).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it("has a unique request id", async () => {
    const app = apiApp();
    const responses = await Promise.all(Array.from({ length: 600 }, () => app.send("GET", "/api/none")));
    expect(new Set(responses.map((response) => response.headers.get("x-request-id"))).size).toBe(600);
  });
});

describe("the authority of a call", () => {
  it("requires a session where the contract does", async () => {
    const app = apiApp({ routes: [answering("getMyPreviousOrders", async () => ({}))] });
    const response = await app.send("GET", "/api/v1/get_my_previous_orders");
    expect(response.status).toBe(401);
    expect((await refusalOf(response)).errors[0]?.code).toBe("no-session");
  });

  it("requires an idempotency key where the contract does", async () => {
    const app = apiApp({ routes: [answering("payment", async () => ({}))] });
    const body = { json: { order_id: "7K3M-9QXT-2HVB-4D8N" } };
    const without = await refusalOf(await app.send("POST", "/api/v1/payment", body));
    expect(without.errors[0]?.code).toBe("idempotency-key-missing");
    const wrong = await refusalOf(
      await app.send("POST", "/api/v1/payment", { ...body, headers: { "idempotency-key": "again" } }),
    );
    expect(wrong.errors[0]).toMatchObject({ code: "invalid-input", field: "Idempotency-Key" });
  });
});

describe("answers", () => {
  it("are private and not stored, except those of the public catalogue", async () => {
    const districts = answering("getAllDistricts", async () => ({ status: true, data: [] }));
    const app = apiApp({ routes: [districts, answering("updateForCod", async () => codAnswer)] });
    const own = await app.send("POST", COD, codBody);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    const shared = await app.send("GET", "/api/v1/get-all-districts");
    expect(shared.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
    expect(shared.headers.get("vary")).toBe("lang");
  });

  it("are an internal error if they do not match the contract", async () => {
    const app = cod(async () => ({ status: true }));
    const response = await app.send("POST", COD, codBody);
    expect(response.status).toBe(500);
    expect(app.log.lines).toHaveLength(1);
  });
});

describe("errors of a handler", () => {
  const failing = (error: unknown) =>
    cod(async () => {
      throw error;
    });

  it("answers a DomainError with its status, code and field, and a message with its facts", async () => {
    const app = failing(new DomainError("out-of-stock", { field: "product.0", facts: { left: 2 } }));
    const response = await app.send("POST", COD, codBody);
    expect(response.status).toBe(409);
    const message = "We have only 2 of this product left. Lower the quantity.";
    expect((await refusalOf(response)).errors).toEqual([{ code: "out-of-stock", message, field: "product.0" }]);
  });

  it("answers with the message in the language of the lang header", async () => {
    const app = failing(new DomainError("out-of-stock", { facts: { left: 2 } }));
    const response = await app.send("POST", COD, { ...codBody, headers: { lang: "bn" } });
    expect((await refusalOf(response)).errors[0]?.message).toContain("মাত্র ২টি");
  });

  it("answers 200 with status false where the specification reads the status", async () => {
    const refused = answering("addCartItem", async () => {
      throw new DomainError("quantity-limit", { facts: { max: 5 } });
    });
    const body = { json: { product: [], driver: "session" } };
    const response = await apiApp({ routes: [refused] }).send("POST", "/api/v1/add-cart-item", body);
    expect(response.status).toBe(200);
    expect((await refusalOf(response)).errors[0]?.code).toBe("quantity-limit");
  });

  it("answers an internal error with nothing but its request id, and logs the error with the id", async () => {
    const app = failing(new Error("relation carts: password=hunter2"));
    const response = await app.send("POST", COD, codBody);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain("internal-error");
    expect(text).not.toContain("hunter2");
    expect(app.log.lines).toEqual([
      { message: "call failed", fields: expect.objectContaining({ requestId: JSON.parse(text).requestId }) },
    ]);
  });

  it.each([
    ["a refused connection", Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
    ["a server that shuts down", Object.assign(new Error("admin shutdown"), { code: "57P01" })],
    ["a full disk", new Error("query", { cause: Object.assign(new Error("disk full"), { code: "53100" }) })],
    ["a lock that is not released", Object.assign(new Error("lock"), { code: "55P03" })],
    ["a pool that cannot connect", new Error("timeout exceeded when trying to connect")],
    ["a broken connection", new Error("Connection terminated unexpectedly")],
  ])("answers 503 with Retry-After for %s", async (_, error) => {
    const response = await failing(error).send("POST", COD, codBody);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await refusalOf(response)).errors[0]?.code).toBe("service-unavailable");
  });

  it("answers 500 for an invalid SQL statement", async () => {
    const response = await failing(Object.assign(new Error("syntax"), { code: "42601" })).send("POST", COD, codBody);
    expect(response.status).toBe(500);
  });

  it("answers 429 with the seconds to wait after too many attempts", async () => {
    const app = failing(new DomainError("too-many-requests", { facts: { retryAfterSeconds: 30 } }));
    const response = await app.send("POST", COD, codBody);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("30");
    expect((await refusalOf(response)).errors[0]?.message).toContain("30 seconds");
  });
});

describe("changes requested by a page", () => {
  const change = (headers: Record<string, string>, variables = {}) =>
    apiApp({ routes: [answering("updateForCod", async () => codAnswer)], variables }).send("POST", COD, {
      ...codBody,
      headers,
    });

  it.each([
    ["a request without a browser", {}],
    ["the product's own page", { origin: ORIGIN }],
    [
      "the product's own page, marked as same-origin",
      { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-origin" },
    ],
    ["the product's own page at another of its hosts", { origin: "http://192.168.0.7:3000", host: "192.168.0.7:3000" }],
    ["an allowed partner", { origin: "https://partner.example", "sec-fetch-site": "cross-site" }],
  ])("are accepted from %s", async (_, headers) => {
    expect((await change(headers, { CORS_ALLOW: "https://partner.example" })).status).toBe(200);
  });

  it.each([
    ["a page of another site", { origin: "https://evil.example" }],
    ["a page with the origin null", { origin: "null" }],
    ["a sibling host", { origin: "https://evil.shop.example", "sec-fetch-site": "same-site" }],
    ["a cross-site request that hides its origin", { "sec-fetch-site": "cross-site" }],
    ["a host name that only begins like ours", { origin: "https://shop.example.evil.example" }],
  ])("are refused from %s", async (_, headers) => {
    const response = await change(headers);
    expect(response.status).toBe(403);
    expect((await refusalOf(response)).errors[0]?.code).toBe("forbidden");
  });

  it("are readable by another site only if CORS_ALLOW contains its origin", async () => {
    const app = apiApp({ variables: { CORS_ALLOW: "https://partner.example" } });
    const preflight = (origin: string) =>
      app.send("OPTIONS", COD, { headers: { origin, "access-control-request-method": "POST" } });
    const partner = await preflight("https://partner.example");
    expect(partner.headers.get("access-control-allow-origin")).toBe("https://partner.example");
    expect(partner.headers.get("access-control-allow-credentials")).toBe("true");
    expect(partner.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("weblogintoken");
    expect((await preflight("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
    const none = await apiApp().send("OPTIONS", COD, { headers: { origin: "https://partner.example" } });
    expect(none.headers.get("access-control-allow-origin")).toBeNull();
  });
});

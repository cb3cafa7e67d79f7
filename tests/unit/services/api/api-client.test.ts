import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { callPaths } from "@/backend/contract/paths";
import { createApi } from "@/services/api/api-client";
import type { ApiError } from "@/services/api/api-error";
import { buildCallHeaders } from "@/services/api/call-headers";
import { sendLongAnswer, serve } from "@/tests/support/servers/local-server";

const bases = { shop: "", site: "", login: "" };
const facts = { lang: "en", webLoginToken: null, previewToken: null, channelName: null };
const headers = () => buildCallHeaders(facts);

/** An Api whose backend is in the same process, with all requests that were made to it. */
function apiWith(answer: (request: Request) => Response | Promise<Response>, callHeaders = headers) {
  const requests: Request[] = [];
  const transport = async (request: Request) => {
    requests.push(request);
    return answer(request);
  };
  return { api: createApi({ bases, headers: callHeaders, transport }), requests };
}

const refusal = {
  status: false,
  errors: [{ code: "out-of-stock", message: "Gone", field: "product.0" }],
  requestId: "r-1",
};
const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error("It was answered")),
    (error: unknown) => error as ApiError,
  );

describe("the request of a call", () => {
  test("[API-SHOP-01] shop calls are GET or POST, with additional custom headers", async () => {
    const { api, requests } = apiWith(() => Response.json({ ok: true }));
    await api.request("getAllDistricts");
    await api.request("hideOrders", { body: {}, headers: { "Idempotency-Key": "k-1" } });
    expect(requests.map(({ method }) => method)).toEqual(["GET", "POST"]);
    expect(requests[1]?.headers.get("Idempotency-Key")).toBe("k-1");
  });

  test('encodes path parameters, and refuses a missing one and ".."', async () => {
    const { api, requests } = apiWith(() => Response.json({ data: [] }));
    await api.request("getThanaByDistrict", { params: { district: "Cox's Bazar/1" } });
    expect(new URL(requests[0]?.url ?? "").pathname).toBe("/api/v1/get-thana-by-district/Cox's%20Bazar%2F1");
    await expect(api.request("getThanaByDistrict", { params: { district: ".." } })).rejects.toThrow(RangeError);
    await expect(api.request("getThanaByDistrict")).rejects.toThrow(RangeError);
  });

  test("compiles only with the parameters, body and answer of the contract", async () => {
    const { api, requests } = apiWith(() => Response.json({ status: true, data: [] }));
    // @ts-expect-error the path has another parameter
    await expect(api.request("getOffer", { params: { pack: "offer-1" } })).rejects.toThrow(RangeError);
    // @ts-expect-error no such kind
    await api.request("listOffers", { query: { kind: "gift", page: 2 } });
    // @ts-expect-error the call takes no body
    await api.request("logout", { body: { token: "t" } });
    const { data } = await api.request("listSessions");
    // @ts-expect-error the answer has no such field
    expect(data[0]?.sessionId).toBeUndefined();
    expect(requests).toHaveLength(3);
  });

  test("leaves out undefined query parameters", async () => {
    const { api, requests } = apiWith(() => Response.json({}));
    await api.request("getProducts", { query: { category: "phones", page: 2, brand: undefined } });
    expect(new URL(requests[0]?.url ?? "").search).toBe("?category=phones&page=2");
  });

  test("has a JSON body or a form body", async () => {
    const { api, requests } = apiWith(() => Response.json({}));
    await api.request("deliveryOption", { body: { district: "ঢাকা" } });
    await api.request("sendOtp", { form: { msisdn: "01712345678" } });
    expect(requests[0]?.headers.get("content-type")).toBe("application/json");
    expect(await requests[0]?.json()).toEqual({ district: "ঢাকা" });
    expect(requests[1]?.headers.get("content-type")).toBe("application/x-www-form-urlencoded");
    expect(await requests[1]?.text()).toBe("msisdn=01712345678");
  });

  test.each([
    ["API-LOGIN-09", "lang", { lang: "bn" }, "bn"],
    ["API-LOGIN-10", "webLoginToken", { webLoginToken: "token-1" }, "token-1"],
    ["API-LOGIN-11", "Previewtoken", { previewToken: "preview-1" }, "preview-1"],
    ["API-LOGIN-12", "channelName", { channelName: "wallet" }, "wallet"],
  ])("[%s] every call has the header %s", async (_id, name, fact, value) => {
    const { api, requests } = apiWith(
      () => Response.json({}),
      () => buildCallHeaders({ ...facts, ...fact }),
    );
    await api.request("getAllDistricts");
    expect(requests[0]?.headers.get(name)).toBe(value);
  });

  test("has an empty header for an invalid header value", () => {
    expect(buildCallHeaders({ ...facts, channelName: "x\r\nSet-Cookie: a", webLoginToken: "টোকেন" })).toMatchObject({
      channelName: "",
      webLoginToken: "",
    });
  });
});

describe("the answer to a call", () => {
  test("is an ApiError with codes and request id for a refusal", async () => {
    const { api } = apiWith(() => Response.json(refusal, { status: 409 }));
    const error = await failure(api.request("makeOrder"));
    expect(error).toMatchObject({
      kind: "refused",
      status: 409,
      code: "out-of-stock",
      requestId: "r-1",
      isNotFound: false,
    });
    expect(error.message).toBe("Gone");
  });

  test("is an absence for a missing product, but not for a missing call", async () => {
    const missing = (code: string) =>
      apiWith(() => Response.json({ ...refusal, errors: [{ code, message: "" }] }, { status: 404 }));
    expect(await failure(missing("product-not-found").api.request("getProducts"))).toMatchObject({ isNotFound: true });
    expect(await failure(missing("call-not-found").api.request("getProducts"))).toMatchObject({ isNotFound: false });
  });

  test.each([
    ["a 5xx", () => Response.json(refusal, { status: 503 })],
    ["an answer that is not JSON", () => new Response("<html>gateway</html>", { status: 200 })],
    ["an answer that is null", () => Response.json(null)],
    ["an answer that is a list", () => Response.json([])],
    ["an error page", () => new Response("<html>bad gateway</html>", { status: 502 })],
    ["a page that a proxy sends with 404", () => new Response("<html>not found</html>", { status: 404 })],
    ["a 403 without a body", () => new Response(null, { status: 403 })],
    ["a backend that throws", () => Promise.reject(new Error("broken"))],
  ])("is an outage for %s", async (_words, answer) => {
    const { api } = apiWith(answer);
    expect(await failure(api.request("getAllDistricts"))).toMatchObject({ kind: "outage" });
  });

  test("drops errors without a message", async () => {
    const { api } = apiWith(() => Response.json({ errors: ["", null, 7, { code: "forbidden" }] }, { status: 400 }));
    expect(await failure(api.request("makeOrder"))).toMatchObject({ kind: "refused", errors: [], code: null });
  });

  test("[ERR-02] has the message of an error without a code", async () => {
    for (const error of ["Sold out", { message: "Sold out" }]) {
      const { api } = apiWith(() => Response.json({ errors: [error] }, { status: 400 }));
      expect(await failure(api.request("addCartItem"))).toMatchObject({
        errors: [{ message: "Sold out" }],
        code: null,
      });
    }
  });

  test("is a timeout if it does not arrive in time", async () => {
    jest.useFakeTimers();
    const { api } = apiWith(() => new Promise<Response>(() => undefined));
    const late = failure(api.request("getAllDistricts"));
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(await late).toMatchObject({ kind: "timeout", status: null });
  });
});

describe("over HTTP", () => {
  let server: Server;
  let base = "";

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url?.startsWith(callPaths.getProducts.path)) return;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ url: request.url, lang: request.headers.lang }));
    });
    await new Promise<void>((ready) => {
      server.listen(0, "127.0.0.1", ready);
    });
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  });

  test("calls a system at its base address, and the other systems in the process", async () => {
    const transport = async () => Response.json({ url: "in process" });
    const api = createApi({ bases: { ...bases, shop: base }, headers, transport });
    expect(await api.request("getAllDistricts")).toEqual({ url: "/api/v1/get-all-districts", lang: "en" });
    expect(await api.request("listStores")).toEqual({ url: "in process" });
  });

  test("ends a request with the reason of the caller's signal", async () => {
    const api = createApi({ bases: { ...bases, shop: base }, headers });
    const leave = new AbortController();
    const left = api.request("getProducts", { signal: leave.signal }).catch((error: unknown) => error);
    leave.abort(new Error("left"));
    expect(await left).toEqual(new Error("left"));
    await expect(api.request("getAllDistricts", { signal: leave.signal })).rejects.toThrow("left");
  });

  test("follows no redirect of a system, and sends the session to no other address", async () => {
    const received: unknown[] = [];
    const elsewhere = await serve((request, response) => {
      received.push(request.headers["weblogintoken"]);
      response.end("{}");
    });
    const system = await serve((_, response) => response.writeHead(307, { location: elsewhere.address }).end());
    const api = createApi({ bases: { ...bases, shop: system.address }, headers });
    expect(await failure(api.request("makeOrder"))).toMatchObject({ kind: "outage", status: 307 });
    expect(received).toEqual([]);
    await Promise.all([system.close(), elsewhere.close()]);
  });

  test("reads only the beginning of a long answer of a system", async () => {
    let isWholeSent: Promise<boolean> | undefined;
    const system = await serve((_, response) => {
      isWholeSent = sendLongAnswer(response);
    });
    const api = createApi({ bases: { ...bases, shop: system.address }, headers });
    expect(await failure(api.request("getAllDistricts"))).toMatchObject({ kind: "outage", status: 200 });
    expect(await isWholeSent).toBe(false);
    await system.close();
  });

  test("throws an outage if a system cannot be reached", async () => {
    const api = createApi({ bases: { ...bases, shop: "http://127.0.0.1:1" }, headers });
    expect(await failure(api.request("getAllDistricts"))).toMatchObject({ kind: "outage", status: null });
  });
});

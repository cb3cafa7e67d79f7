import type { Route } from "@/backend/http/requests/route";
import { apiApp, contractCall, refusalOf, type SentRequest } from "@/tests/support/servers/api-app";
import { MAX_BODY_BYTES } from "@/utils/requests/request-limits";
import { isHostile } from "@/utils/text/json-fields";

const COD = "/api/v1/update-for-cod";
const TOKEN = "abcdefghijklmnopqrstuvwx";

/** Calls a route whose payload is `{ token, cod }`. Returns the response and the input that the handler received. */
async function send(request: SentRequest, path = COD, name: Parameters<typeof contractCall>[0] = "updateForCod") {
  let received: unknown;
  const route: Route = {
    call: contractCall(name),
    handle: async (_, input) => {
      received = input.body ?? input.query;
      return null;
    },
  };
  const app = apiApp({ routes: [route], checkAnswers: false });
  const response = await app.send(route.call.method, path, request);
  return { response, received: () => received };
}

async function codesOf(
  request: SentRequest,
  ...to: [path?: string, name?: "sendOtp"]
): Promise<[number, string | undefined]> {
  const { response, received } = await send(request, ...to);
  expect(received()).toBeUndefined();
  return [response.status, (await refusalOf(response)).errors[0]?.code];
}
const json = { "content-type": "application/json" };

describe("the payload of a call", () => {
  it("is accepted as JSON with any charset in the content type", async () => {
    const body = JSON.stringify({ token: TOKEN, cod: true });
    const { response, received } = await send({ body, headers: { "content-type": "Application/JSON; charset=utf-8" } });
    expect(response.status).toBe(200);
    expect(received()).toEqual({ token: TOKEN, cod: true });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""])(
    "of type %p is refused",
    async (type) => {
      const body = new TextEncoder().encode(JSON.stringify({ token: TOKEN, cod: true }));
      const request = { body, headers: type === "" ? {} : { "content-type": type } };
      expect(await codesOf(request)).toEqual([415, "content-type-not-supported"]);
    },
  );

  it("may be a form if the contract allows it", async () => {
    const body = new URLSearchParams({ msisdn: "+880 1712-345678" });
    const { response, received } = await send({ body }, "/backend/api/v1/otp", "sendOtp");
    expect(response.status).toBe(200);
    expect(received()).toEqual({ msisdn: "+880 1712-345678" });
  });

  it.each(["msisdn=%00", "msisdn=0171%002345678", "msisdn=01712345678&__proto__=1"])(
    "is refused as the form %p",
    async (form) => {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const { response, received } = await send({ body: form, headers }, "/backend/api/v1/otp", "sendOtp");
      expect(received()).toBeUndefined();
      expect((await refusalOf(response)).errors[0]?.code).toBe("invalid-input");
    },
  );

  it.each([["{"], ["nul"], ["{'token':1}"], ['{"a":1}{"b":2}'], ['{"a":\u0000}'], ["﻿{}x"]])(
    "%p is malformed JSON",
    async (body) => {
      expect(await codesOf({ body, headers: json })).toEqual([400, "malformed-json"]);
    },
  );

  it("is malformed if it is not UTF-8", async () => {
    const body = Buffer.concat([Buffer.from('{"token":"'), Buffer.from([0xc3, 0x28]), Buffer.from('","cod":true}')]);
    expect(await codesOf({ body, headers: json })).toEqual([400, "malformed-json"]);
  });

  it.each([
    ["declared", { "content-length": String(MAX_BODY_BYTES + 1) }],
    ["not declared", {}],
  ])("is refused above 64 kB, with the length %s", async (_, headers) => {
    const body = JSON.stringify({ token: "x".repeat(MAX_BODY_BYTES), cod: true });
    expect(await codesOf({ body, headers: { ...json, ...headers } })).toEqual([413, "body-too-large"]);
  });

  it("is refused as a form with more than 200 fields, also if they all have the same name", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const sent = (fields: number) =>
      codesOf({ body: Array(fields).fill("b=1").join("&"), headers: form }, contractCall("sendOtp").path, "sendOtp");
    expect(await sent(201)).toEqual([413, "too-many-fields"]);
    expect((await sent(200))[0]).toBe(400);
  });

  it.each([
    ["an address above 8,192 characters", `?${"a".repeat(8_192)}`, {}, [414, "address-too-long"]],
    ["more than 100 parameters", `?b${"&b".repeat(100)}`, {}, [414, "address-too-long"]],
    ["cookies above 8,192 characters", "", { cookie: "a".repeat(8_193) }, [431, "headers-too-large"]],
  ])("is refused with %s", async (_, search, headers, refused) => {
    expect(await codesOf({ json: { token: TOKEN, cod: true }, headers }, COD + search)).toEqual(refused);
    expect((await apiApp().send("GET", `/api/none${search}`, { headers })).status).toBe(refused[0]);
  });

  it("is read only up to the limit if it comes in chunks", async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16 * 1024).fill(0x20));
      },
    });
    expect(await codesOf({ body: endless, headers: json })).toEqual([413, "body-too-large"]);
    expect(pulled).toBeLessThan(10);
  });

  it.each([
    ["NUL", '{"token":"abcdefghijklmnop\\u0000","cod":true}'],
    ["NUL in a name", '{"token":"abcdefghijklmnop","cod":true,"\\u0000":1}'],
    ["half of a surrogate pair", '{"token":"abcdefghijklmnop\\ud83d","cod":true}'],
    ["a __proto__ key", '{"token":"abcdefghijklmnop","cod":true,"__proto__":{"cod":false}}'],
    ["an escaped __proto__ key", '{"token":"abcdefghijklmnop","cod":true,"\\u005f_proto__":{}}'],
  ])("is refused as JSON with %s", async (_, body) => {
    expect(await codesOf({ body, headers: json })).toEqual([400, "invalid-input"]);
    expect(({} as { cod?: boolean }).cod).toBeUndefined();
  });

  it("is refused if it is nested thousands of levels deep", async () => {
    const depth = 30_000;
    const body = `${'{"a":'.repeat(depth / 5)}1${"}".repeat(depth / 5)}`;
    expect(await codesOf({ body, headers: json })).toEqual([400, "invalid-input"]);
    expect(isHostile(JSON.parse("[".repeat(depth) + "]".repeat(depth)))).toBe(true);
  });

  it("may contain harmless escapes", async () => {
    const { response } = await send({ body: `{"token":"${TOKEN}","cod":true}`.replace("a", "\\u0061"), headers: json });
    expect(response.status).toBe(200);
  });

  it("counts as an object without fields if it is empty", async () => {
    const { response } = await send({});
    expect((await refusalOf(response)).errors.map((error) => error.field)).toEqual(["token", "cod"]);
  });

  it("returns each invalid field once, ten at most, in both languages", async () => {
    const wrong = {
      token: 7,
      cod: "yes",
      ...Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`x${at}`, at])),
    };
    const english = await refusalOf((await send({ json: wrong })).response);
    expect(english.errors).toHaveLength(10);
    expect(english.errors.slice(0, 3)).toEqual([
      { code: "invalid-input", field: "token", message: "token must be text." },
      { code: "invalid-input", field: "cod", message: "cod must be true or false." },
      { code: "invalid-input", field: "x0", message: "x0 is not accepted here." },
    ]);
    const bengali = await refusalOf((await send({ json: wrong, headers: { lang: "bn" } })).response);
    expect(bengali.errors[0]?.message).toBe("token অবশ্যই লেখা হতে হবে।");
  });
});

describe("the query of a call", () => {
  const query = (search: string) => send({}, `/api/get-products${search}`, "getProducts");

  it("is converted to the types of the contract", async () => {
    const { received } = await query("?category=phones&page=2&brand=turna%2Cpillar&utm_source=x");
    expect(received()).toEqual({ category: "phones", page: 2, brand: "turna,pillar" });
  });

  it.each([
    ["a duplicate name", "?page=1&page=2", "page"],
    ["an invalid number", "?page=1e3", "page"],
    ["an unknown choice", "?sort=cheapest", "sort"],
  ])("is refused with %s", async (_, search, field) => {
    const { response } = await query(search);
    expect(response.status).toBe(400);
    expect((await refusalOf(response)).errors[0]).toMatchObject({ code: "invalid-input", field });
  });

  it.each(["?brand=%00", "?brand=a%00b&page=1"])("is refused with NUL in %p", async (search) => {
    expect((await query(search)).response.status).toBe(400);
  });

  it("is accepted with invalid percent encoding", async () => {
    expect((await query("?brand=%E0%A4%A&utm_term=%")).response.status).toBe(200);
  });
});

describe("a path parameter", () => {
  it.each(["%00", "Dhaka%00", "x", "a".repeat(61)])("%p is refused", async (district) => {
    const path = `/api/v1/get-thana-by-district/${district}`;
    const { response } = await send({}, path, "getThanaByDistrict");
    expect(response.status).toBe(400);
    expect((await refusalOf(response)).errors[0]?.code).toBe("invalid-input");
  });
});

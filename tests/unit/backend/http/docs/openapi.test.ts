import { allCalls, callsByFeature } from "@/backend/contract/all-calls";
import type { CallName } from "@/backend/contract/paths";
import { callExamples } from "@/backend/http/docs/call-examples";
import { docsPageWriter } from "@/backend/http/docs/docs-page";
import { type JsonSchema, type Operation, openApiDocument } from "@/backend/http/docs/openapi";
import { contractCall, ORIGIN } from "@/tests/support/servers/api-app";

const document = openApiDocument(callsByFeature, ORIGIN);
const operations = new Map<string, Operation>(
  Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => [operation.operationId, operation] as const),
  ),
);
const operation = (name: CallName): Operation => {
  const found = operations.get(name);
  if (found === undefined) throw new Error(`${name} is not in the document`);
  return found;
};

/** Every `$ref` in the document. */
function references(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : references(inner),
  );
}

describe("the OpenAPI document", () => {
  it("contains every call at its method and path", () => {
    expect(operations.size).toBe(allCalls.length);
    for (const call of allCalls) {
      expect(document.paths[call.path]?.[call.method.toLowerCase()]?.operationId).toBe(call.name);
    }
  });

  it("contains the target of every reference", () => {
    const found = new Set(references(document));
    expect(found.size).toBeGreaterThan(30);
    for (const reference of found) {
      const target = reference
        .slice(2)
        .split("/")
        .reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], document);
      expect([reference, target]).toEqual([reference, expect.any(Object)]);
    }
  });

  it("lists the answer 404 for a call that names something, such as an offer", () => {
    expect(operation("getOffer").responses).toHaveProperty("404");
    expect(operation("listPopularSearches").responses).not.toHaveProperty("404");
  });

  it("allows no unknown field in a payload, but allows it in an answer", () => {
    const cart = operation("addCartItem");
    expect(cart.requestBody?.content["application/json"]?.schema.additionalProperties).toBe(false);
    const { schemas } = document.components;
    expect(schemas["CartView"]?.additionalProperties).toBeUndefined();
    expect(schemas["CartItemInput"]?.additionalProperties).toBe(false);
  });

  it("lists the parameters of path and query and the idempotency key", () => {
    const names = (name: CallName) =>
      operation(name).parameters.flatMap((entry) =>
        "name" in entry ? [`${entry.in} ${entry.name} ${entry.required}`] : [],
      );
    expect(names("getThanaByDistrict")).toEqual(["path district true"]);
    expect(names("getCartItem")).toEqual(["query productToken true"]);
    expect(names("makeOrder")).toEqual(["header Idempotency-Key true"]);
  });

  it("describes a number in a query as a number", () => {
    const page = operation("getProducts").parameters.find((entry) => "name" in entry && entry.name === "page");
    expect(page).toMatchObject({ schema: { type: "integer", minimum: 1 } satisfies JsonSchema });
  });

  it("marks form and JSON payloads, and calls that need a session or a partner's key", () => {
    expect(Object.keys(operation("sendOtp").requestBody?.content ?? {})).toEqual([
      "application/x-www-form-urlencoded",
      "application/json",
    ]);
    expect(operation("getMyPreviousOrders").security).toEqual([{ session: [] }]);
    expect(operation("createHandoff").security).toEqual([{ partner: [] }]);
  });
});

describe("the examples", () => {
  it.each(Object.entries(callExamples))("of %s fit the contract", (name, example) => {
    const call = contractCall(name as CallName);
    expect(call.answer.safeParse(example?.answer).error).toBeUndefined();
    if (call.body !== undefined) expect(call.body.safeParse(example?.body).error).toBeUndefined();
    else expect(example?.body).toBeUndefined();
  });
});

describe("the documentation page", () => {
  it("shows every call with its own anchor, and the number of calls", () => {
    const page = docsPageWriter(document)("");
    for (const call of allCalls) expect(page).toContain(`<article id="${call.name}"`);
    expect(page).toContain(`${allCalls.length} calls`);
    expect(page).not.toMatch(/<script|https?:\/\/(?!shop\.example|pay\.example)/);
  });

  it("links only to existing anchors", () => {
    const page = docsPageWriter(document)("");
    const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((id) => !anchors.has(id))).toEqual([]);
  });

  it("finds calls that match every word of a search, also in field names", () => {
    const page = docsPageWriter(document)("MSISDN  trackOrder");
    expect(page).toContain('<article id="getTrackOrderDetails"');
    expect(page).not.toContain('<article id="addCartItem"');
    expect(page).toMatch(/1 of \d+ calls fit/);
  });

  it("escapes the text of a search", () => {
    const page = docsPageWriter(document)('"><img src=x onerror=alert(1)>');
    expect(page).not.toContain("<img");
    expect(page).toContain("&quot;&gt;&lt;img");
  });
});

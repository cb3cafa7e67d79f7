import { createAskingApi, createPublicApi, createVisitorApi } from "@/services/api/api-client.server";

afterEach(() => {
  globalThis.dispatch = undefined;
});

it("names the call in the error of a call that failed", async () => {
  globalThis.dispatch = async () => new Response("<h1>Down for maintenance</h1>");

  await expect(createPublicApi("en").request("getProducts")).rejects.toMatchObject({
    call: "getProducts",
    kind: "outage",
    status: 200,
  });
});

it("a call that may ask the payment gateway has the visitor's address, and only a visitor's own call has a connection", async () => {
  const connections: unknown[] = [];
  globalThis.dispatch = async (_, connection) => {
    connections.push(connection);
    return Response.json({});
  };
  const caller = { req: { headers: {}, cookies: {}, socket: { remoteAddress: "::ffff:203.0.113.9" } } as never };
  await createAskingApi(caller).request("getRecharge");
  await createVisitorApi(caller).request("getRecharge");
  await createPublicApi("en").request("getRecharge");
  expect(connections).toEqual([
    { visitor: "203.0.113.9" },
    { incoming: { socket: { remoteAddress: "203.0.113.9" } } },
    undefined,
  ]);
});

it("a call that may ask the payment gateway carries the session of a hand-off in the place of the cookie's", async () => {
  const tokens: (string | null)[] = [];
  globalThis.dispatch = async (request) => {
    tokens.push(request.headers.get("webLoginToken"));
    return Response.json({});
  };
  const cookies = { gp_web_token: "cookie-token" };
  const headers = { cookie: "gp_web_token=cookie-token" };
  const caller = { req: { headers, cookies, socket: { remoteAddress: "203.0.113.9" } } as never };
  await createAskingApi(caller).request("getRecharge");
  await createAskingApi(caller, "handed-over").request("getRecharge");
  expect(tokens).toEqual(["cookie-token", "handed-over"]);
});

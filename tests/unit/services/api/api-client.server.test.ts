import { createPublicApi } from "@/services/api/api-client.server";

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

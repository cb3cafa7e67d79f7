import { createApi } from "@/services/api/api-client";
import { buildCallHeaders } from "@/services/api/call-headers";
import { requestRechargeRedirect } from "@/services/recharge/recharge-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

const answering = (answer: unknown) => fakeApi({ recharge: () => answer });

it("[RECH-07] reads the address from data.data.redirectUrl of the body", async () => {
  const api = answering({ status: true, data: { data: { redirectUrl: "https://pay.example/r/1" } } });
  const { signal } = new AbortController();
  await expect(requestRechargeRedirect(api, signal)).resolves.toBe("https://pay.example/r/1");
  expect(api.sent).toEqual([{ name: "recharge", input: { body: { payment_type: "gp_pol" }, signal } }]);
  const plain = answering({ status: true, data: { data: { redirectUrl: "HTTP://pay.example/r/2" } } });
  await expect(requestRechargeRedirect(plain)).resolves.toBe("HTTP://pay.example/r/2");
  const path = answering({ data: { data: { redirectUrl: "/recharge?from=app" } } });
  await expect(requestRechargeRedirect(path)).resolves.toBe("/recharge?from=app");
});

it.each([
  ["no address", { status: true, data: {} }],
  ["a script", { data: { data: { redirectUrl: "javascript:alert(1)" } } }],
  ["a script that contains an address", { data: { data: { redirectUrl: "javascript:open('https://pay.example')" } } }],
  ["a host without a protocol", { data: { data: { redirectUrl: "//evil.example" } } }],
  ["a number", { data: { data: { redirectUrl: 7 } } }],
])("throws an outage for %s", async (_, answer) => {
  await expect(requestRechargeRedirect(answering(answer))).rejects.toMatchObject({ name: "ApiError", kind: "outage" });
});

it("[API-SITE-39] the redirect is requested by POST /api/v1/recharge with payment_type gp_pol and the channel in the header", async () => {
  const requests: Request[] = [];
  const api = createApi({
    bases: { shop: "", site: "", login: "" },
    headers: () => buildCallHeaders({ lang: "en", webLoginToken: null, previewToken: null, channelName: "wallet" }),
    transport: async (request) => {
      requests.push(request);
      return Response.json({ status: true, data: { data: { redirectUrl: "https://pay.example/r/1" } } });
    },
  });
  await requestRechargeRedirect(api);
  const [request] = requests;
  expect([request?.method, new URL(request?.url ?? "").pathname]).toEqual(["POST", "/api/v1/recharge"]);
  expect(await request?.json()).toEqual({ payment_type: "gp_pol" });
  expect(request?.headers.get("channelName")).toBe("wallet");
});

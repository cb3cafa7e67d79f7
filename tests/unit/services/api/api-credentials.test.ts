import { callPaths } from "@/backend/contract/paths";
import { createApi } from "@/services/api/api-client";

const SYSTEM = "https://calls.example";
const headers = () => ({ lang: "en" as const, webLoginToken: "", Previewtoken: "", channelName: "" });

test("[API-SITE-02] a call of the main site is sent with cookies to any origin; a call of the shop only to the same origin", async () => {
  const credentials: Record<string, RequestCredentials | undefined> = {};
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    credentials[String(address)] = init?.credentials;
    return Response.json({});
  });
  const api = createApi({ bases: { shop: SYSTEM, site: SYSTEM, login: SYSTEM }, headers });
  await api.request("listStores");
  await api.request("getAllDistricts");
  expect(credentials).toEqual({
    [SYSTEM + callPaths.listStores.path]: "include",
    [SYSTEM + callPaths.getAllDistricts.path]: "same-origin",
  });
});

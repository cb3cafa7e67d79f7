import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { callPaths } from "@/backend/contract/paths";
import { createApi } from "@/services/api/api-client";

/** A system at an address of its own, which gives its first caller a cookie and remembers the cookies that come back. */
let server: Server;
let base = "";
const brought: Record<string, string[]> = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", request.headers.origin ?? "");
    response.setHeader("access-control-allow-credentials", "true");
    response.setHeader("access-control-allow-headers", request.headers["access-control-request-headers"] ?? "");
    response.setHeader("set-cookie", "visit=seventeen; Path=/");
    response.setHeader("content-type", "application/json");
    const path = new URL(request.url ?? "", "http://site").pathname;
    if (request.method !== "OPTIONS") brought[path] = [...(brought[path] ?? []), request.headers.cookie ?? ""];
    response.end("{}");
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

const headers = () => ({ lang: "en" as const, webLoginToken: "", Previewtoken: "", channelName: "" });

test("[API-SITE-02] a call of the main site brings back the cookies of its address, a call of the shop none", async () => {
  const api = createApi({ bases: { shop: base, site: base, login: base }, headers });
  await api.request("listStores");
  await api.request("listStores");
  await api.request("getAllDistricts");
  expect(brought[callPaths.listStores.path]).toEqual(["", "visit=seventeen"]);
  expect(brought[callPaths.getAllDistricts.path]).toEqual([""]);
});

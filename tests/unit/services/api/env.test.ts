import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createApi } from "@/services/api/api-client";
import type * as env from "@/services/api/env";
import { verifyLoginCode } from "@/services/login/login-service";

const NAME = "NEXT_PUBLIC_LOGIN_API_URL";
const TOKEN = "t".repeat(43);
const before = process.env[NAME];
afterEach(() => {
  if (before === undefined) delete process.env[NAME];
  else process.env[NAME] = before;
});

/** The base addresses in a build with this setting. */
function basesWith(value: string): typeof env.apiBases {
  process.env[NAME] = value;
  const read: (typeof env.apiBases)[] = [];
  jest.isolateModules(() => read.push(jest.requireActual<typeof env>("@/services/api/env").apiBases));
  return read[0] as typeof env.apiBases;
}

/** The target of a code verification with this base address of the login system: this site, or the called host. */
async function askedWith(value: string): Promise<string> {
  let asked = "nobody";
  const transport = async () => {
    asked = "this site";
    return Response.json({ access_token: TOKEN });
  };
  const headers = () => ({ lang: "en" as const, webLoginToken: "", Previewtoken: "", channelName: "" });
  const server = createServer((request, response) => {
    asked = `${request.headers.host}${request.url}`;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ access_token: TOKEN }));
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = createApi({ bases: basesWith(value.replace("HOST", host)), headers, transport });
  const guess = { msisdn: "01712345678", code: "0042", address: "https://shop.example/" };
  expect(await verifyLoginCode(api, guess)).toBe(TOKEN);
  server.closeAllConnections();
  server.close();
  return asked.replace(host, "HOST");
}

it("[API-LOGIN-06] the login backend is at NEXT_PUBLIC_LOGIN_API_URL, and on this site if it is empty", async () => {
  expect(await askedWith("http://HOST/")).toBe("HOST/backend/api/v1/verify_otp");
  expect(await askedWith("")).toBe("this site");
});

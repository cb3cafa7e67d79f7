import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { TextFiles } from "@/server/text-files";
import { TEXTS_PATH, textsAddress } from "@/services/page/texts-script.server";

const common = { home: "Home", ask: "How can we help?".repeat(90) };
const cart = { total: "Total" };
const texts = { common, cart };
let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "portal-texts-"));
  for (const language of ["en", "bn"]) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, "common.json"), JSON.stringify(common));
    writeFileSync(join(folder, language, "cart.json"), JSON.stringify(cart));
  }
  const files = new TextFiles(folder);
  server = createServer(async (request, response) => {
    if (!(await files.serve(request, response, request.url ?? "/"))) response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

it("serves the texts of a page as a script with a cache time of a year", async () => {
  const address = textsAddress("en", texts);
  const answer = await fetch(origin + address, { headers: { "accept-encoding": "br" } });
  const page = { self: {} as { siteTexts?: unknown } };
  runInNewContext(await answer.text(), page);
  expect(page.self.siteTexts).toEqual(texts);
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

it("has the same address for the same texts in any order, and another address for other texts", () => {
  const address = textsAddress("en", texts);
  expect(textsAddress("en", { cart, common })).toBe(address);
  expect(textsAddress("en", { cart: { total: "Sum" }, common })).not.toBe(address);
});

it.each([
  ["earlier texts", (address: string) => address.replace(/[\w-]+\.js$/, "AAAAAAAAAAAA.js")],
  ["a namespace that does not exist", (address: string) => address.replace("cart", "card")],
  ["a namespace that is a property of every object", (address: string) => address.replace("cart", "constructor")],
  ["another language", (address: string) => address.replace("/en/", "/fr/")],
])("does not serve %s", async (_what, change) => {
  const answer = await fetch(origin + change(textsAddress("en", texts)));
  expect(answer.status).toBe(404);
});

it("goes through its texts for the first of many wrong addresses only", async () => {
  const files = new TextFiles(folder);
  const isServed = (hash: string) =>
    files.serve({ method: "GET" } as IncomingMessage, {} as ServerResponse, `${TEXTS_PATH}en/cart.common/${hash}.js`);
  expect(await isServed("AAAAAAAAAAAA")).toBe(false);
  const stringify = jest.spyOn(JSON, "stringify");
  for (let tried = 0; tried < 20; tried += 1) expect(await isServed(`AAAAAAAAAAA${tried}`)).toBe(false);
  expect(stringify).not.toHaveBeenCalled();
  stringify.mockRestore();
});

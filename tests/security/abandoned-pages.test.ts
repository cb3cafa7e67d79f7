import { once } from "node:events";
import { type ClientRequest, request as openRequest } from "node:http";
import type { GetServerSideProps } from "next";
import { type FormSite, serveFormPages } from "@/tests/support/servers/form-site";
import { until } from "@/tests/support/site";

/** The pages of one network that are rendered at the same time (server/page-guard.ts). */
const MAX_OF_NETWORK = 4;
const CLIENT = "203.0.113.1";
const LIMIT_MS = 30_000;

/** Ends the rendering of each page of /slow that has begun. */
const finish: (() => void)[] = [];
let left = 0;

/** A page whose rendering goes on when its reader has left. */
const slow: GetServerSideProps = async ({ res }) => {
  res.once("close", () => {
    left += 1;
  });
  await new Promise<void>((done) => finish.push(done));
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.end("page");
  return { props: {} };
};

const fast: GetServerSideProps = async ({ res }) => {
  res.end("fast page");
  return { props: {} };
};

let site: FormSite;
beforeAll(async () => {
  site = await serveFormPages({ "/slow": slow, "/fast": fast }, 1);
});
afterAll(() => site.close());

/** Requests a page. Each address is another page, so none is answered from the cache. */
function getPage(path: string, client: string): ClientRequest {
  const headers = { "x-forwarded-for": client };
  const request = openRequest(site.address + path, { headers, agent: false });
  request.once("error", () => undefined);
  request.end();
  return request;
}

test("readers who leave get no more pages rendered at the same time; a turn ends with the rendering", async () => {
  const readers = Array.from({ length: MAX_OF_NETWORK }, (_, reader) => getPage(`/slow?x=${reader}`, CLIENT));
  await until(() => finish.length === MAX_OF_NETWORK, LIMIT_MS);
  for (const reader of readers) reader.destroy();
  await until(() => left === MAX_OF_NETWORK, LIMIT_MS);

  const next = getPage("/slow?x=next", CLIENT);
  // When another network's later request is answered, the server has seen the one before it.
  await once(getPage("/fast", "203.0.113.2"), "response");
  expect(finish).toHaveLength(MAX_OF_NETWORK);

  for (const end of finish) end();
  await until(() => finish.length > MAX_OF_NETWORK, LIMIT_MS);
  finish.at(-1)?.();
  const [response] = await once(next, "response");
  expect(response.statusCode).toBe(200);
  response.resume();
});

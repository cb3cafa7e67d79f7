import { type ClientRequest, request as openRequest } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { GetServerSideProps } from "next";
import { type FormSite, serveFormPages } from "@/tests/support/servers/form-site";

const RENDER_MS = 400;
/** The pages of one network that are rendered at the same time (server/page-guard.ts). */
const MAX_OF_NETWORK = 4;

let running = 0;
let most = 0;
let begun = 0;

/** A page whose loader takes some time, and goes on when its reader has left. */
const list: GetServerSideProps = async ({ res }) => {
  running += 1;
  begun += 1;
  most = Math.max(most, running);
  await wait(RENDER_MS);
  running -= 1;
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.end("page");
  return { props: {} };
};

let site: FormSite;
beforeAll(async () => {
  site = await serveFormPages({ "/shop": list }, 1);
});
beforeEach(() => {
  running = 0;
  most = 0;
  begun = 0;
});
afterAll(() => site.close());

/** Opens a page that nobody has opened before. */
function open(query: string): ClientRequest {
  const headers = { "x-forwarded-for": "203.0.113.1" };
  const request = openRequest(`${site.address}/shop?x=${query}`, { headers, agent: false });
  request.once("error", () => undefined);
  request.end();
  return request;
}

/** Waits until something is so, but not longer than half of the time that a page takes. */
async function until(isSo: () => boolean): Promise<void> {
  for (let looks = 0; looks < RENDER_MS / 10 && !isSo(); looks += 1) await wait(5);
}

test("readers who leave as soon as their page is begun do not get more pages rendered at the same time", async () => {
  for (let at = 0; at < 20; at += 1) {
    const before = begun;
    const request = open(`leaving-${at}`);
    await until(() => begun > before);
    request.destroy();
  }
  expect(most).toBeLessThanOrEqual(MAX_OF_NETWORK);
});

test("a page that its reader has left gives its turn back when it is rendered", async () => {
  const left = Array.from({ length: MAX_OF_NETWORK }, (_, at) => open(`left-${at}`));
  await until(() => begun === MAX_OF_NETWORK);
  for (const request of left) request.destroy();
  const response = await fetch(`${site.address}/shop?x=next`, {
    headers: { "x-forwarded-for": "203.0.113.1" },
    signal: AbortSignal.timeout(10 * RENDER_MS),
  });
  expect(await response.text()).toBe("page");
});

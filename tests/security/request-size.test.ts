import { Agent, request as openRequest } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import { fieldsOf } from "@/backend/http/requests/request-body";
import { type LargeRequest, largeRequest } from "@/tests/support/large-requests";
import { WIDE_CLIENTS } from "@/tests/support/login";
import { naiveFieldsOf } from "@/tests/support/naive/naive-fields";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { LoopWatch, watchedLoop } from "@/tests/support/servers/loop-watch";
import { createDataDir, freePort, type Site, startSite } from "@/tests/support/site";

const REQUESTS = 1_500;
const AT_ONCE = 20;
const MAX_BLOCK_MS = 50;
/** A request is slow only if it is slow in each of these tries, since a busy machine blocks the loop as well. */
const TRIES = 20;
/** A group with a slow answer is sent again this often, before each of its requests is sent alone. */
const GROUP_TRIES = 3;

jest.setTimeout(600_000);

let database: TestDatabase;
let site: Site;
let watch: LoopWatch;
const data = createDataDir();
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  database = await createTestDatabase();
  const socket = join(data.path, "loop.sock");
  const env = { DATABASE_URL: database.url, ...WIDE_CLIENTS, SMS_PER_MINUTE: "1000000", ...watchedLoop(socket) };
  site = await startSite({ dataDir: data.path, port: await freePort(), asBuilt: true, env });
  watch = await LoopWatch.open(socket);
}, 120_000);
afterAll(async () => {
  agent.destroy();
  watch?.close();
  await site?.end("SIGTERM");
  data.remove();
  await database.close();
});

/** @returns the status; 0 if the connection was closed */
function send({ method, path, headers, body }: LargeRequest): Promise<number> {
  return new Promise((done) => {
    const { hostname, port } = new URL(site.address);
    const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const request = openRequest(
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (answer) => {
        answer.resume().once("end", () => done(answer.statusCode ?? 0));
      },
    );
    request.once("error", () => done(0));
    request.end(body);
  });
}

/** Sends a group of requests at once and counts their statuses. @returns the longest block of the loop, in ms */
async function together(group: readonly LargeRequest[], statuses: Record<number, number>): Promise<number> {
  for (const status of await Promise.all(group.map(send))) statuses[status] = (statuses[status] ?? 0) + 1;
  return watch.longest();
}

/** The shortest time for which this request alone blocked the loop. Stops at the first try that is short enough. */
async function aloneFor(request: LargeRequest): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && shortest > MAX_BLOCK_MS; tries += 1) {
    await watch.longest();
    await send(request);
    shortest = Math.min(shortest, await watch.longest());
  }
  return shortest;
}

test(`${REQUESTS} generated requests of the largest allowed size block the event loop for less than ${MAX_BLOCK_MS} ms each`, async () => {
  const requests = fc.sample(largeRequest, { numRuns: REQUESTS, seed: 20261122 });
  const statuses: Record<number, number> = {};
  const slow: { request: string; milliseconds: number }[] = [];
  let longest = 0;
  await watch.longest();
  for (let from = 0; from < requests.length; from += AT_ONCE) {
    const group = requests.slice(from, from + AT_ONCE);
    let held = await together(group, statuses);
    for (let tries = 0; tries < GROUP_TRIES && held > MAX_BLOCK_MS; tries += 1) held = await together(group, statuses);
    if (held <= MAX_BLOCK_MS) {
      longest = Math.max(longest, held);
      continue;
    }
    for (const request of group) {
      const milliseconds = await aloneFor(request);
      longest = Math.max(longest, milliseconds);
      const { method, path, body } = request;
      if (milliseconds > MAX_BLOCK_MS)
        slow.push({ request: `${method} ${path.slice(0, 60)} ${body.slice(0, 60)}`, milliseconds });
    }
  }
  process.stdout.write(
    `Longest block of the event loop: ${longest.toFixed(1)} ms; answers ${JSON.stringify(statuses)}\n`,
  );

  expect(slow).toEqual([]);
  // The requests reached every kind of response: pages, calls, refusals by a limit, and missing pages.
  for (const status of [200, 400, 404, 405, 413, 414]) expect(statuses[status]).toBeGreaterThan(0);
  expect(statuses[500]).toBeUndefined();
});

test("a form with one name 3,000 times is parsed fast, and slowly by the naive parser", () => {
  const form = new URLSearchParams("b&".repeat(3_000));
  const time = (read: (search: URLSearchParams) => unknown) => {
    const began = performance.now();
    read(form);
    return performance.now() - began;
  };
  const [linear, naive] = [Math.min(time(fieldsOf), time(fieldsOf), time(fieldsOf)), time(naiveFieldsOf)];

  expect(linear).toBeLessThan(MAX_BLOCK_MS);
  // A ratio, because a faster machine makes both shorter.
  expect(naive).toBeGreaterThan(10 * linear);
});

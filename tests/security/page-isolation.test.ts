import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import fc from "fast-check";
import { logInAs, loginApp, PEPPER, WIDE_CLIENTS } from "@/tests/support/login";
import { type OddVisit, oddVisits, UNVISITED } from "@/tests/support/odd-visits";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type RawAnswer, sendRaw } from "@/tests/support/servers/raw-request";
import { createDataDir, freePort, type Site, startSite } from "@/tests/support/site";

const VISITS = 1_000;
const AT_ONCE = 4;
const MSISDN = "01712345678";

jest.setTimeout(300_000);

let database: TestDatabase;
let site: Site;
let token: string;
const data = createDataDir();
const agent = new Agent({ keepAlive: true, maxSockets: 2 * AT_ONCE });
const build = readFileSync(".next/BUILD_ID", "utf8").trim();

beforeAll(async () => {
  database = await createTestDatabase();
  // A page is kept for as long as the test runs, so that none is forgotten between a visit and the stranger's.
  const env = { DATABASE_URL: database.url, CODE_PEPPER: PEPPER, ...WIDE_CLIENTS, PAGE_REUSE_SECONDS: "300" };
  site = await startSite({ dataDir: data.path, port: await freePort(), asBuilt: true, env });
  ({ token } = await logInAs(loginApp(database), database, MSISDN));
}, 120_000);
afterAll(async () => {
  agent.destroy();
  await site?.end("SIGTERM");
  data.remove();
  await database.close();
});

/** The address of one visit, which nobody asked for before. */
const nth = (path: string, visit: string) => path.replace(UNVISITED, visit);
const ask = (path: string) => sendRaw(agent, site.address, { method: "GET", path });
const cacheControl = ({ headers }: RawAnswer) => headers["cache-control"] ?? "";
const isPersonal = ({ body }: RawAnswer) => body.includes(token) || body.includes(MSISDN.slice(1));

/** Whether an address names the token or the number itself. */
const isNamed = (path: string) => path.includes(token) || path.includes(MSISDN.slice(1));

/** What an answer is to a stranger, without the number of the visit and the request's id, which refusals show. */
const seen = (answer: RawAnswer, visit: string) => {
  const location = answer.headers.location ?? "";
  const id = String(answer.headers["x-request-id"]);
  const text = `${answer.status} ${cacheControl(answer)} ${location}\n${answer.body}`;
  return text.replaceAll(visit, "").replaceAll(id, "");
};

interface Found {
  /** Addresses at which a stranger got something else than before, or something personal. */
  changed: string[];
  /** Answers with something personal that a cache may keep for others. */
  leaked: string[];
  /** How many answers were personal and how many public, so that the test cannot pass without either. */
  personal: number;
  public: number;
}

/** One visit with personal values, and a stranger's for the same address. */
async function visitOnce({ asked, publicPath, isTogether }: OddVisit, visit: string, before: string, found: Found) {
  const sent = sendRaw(agent, site.address, { ...asked, path: nth(asked.path, visit) });
  if (!isTogether) await sent;
  const stranger = await ask(nth(publicPath, visit));
  const answer = await sent;
  const described = `${asked.method} ${asked.path} ${asked.headers?.cookie ?? ""}`;
  if (seen(stranger, visit) !== before || isPersonal(stranger)) found.changed.push(described);
  if (isPersonal(answer)) {
    found.personal += 1;
    // Text of the address is seen only by a visitor who knows it already.
    if (!isNamed(asked.path) && !/^private|^no-store/.test(cacheControl(answer))) found.leaked.push(described);
  } else if (cacheControl(answer).startsWith("public")) found.public += 1;
}

test(`after each of ${VISITS} generated visits to the built site strangers get what they got before, and nothing personal is public`, async () => {
  const visits = fc.sample(oddVisits(build, [token, token, token, MSISDN]), { numRuns: VISITS, seed: 20261122 });
  const before = new Map<string, string>();
  for (const { publicPath } of visits) {
    if (!before.has(publicPath)) before.set(publicPath, seen(await ask(nth(publicPath, "v9999v")), "v9999v"));
  }
  const found: Found = { changed: [], leaked: [], personal: 0, public: 0 };
  for (let from = 0; from < VISITS; from += AT_ONCE) {
    const together = visits.slice(from, from + AT_ONCE).map((visit, index) => {
      const number = `v${String(from + index).padStart(4, "0")}x`;
      return visitOnce(visit, number, before.get(visit.publicPath) ?? "", found);
    });
    await Promise.all(together);
  }

  expect(found.changed.slice(0, 5)).toEqual([]);
  expect(found.leaked.slice(0, 5)).toEqual([]);
  expect(found.personal).toBeGreaterThan(VISITS / 20);
  expect(found.public).toBeGreaterThan(VISITS / 20);
});

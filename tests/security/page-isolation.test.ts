import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import fc from "fast-check";
import { logInAs, loginApp, PEPPER, WIDE_CLIENTS } from "@/tests/support/login";
import { type OddVisit, oddVisits, UNVISITED } from "@/tests/support/odd-visits";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type RawAnswer, sendRaw } from "@/tests/support/servers/raw-request";
import { createDataDir, freePort, type Site, startSite } from "@/tests/support/site";

const VISITS = 300;
const AT_ONCE = 4;
/** Not the number that texts of forms have as an example. */
const MSISDN = "01787654321";

jest.setTimeout(300_000);

let database: TestDatabase;
let site: Site;
let token: string;
const data = createDataDir();
const agent = new Agent({ keepAlive: true, maxSockets: 2 * AT_ONCE });
const build = readFileSync(".next/BUILD_ID", "utf8").trim();

beforeAll(async () => {
  database = await createTestDatabase();
  // Pages stay in the cache during the whole test, so that none expires between a visit and the stranger's request.
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

/** The address of one visit, which has never been requested before. */
const nth = (path: string, visit: string) => path.replace(UNVISITED, visit);
const ask = (path: string) => sendRaw(agent, site.address, { method: "GET", path });
const cacheControl = ({ headers }: RawAnswer) => headers["cache-control"] ?? "";
const isPersonal = ({ body }: RawAnswer) => body.includes(token) || body.includes(MSISDN.slice(1));

/** True if an address contains the token or the number itself. */
const isNamed = (path: string) => path.includes(token) || path.includes(MSISDN.slice(1));

/** A response as a stranger sees it, without the number of the visit and the request id, which refusals show. */
const seen = (answer: RawAnswer, visit: string) => {
  const location = answer.headers.location ?? "";
  const id = String(answer.headers["x-request-id"]);
  const text = `${answer.status} ${cacheControl(answer)} ${location}\n${answer.body}`;
  return text.replaceAll(visit, "").replaceAll(id, "");
};

interface Found {
  /** Addresses at which a stranger got something different than before, or something personal. */
  changed: string[];
  /** Responses with personal content that a shared cache may store. */
  leaked: string[];
  /** The number of personal and of public responses, so that the test cannot pass without either. */
  personal: number;
  public: number;
}

/** Makes one visit with personal values, and a stranger's visit to the same address. */
async function visitOnce({ asked, publicPath, isTogether }: OddVisit, visit: string, before: string, found: Found) {
  const sent = sendRaw(agent, site.address, { ...asked, path: nth(asked.path, visit) });
  if (!isTogether) await sent;
  const stranger = await ask(nth(publicPath, visit));
  const answer = await sent;
  const described = `${asked.method} ${asked.path} ${asked.headers?.cookie ?? ""}`;
  if (seen(stranger, visit) !== before || isPersonal(stranger)) found.changed.push(described);
  if (isPersonal(answer)) {
    found.personal += 1;
    // If the address itself contains the token or the number, the visitor already knows it.
    if (!isNamed(asked.path) && !/^private|^no-store/.test(cacheControl(answer))) found.leaked.push(described);
  } else if (cacheControl(answer).startsWith("public")) found.public += 1;
}

test(`${VISITS} generated visits change no page for strangers, and no personal response can be stored by a shared cache`, async () => {
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

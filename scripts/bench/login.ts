import { setTimeout as wait } from "node:timers/promises";
import { onDatabase } from "./database";
import { type HttpConnection, onConnection, type PlannedRequest, pageRequest, sendAll } from "./http-connection";
import type { Scenario } from "./load";
import { median } from "./quantile";
import { post, query } from "./shop-requests";

/** Time of a log-in, measured in addition to its load lines: medians in milliseconds of sequential requests. */
export interface LoginFigures {
  /** A code request for one of our numbers and for another operator's number, alternately. */
  ours: number;
  others: number;
  /** A page rendered for a visitor and for a logged-in user, alternately. */
  visitorPage: number;
  userPage: number;
  userInfo: number;
  pairs: number;
}

export interface BenchSite {
  port: number;
  root: string;
  dataDir: string;
}

const MESSAGES_MS = 60_000;
const PAGE = "/about";

let numbers = Math.floor(Math.random() * 50_000_000);
/** A number for which no code was requested yet. @param prefix 017 is ours, 019 another operator's */
export function newNumber(prefix = "017"): string {
  numbers += 1;
  return `${prefix}${String(numbers).padStart(8, "0")}`;
}

const askCode = (msisdn: string) => post("sendOtp", { msisdn });
const userInfoOf = (token: string) => ({ ...query("getUserInfo"), headers: { webLoginToken: token } });

/** Code requests, log-ins and requests for the logged-in user, as load. */
export async function loginScenarios(site: BenchSite, count: number): Promise<Scenario[]> {
  const token = await logIn(site);
  return [
    { name: "code request", prepare: async (most) => list(most, () => askCode(newNumber())), count },
    { name: "code verification", prepare: (most) => verifications(site, most), count },
    { name: "user info", requests: [userInfoOf(token)] },
  ];
}

/** The differences for another operator's number and for a logged-in user. Alternating requests cancel a drift. */
export async function measureLogin(site: BenchSite, pairs: number): Promise<LoginFigures> {
  const token = await logIn(site);
  const asUser = pageRequest(PAGE, { Cookie: `gp_web_token=${token}` });
  const userInfo = userInfoOf(token);
  const kinds = {
    ours: () => askCode(newNumber()),
    others: () => askCode(newNumber("019")),
    visitorPage: () => pageRequest(PAGE),
    userPage: () => asUser,
    userInfo: () => userInfo,
  };
  type Kind = keyof typeof kinds;
  const names = Object.keys(kinds) as Kind[];
  const times: Record<Kind, number[]> = { ours: [], others: [], visitorPage: [], userPage: [], userInfo: [] };
  await onConnection(site.port, async (connection) => {
    for (let pair = -20; pair < pairs; pair += 1) {
      for (const name of names) {
        const took = await timeOf(connection, kinds[name]());
        if (pair >= 0) times[name].push(took);
      }
    }
  });
  const medians = Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Kind, number>;
  return { ...medians, pairs };
}

async function timeOf(connection: HttpConnection, request: PlannedRequest): Promise<number> {
  const from = performance.now();
  const { status, body } = await connection.send(request);
  const took = performance.now() - from;
  if (status === 200 && !body.startsWith('{"status":false')) return took;
  throw new Error(`${request.method} ${request.path} answered ${status}: ${body.slice(0, 300)}`);
}

/** Log-ins with the right code, each with its own number. */
async function verifications(site: BenchSite, count: number): Promise<PlannedRequest[]> {
  const codes = await askForCodes(site, count, askCode);
  return [...codes].map(([msisdn, code]) =>
    post("verifyOtp", { msisdn, otp_value: code, keepAlive: true, referrer: "http://localhost/" }),
  );
}

/** Codes that were sent, each to its own number. @param request asks for one code */
export async function askForCodes(
  site: BenchSite,
  count: number,
  request: (msisdn: string) => PlannedRequest,
): Promise<Map<string, string>> {
  const asked = list(count, () => newNumber());
  await sendAll(site.port, count, (index) => request(asked[index] ?? ""));
  return readCodes(site, asked);
}

/** The codes that the sandbox delivered; its own call lists only a hundred. */
function readCodes({ root, dataDir }: BenchSite, asked: readonly string[]): Promise<Map<string, string>> {
  return onDatabase(root, dataDir, async (database) => {
    const until = performance.now() + MESSAGES_MS;
    for (;;) {
      const { rows } = await database.pool.query<{ msisdn: string; code: string }>(
        "select msisdn, code from sandbox_messages where msisdn = any($1)",
        [asked],
      );
      if (rows.length >= asked.length) return new Map(rows.map(({ msisdn, code }) => [msisdn, code]));
      if (performance.now() > until) throw new Error(`${asked.length - rows.length} codes did not arrive`);
      await wait(200);
    }
  });
}

async function logIn(site: BenchSite): Promise<string> {
  const [guess] = await verifications(site, 1);
  if (guess === undefined) throw new Error("the sandbox delivered no code");
  const { body } = await onConnection(site.port, (connection) => connection.send(guess));
  return (JSON.parse(body) as { access_token: string }).access_token;
}

function list<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}

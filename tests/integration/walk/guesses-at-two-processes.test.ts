import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { callPaths } from "@/backend/contract/paths";
import { createTestDatabase, type TestDatabase } from "@/tests/support/database";
import { post } from "@/tests/support/http-shop";
import { guessOf, otherCode, PEPPER, sentCode, WIDE_CLIENTS } from "@/tests/support/login";

const GUESSES = 1_000;

let db: TestDatabase;
let processes: ChildProcess[];
let addresses: string[];

beforeAll(async () => {
  db = await createTestDatabase();
  const env = { ...process.env, ...WIDE_CLIENTS, DATABASE_URL: db.url, CODE_PEPPER: PEPPER };
  processes = [0, 1].map(() =>
    spawn(process.execPath, ["--import", "tsx", "tests/support/backend-process.ts"], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
  addresses = await Promise.all(
    processes.map(async (child) => {
      const [line] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
      return `http://127.0.0.1:${line.toString().trim()}`;
    }),
  );
}, 30_000);
afterAll(async () => {
  await Promise.all(
    processes.map(async (child) => {
      child.kill("SIGKILL");
      await once(child, "exit");
    }),
  );
  await db.close();
});

const addressOf = (index: number) => addresses[index % addresses.length] ?? "";

test("1,000 parallel guesses at two processes over HTTP: five are compared, none logs in", async () => {
  const msisdn = "01719990001";
  expect((await post(addressOf(0), callPaths.sendOtp.path, { msisdn })).body).toEqual({ status: true });
  const code = (await sentCode(db, msisdn)) ?? "";
  const answers = await Promise.all(
    Array.from({ length: GUESSES }, (_, guess) =>
      post<{ access_token?: string }>(
        addressOf(guess),
        callPaths.verifyOtp.path,
        guessOf(msisdn, otherCode(code, guess + 1)),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(GUESSES - 5);
  expect(answers.filter(({ body }) => body.access_token !== undefined)).toEqual([]);
  const right = await post(addressOf(1), callPaths.verifyOtp.path, guessOf(msisdn, code));
  expect(right.status).toBe(429);
});

test("a code that one process sent logs in at the other, and the session ends for both", async () => {
  const msisdn = "01719990002";
  await post(addressOf(0), callPaths.sendOtp.path, { msisdn });
  const code = (await sentCode(db, msisdn)) ?? "";
  const { body } = await post<{ access_token?: string }>(addressOf(1), callPaths.verifyOtp.path, guessOf(msisdn, code));
  const token = body.access_token ?? "";
  const userAt = async (address: string) => {
    const response = await fetch(`${address}${callPaths.getUserInfo.path}`, { headers: { webLoginToken: token } });
    return ((await response.json()) as { data: unknown }).data;
  };
  expect(await userAt(addressOf(0))).toMatchObject({ msisdn: `88${msisdn}` });
  await post(addressOf(0), callPaths.logout.path, {}, { authorization: `Bearer ${token}` });
  expect(await userAt(addressOf(1))).toBeNull();
});

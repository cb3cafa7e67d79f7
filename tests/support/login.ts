import { randomUUID } from "node:crypto";
import { type Backend, createBackend } from "@/backend/app";
import type { UserInfo } from "@/backend/contract/account/login";
import { type CallName, callPaths } from "@/backend/contract/paths";
import type { Database } from "@/backend/db/client";
import { insertSession } from "@/backend/db/queries/account/session-queries";
import { openSealedCode } from "@/backend/domain/codes/code-secrets";
import { hashToken } from "@/backend/domain/random-ids";
import { readBackendEnv } from "@/backend/env";
import { memoryLog, ORIGIN } from "@/tests/support/servers/api-app";

export const PEPPER = "pepper-of-a-test-0123456789abcdefgh";

/** Client budgets that no test exceeds by accident; the budgets of a code, a number and the site's breaker are kept. */
export const WIDE_CLIENTS = {
  RATE_CLIENT_PAGES_PER_MINUTE: "1000000",
  RATE_CLIENT_READS_PER_MINUTE: "1000000",
  RATE_CLIENT_WRITES_PER_MINUTE: "1000000",
  RATE_CLIENT_ORDERS_PER_HOUR: "1000000",
  RATE_CLIENT_NUMBERS_PER_DAY: "1000000",
  RATE_CLIENT_CODES_PER_HOUR: "1000000",
  RATE_CLIENT_WRONG_CODES_PER_DAY: "1000000",
  SMS_PER_MINUTE: "1000000",
} as const;

/** The caller of a request: its network address and its headers. */
export interface Caller {
  address?: string;
  headers?: Record<string, string>;
}

export interface CallResult<Answer> {
  status: number;
  headers: Headers;
  body: Answer;
  text: string;
}

export interface LoginApp {
  readonly backend: Backend;
  readonly log: ReturnType<typeof memoryLog>;
  /** The lines that were printed to the terminal. */
  readonly said: string[];
  call<Answer = unknown>(name: CallName, body?: unknown, caller?: Caller): Promise<CallResult<Answer>>;
}

/** The product's backend on a database, called as by a browser with some network address. */
export function loginApp(db: Database, variables: Record<string, string> = {}): LoginApp {
  const log = memoryLog();
  const said: string[] = [];
  const env = readBackendEnv({ PUBLIC_ORIGIN: ORIGIN, CODE_PEPPER: PEPPER, ...variables });
  const backend = createBackend({ db, env, log, say: (line) => void said.push(line), checkAnswers: true });
  return {
    backend,
    log,
    said,
    async call(name, body, { address = "203.0.113.7", headers = {} } = {}) {
      const { method, path } = callPaths[name];
      const init: RequestInit = { method, headers: { lang: "en", "content-type": "application/json", ...headers } };
      if (body !== undefined) init.body = JSON.stringify(body);
      const connection = { incoming: { socket: { remoteAddress: address } } };
      const response = await backend.fetch(new Request(`${ORIGIN}${path}`, init), connection);
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: JSON.parse(text), text };
    },
  };
}

/** The newest code queued for a number, as its phone will show it; null if there is none. */
export async function sentCode(db: Database, msisdn: string): Promise<string | null> {
  const { rows } = await db.pool.query<{ sealed: string }>(
    `select params ->> 'sealed' as sealed from outbox_messages
      where msisdn = $1 and params ? 'sealed' order by id desc limit 1`,
    [msisdn],
  );
  return rows[0] === undefined ? null : openSealedCode(PEPPER, msisdn, rows[0].sealed);
}

/** A code other than the given one. @param step 1 to 9999, for different wrong codes */
export function otherCode(code: string, step = 1): string {
  return String((Number(code) + step) % 10_000).padStart(4, "0");
}

/** The request body of the code step. */
export const guessOf = (msisdn: string, code: string | number) => ({
  msisdn,
  otp_value: code,
  keepAlive: true,
  referrer: `${ORIGIN}/shop`,
});

/**
 * Numbers of the operator in a row, so that each test has its own.
 * @param start the last eight digits of the number before the first one
 */
export function numberSeries(start: number): () => string {
  let last = start;
  return () => {
    last += 1;
    return `017${last}`;
  };
}

/** Removes the budgets of the thirty seconds between two codes, as if that time had passed. */
export async function passBudgets(db: Database): Promise<void> {
  await db.pool.query("delete from budgets where ends_at < now() + interval '31 seconds'");
}

/** Logs in with a number, as its owner does. @returns the session's token and the headers of the response */
export async function logInAs(
  app: LoginApp,
  db: Database,
  msisdn: string,
  caller: Caller = {},
): Promise<{ token: string; headers: Headers }> {
  await passBudgets(db);
  const sent = await app.call("sendOtp", { msisdn }, caller);
  const code = await sentCode(db, msisdn);
  if (code === null) throw new Error(`No code for a log-in: ${sent.text}`);
  const { body, headers, text } = await app.call<{ access_token?: string }>("verifyOtp", guessOf(msisdn, code), caller);
  if (body.access_token === undefined) throw new Error(`The log-in failed: ${text}`);
  return { token: body.access_token, headers };
}

/**
 * Starts a session of a number without sending a code.
 * @param options.byCode false for a session that a partner's app started
 * @returns the session's token
 */
export async function startSession(
  db: Database,
  msisdn: string,
  { token = randomUUID() + randomUUID(), byCode = true }: { token?: string; byCode?: boolean } = {},
): Promise<string> {
  await insertSession(db.pool, {
    tokenHash: hashToken(token),
    id: randomUUID().replaceAll("-", "").slice(0, 24),
    msisdn,
    channelName: null,
    platform: "",
    browser: "",
    byCode,
    seconds: 3_600,
    replaces: null,
    maxSessions: 5,
  });
  return token;
}

/** The logged-in user of a session, as `get_user_info` answers; null when the session has ended. */
export async function userOf(app: LoginApp, token: string): Promise<UserInfo | null> {
  const headers = { webLoginToken: token };
  return (await app.call<{ data: UserInfo | null }>("getUserInfo", undefined, { headers })).body.data;
}

import { allCalls } from "@/backend/contract/all-calls";
import type { CallDefinition } from "@/backend/contract/call";
import type { Refusal } from "@/backend/contract/errors";
import { type CallName, callPaths } from "@/backend/contract/paths";
import type { Database } from "@/backend/db/client";
import { readBackendEnv } from "@/backend/env";
import type { Connection } from "@/backend/http/requests/request-context";
import type { PageRoute, Route } from "@/backend/http/requests/route";
import { createRouter } from "@/backend/http/router";

export const ORIGIN = "https://shop.example";

export interface LoggedLine {
  fields: object;
  message: string;
}

/** A log that keeps its lines in memory. */
export function memoryLog() {
  const lines: LoggedLine[] = [];
  const keep = (fields: object, message: string) => void lines.push({ fields, message });
  return { lines, warn: keep, error: keep };
}

/** A database that throws if a call of the test uses it. */
export const noDatabase = new Proxy({} as Database, {
  get: () => {
    throw new Error("This test has no database");
  },
});

export interface AppSettings {
  routes?: Route[];
  pages?: PageRoute[];
  variables?: Record<string, string>;
  checkAnswers?: boolean;
}

/** The handler of every call for which the test has none. */
const handle = () => Promise.reject(new Error("This test has no handler for the call"));

/** The router with the calls of the contract and the test's own handlers; `send` calls it as a client would. */
export function apiApp({ routes: own = [], pages = [], variables = {}, checkAnswers = true }: AppSettings = {}) {
  const others = allCalls.filter((call) => !own.some((route) => route.call.name === call.name));
  const routes = [...own, ...others.map((call) => ({ call, handle }))];
  const log = memoryLog();
  const env = readBackendEnv({ PUBLIC_ORIGIN: ORIGIN, ...variables });
  const now = () => new Date("2026-11-21T06:00:00Z");
  const app = createRouter({ db: noDatabase, env, log, now, routes, pages, checkAnswers });
  return {
    log,
    send: async (method: string, path: string, request: SentRequest = {}, connection: Connection = {}) =>
      app.fetch(requestOf(method, path, request), connection),
  };
}

export interface SentRequest {
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
}

export function requestOf(method: string, path: string, { json, body, headers }: SentRequest = {}): Request {
  const payload = json === undefined ? body : JSON.stringify(json);
  const type: Record<string, string> = json === undefined ? {} : { "content-type": "application/json" };
  const init: RequestInit & { duplex?: "half" } = { method, headers: { ...type, ...headers } };
  if (payload !== undefined) {
    init.body = payload;
    init.duplex = "half";
  }
  return new Request(`${ORIGIN}${path}`, init);
}

/** A call of the contract, by name. */
export function contractCall(name: CallName): CallDefinition {
  const found = allCalls.find((call) => call.name === name);
  if (found === undefined) throw new Error(`The contract has no call ${name} at ${callPaths[name].path}`);
  return found;
}

/** The names of a path's parameters. */
export function namesOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
}

/** The body of a refusal; fails the test if the response is not a refusal. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const body: Refusal = await response.json();
  expect(body).toEqual({
    status: false,
    errors: expect.arrayContaining([
      expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
    ]),
    requestId: response.headers.get("x-request-id"),
  });
  return body;
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { HttpConnection } from "@/scripts/bench/http-connection";
import { PEPPER, WIDE_CLIENTS } from "@/tests/support/login";
import { ORIGIN } from "@/tests/support/servers/api-app";

export interface Asked {
  method?: "GET" | "POST";
  path: string;
  json?: unknown;
  form?: URLSearchParams;
  headers?: Readonly<Record<string, string>>;
}

export interface Answered<Body> {
  status: number;
  body: Body;
  /** The cookie that the response sets, with its attributes; undefined if there is none. */
  setCookie?: string | undefined;
}

/** The variable with the bundled program for the workers. */
export const BACKEND_VARIABLE = "TEST_BACKEND_PROGRAM";

/** Two backends on one database, each in its own process with its own port and pool. */
export interface TwoProcesses {
  /**
   * Sends all requests at once, each with its own connection and client address, to the two processes in turn. If the
   * site is too busy (503), the client tries again, as the site's own pages do.
   * @returns the responses in the order of the requests
   */
  all<Body>(requests: readonly Asked[]): Promise<Answered<Body>[]>;
  /** Sends one request to one of the two processes. */
  ask<Body>(which: 0 | 1, request: Asked): Promise<Answered<Body>>;
  /** The number of transactions that both processes have rolled back so far. */
  rollbacks(): Promise<number>;
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/**
 * Starts both processes and waits until they listen.
 * @param variables settings in addition to large client budgets; the limits of a code, a number and the site are kept
 */
export async function startTwoProcesses(
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<TwoProcesses> {
  const env = {
    ...process.env,
    ...WIDE_CLIENTS,
    DATABASE_URL: databaseUrl,
    CODE_PEPPER: PEPPER,
    PUBLIC_ORIGIN: ORIGIN,
    TRUST_PROXY_HOPS: "1",
    ...variables,
  };
  const program = process.env[BACKEND_VARIABLE] as string;
  const children = [0, 1].map(() => spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] }));
  const ports = await Promise.all(children.map(portOf));
  const lines: HttpConnection[] = [];

  const send = async (request: Asked, index: number): Promise<Answered<unknown>> => {
    const began = performance.now();
    for (;;) {
      const reply = await lines[index]?.ask(bytesOf(request, index));
      const status = reply?.status ?? 0;
      if (status !== 503 || performance.now() - began > PATIENCE_MS) return { status, body: bodyOf(reply?.body ?? "") };
    }
  };
  const all = async <Body>(requests: readonly Asked[]): Promise<Answered<Body>[]> => {
    while (lines.length < requests.length) lines.push(await HttpConnection.open(ports[lines.length % 2] ?? 0));
    return (await Promise.all(requests.map(send))) as Answered<Body>[];
  };
  const ask = async <Body>(which: 0 | 1, request: Asked): Promise<Answered<Body>> => {
    const line = await HttpConnection.open(ports[which] ?? 0);
    const { status, body, head } = await line.ask(bytesOf(request, which));
    line.close();
    return { status, body: bodyOf(body) as Body, setCookie: /^set-cookie: *(.*?)\r?$/im.exec(head)?.[1] };
  };
  return {
    all,
    ask,
    async rollbacks() {
      const both = await all<{ rollbacks: number }>([0, 1].map(() => ({ method: "GET", path: "/rollbacks" })));
      return both.reduce((sum, { body }) => sum + body.rollbacks, 0);
    },
    async close() {
      for (const line of lines) line.close();
      await Promise.all(children.map(stop));
    },
  };
}

/**
 * Bundles backend-process.ts as the build bundles the server. Starting it with tsx would take seconds for each process.
 * @returns the path of the program
 */
export function bundleBackend(): string {
  const outfile = join(".build", "jest", `backend-process-${process.pid}.mjs`);
  buildSync({
    entryPoints: ["tests/support/servers/backend-process.ts"],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
  });
  return outfile;
}

async function portOf(child: ChildProcess): Promise<number> {
  const [line] = (await Promise.race([
    once(child.stdout as NodeJS.ReadableStream, "data"),
    once(child, "exit").then(() => Promise.reject(new Error("A backend ended before it listened"))),
  ])) as [Buffer];
  return Number(line.toString().trim());
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** A request as it arrives through a proxy that passes on its client's address. */
function bytesOf({ method = "POST", path, json, form, headers = {} }: Asked, client: number): Buffer {
  const text = form?.toString() ?? (json === undefined ? "" : JSON.stringify(json));
  const type = form === undefined ? "application/json" : "application/x-www-form-urlencoded";
  const lines = {
    Host: "shop.example",
    Lang: "en",
    "X-Forwarded-For": `100.64.${client >> 8}.${client & 255}`,
    ...(text !== "" && { "Content-Type": type, "Content-Length": Buffer.byteLength(text) }),
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join("")}\r\n${text}`);
}

function bodyOf(text: string): unknown {
  return text.startsWith("{") ? JSON.parse(text) : text;
}

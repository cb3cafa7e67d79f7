import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isServing, readPostmaster } from "@/backend/db/embedded-process";

/** The variable with the data folder that is copied for a site. The setup of the integration tests makes the folder. */
export const SITE_DATA_VARIABLE = "TEST_SITE_DATA";

export interface SiteOptions {
  dataDir: string;
  port: number;
  env?: Readonly<Record<string, string>>;
  /** Starts the existing build. For some settings `npm start` would build again and break other running sites. */
  asBuilt?: boolean;
}

/** A site in its own process, started in the same way as `npm start` does. */
export interface Site {
  readonly address: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its readiness. */
  readonly readyAfter: number;
  /** The output so far. */
  output(): string;
  /** Sends a signal and waits for the exit. @returns the exit code; null if the signal ended the process */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const PATIENCE_MS = 120_000;

/**
 * A folder for one site's data; `remove` also kills a database that is still running there.
 * @param options `empty` for a first start. Without it, the folder has the database of a site that was started before, so
 * that the site neither migrates nor seeds
 */
export function createDataDir({ empty = false }: { empty?: boolean } = {}): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "portal-data-"));
  const prepared = process.env[SITE_DATA_VARIABLE];
  if (!empty && prepared !== undefined) copyDataFolder(prepared, path);
  const remove = () => {
    const pid = databasePid(path);
    if (pid !== undefined) process.kill(pid, "SIGKILL");
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  return { path, remove };
}

/** Copies the database of a data folder whose server is stopped. The copy gets a port and a log of its own. */
export function copyDataFolder(from: string, to: string): void {
  // The files keep their owner, which is not root. Node's own copy would not keep it.
  execFileSync("cp", ["-Rp", join(from, "postgres"), to]);
  for (const name of ["port", "postgres.log"]) rmSync(join(to, "postgres", name), { force: true });
}

/** The id of the database process of a data folder; undefined if there is none. */
export function databasePid(dataDir: string): number | undefined {
  const cluster = join(dataDir, "postgres", "cluster");
  const server = readPostmaster(cluster);
  return server !== undefined && isServing(server.pid, cluster) ? server.pid : undefined;
}

/** The postgres:// address of the database that serves a data folder now. */
export function databaseUrl(dataDir: string): string {
  const home = join(dataDir, "postgres");
  const password = readFileSync(join(home, "password"), "utf8").trim();
  const port = readPostmaster(join(home, "cluster"))?.port ?? 0;
  return `postgres://portal:${password}@127.0.0.1:${port}/portal`;
}

/** Every process that works inside a data folder, e.g. PostgreSQL's processes. */
export function processesIn(dataDir: string): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      return (
        readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"))
      );
    } catch {
      return false;
    }
  });
}

/** Starts a site without waiting, for starts that are expected to fail. */
export function spawnSite(options: SiteOptions): { child: ChildProcess; output: () => string } {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    DATABASE_URL: "",
    PORT: String(options.port),
    DATA_DIR: options.dataDir,
    ...options.env,
  };
  const program = options.asBuilt ? join(".build", "server.mjs") : join("scripts", "start.mjs");
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { child, output: () => output };
}

/** Starts a site and waits until it is ready. @throws Error with its output if it exits before */
export async function startSite(options: SiteOptions): Promise<Site> {
  const began = performance.now();
  const { child, output } = spawnSite(options);
  const address = `http://127.0.0.1:${options.port}`;
  const ended = once(child, "exit");
  let gone = false;
  void ended.then(() => {
    gone = true;
  });
  while (!(await isReady(address))) {
    if (gone) throw new Error(`The site ended before it was ready:\n${output()}`);
    if (performance.now() - began > PATIENCE_MS) {
      child.kill("SIGKILL");
      throw new Error(`The site was not ready in time:\n${output()}`);
    }
    await wait(20);
  }
  return {
    address,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - began,
    output,
    async end(signal) {
      if (!gone) child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** True when GET /readyz says so. */
export async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Waits until a condition holds. @returns the milliseconds it took @throws Error after `limit` */
export async function until(condition: () => boolean | Promise<boolean>, limit: number): Promise<number> {
  const began = performance.now();
  while (!(await condition())) {
    if (performance.now() - began > limit) throw new Error(`It did not happen within ${limit} ms.`);
    await wait(10);
  }
  return performance.now() - began;
}

/** Each Jest worker has its own ports, all below the range that the system uses for outgoing connections. */
const FIRST_PORT = 20_000;
const PORTS_OF_A_WORKER = 500;
let portsGiven = 0;

/** A free port that stays free until a server listens on it: no connection and no other test gets it. */
export async function freePort(): Promise<number> {
  const first = FIRST_PORT + (Number(process.env.JEST_WORKER_ID ?? 0) % 20) * PORTS_OF_A_WORKER;
  while (portsGiven < PORTS_OF_A_WORKER) {
    portsGiven += 1;
    const port = first + ((process.pid + portsGiven) % PORTS_OF_A_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error("No port is free");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}

import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type Cluster, identity, openFor, USER } from "@/backend/db/embedded-cluster";
import { isServing, type Postmaster, readPostmaster } from "@/backend/db/embedded-process";

export const DATABASE = "portal";
const STARTUP_MS = 30_000;
const MAX_LOG_BYTES = 5_000_000;
/** Small and durable, for a shop on one machine. JIT and parallel plans cost short queries more than they save. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  shared_buffers: "96MB",
  work_mem: "4MB",
  max_connections: "100",
  max_wal_size: "256MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  max_parallel_workers_per_gather: "0",
  io_method: "sync",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  log_min_messages: "warning",
  log_min_error_statement: "panic",
  // Leaves out the detail, which quotes whole rows: names, numbers and addresses of customers.
  log_error_verbosity: "terse",
};

/** A running server, and whether this process started it. */
export interface Server extends Postmaster {
  joined: boolean;
  child?: ChildProcess;
}

/**
 * Joins the server that runs on the folder, or starts one, and retries until one of the two succeeds. A retry solves a
 * stale lock file, memory that children of a killed server still use, a taken port, and a second process that starts.
 * @throws Error in words, with the end of the log
 */
export async function startOrJoin(cluster: Cluster): Promise<Server> {
  const deadline = performance.now() + STARTUP_MS;
  let output = "";
  for (let pause = 50; performance.now() < deadline; pause = Math.min(pause * 1.5, 500)) {
    const running = readPostmaster(cluster.files);
    if (running !== undefined && isServing(running.pid, cluster.files)) {
      if (running.ready && (await answers(cluster, running.port))) return { ...running, joined: true };
    } else {
      if (running !== undefined) rmSync(join(cluster.files, "postmaster.pid"), { force: true });
      const started = await startServer(cluster, deadline);
      if (typeof started !== "string") {
        if (await answers(cluster, started.port)) return started;
      } else output = started;
    }
    await wait(pause);
  }
  throw new Error(`PostgreSQL did not start within ${STARTUP_MS / 1000} s; its log is ${logFile(cluster)}. ${output}`);
}

async function startServer(cluster: Cluster, deadline: number): Promise<Server | string> {
  const port = await choosePort(cluster);
  const settings = Object.entries({ ...SETTINGS, ...cluster.settings }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const data = await openFor(cluster.account, cluster.files, 3);
  const log = openLog(cluster);
  const from = statSync(logFile(cluster)).size;
  // It has its own session: Ctrl-C in the terminal reaches only the site, which stops the database last.
  const child = spawn(cluster.programs.postgres, ["-D", data.name, "-p", String(port), ...settings], {
    ...identity(cluster.account),
    cwd: cluster.home,
    detached: true,
    stdio: ["ignore", log, log, data.fd ?? "ignore"],
  });
  closeSync(log);
  if (data.fd !== undefined) closeSync(data.fd);
  child.unref();
  const ended = new Promise<"ended">((done) => {
    child.once("exit", () => done("ended"));
    child.once("error", () => done("ended"));
  });
  while (performance.now() < deadline) {
    const state = readPostmaster(cluster.files);
    if (state?.pid === child.pid && state?.ready) return { ...state, joined: false, child };
    if ((await Promise.race([ended, wait(15)])) === "ended") break;
  }
  return readFileSync(logFile(cluster), "utf8").slice(from).trim().slice(-600);
}

function logFile(cluster: Cluster): string {
  return join(cluster.home, "postgres.log");
}

function openLog(cluster: Cluster): number {
  const file = logFile(cluster);
  const long = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(file, long > MAX_LOG_BYTES ? "w" : "a", 0o600);
  giveFile(cluster, file);
  return log;
}

function giveFile({ account }: Cluster, file: string): void {
  if (account !== undefined) chownSync(file, account.uid, account.gid);
}

/** The port that this folder used before, or a new free one, which is saved for the next time. */
async function choosePort(cluster: Cluster): Promise<number> {
  const file = join(cluster.home, "port");
  let kept = 0;
  try {
    kept = Number(readFileSync(file, "utf8"));
  } catch {}
  const port = (kept > 0 ? await listenOnce(kept) : 0) || (await listenOnce(0));
  if (port !== kept) {
    writeFileSync(file, String(port), { mode: 0o600 });
    giveFile(cluster, file);
  }
  return port;
}

/** Listens for a moment to check whether a port (0 = any) is free; 0 when it is not. */
function listenOnce(port: number): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(0));
    probe.listen(port, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/** The postgres:// address of a database of the cluster. */
export function addressOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${USER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** True when the server accepts our connection and our database exists; creates the database the first time. */
async function answers(cluster: Cluster, port: number): Promise<boolean> {
  if ((await tryConnect(cluster, port, DATABASE)) === "connected") return true;
  await tryConnect(cluster, port, "postgres", `create database ${DATABASE}`);
  return (await tryConnect(cluster, port, DATABASE)) === "connected";
}

async function tryConnect(cluster: Cluster, port: number, database: string, command?: string) {
  const client = new pg.Client({
    connectionString: addressOf(cluster, port, database),
    connectionTimeoutMillis: 2_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    if (command !== undefined) await client.query(command);
    return "connected";
  } catch {
    return "refused";
  } finally {
    await client.end().catch(() => undefined);
  }
}

import { chown, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chooseAccount, isWritable } from "@/backend/db/embedded-account";
import { findPrograms } from "@/backend/db/embedded-binaries";
import { type Cluster, createCluster, openCluster } from "@/backend/db/embedded-cluster";
import { isAlive, isServing } from "@/backend/db/embedded-process";
import { addressOf, DATABASE, type Server, startOrJoin } from "@/backend/db/embedded-server";
import { Users } from "@/backend/db/embedded-users";

/** The product's own PostgreSQL: a process of its own that goes on when the site is killed; the next start joins it. */
export interface EmbeddedDatabase {
  /** The current postgres:// address; the port may change when the server is restarted. */
  url(database?: string): string;
  /** The pid of the server's current process, for messages and tests. */
  pid(): number;
  /** How this start found the server. */
  readonly found: "created" | "started" | "joined";
  /** The folder with the copy of the programs, if they could not be used in node_modules. */
  readonly copy: string | undefined;
  /** The account that runs the server, if it is not ours. */
  readonly account: string | undefined;
  /** Unregisters this process, and stops the server if no other process uses it. Returns true if it was stopped. */
  stop(): Promise<boolean>;
}

interface EmbeddedOptions {
  /** The folder for all data; created when absent. */
  dataDir: string;
  /** The project's folder, where node_modules is searched from. */
  root?: string;
  /** Settings of PostgreSQL that replace the usual ones, e.g. `{ fsync: "off" }` for data that may be lost. */
  settings?: Readonly<Record<string, string>>;
  /** Called with a message for unusual events: joined, ended, restarted. */
  report?: (text: string) => void;
}

const STOP_MS = 20_000;
const WATCH_MS = 250;

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that runs there already, and keeps it running: if
 * its process ends, it is started again within seconds.
 * @throws Error in words when the folder cannot be written, the platform has no binaries or the server does not start
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const report = options.report ?? (() => undefined);
  const account = await chooseAccount(join(dataDir, "postgres"));
  const made = await mkdir(dataDir, { recursive: true }).catch((error: Error) => refuseFolder(dataDir, error));
  if (!(await isWritable(dataDir))) refuseFolder(dataDir);
  // Root started in a user's own clone: files that root makes belong to the user, so that the user can start here too.
  if (made !== undefined && account?.ownsFolder === true) await chown(dataDir, account.uid, account.gid);
  const programs = await findPrograms({ root: options.root ?? process.cwd(), account, dataDir });
  const users = new Users(dataDir);
  users.enter();
  if (account?.ownsFolder === true) await chown(users.folder, account.uid, account.gid);
  try {
    const created = await createCluster(dataDir, account, programs);
    const cluster = openCluster(dataDir, { account, programs, settings: options.settings ?? {} });
    const server = await startOrJoin(cluster);
    return watch(cluster, server, users, report, created ? "created" : server.joined ? "joined" : "started");
  } catch (error) {
    users.leave();
    throw error;
  }
}

function refuseFolder(folder: string, cause?: Error): never {
  throw new Error(
    `The data folder ${folder} cannot be written. Set DATA_DIR to a folder of yours, or give this user the right to write there.`,
    { cause },
  );
}

/** Watches the running server: restarts it when it ends, and stops it when its last user leaves. */
function watch(
  cluster: Cluster,
  first: Server,
  users: Users,
  report: (text: string) => void,
  found: EmbeddedDatabase["found"],
): EmbeddedDatabase {
  let server = first;
  let leaving = false;
  let restarting: Promise<void> | undefined;

  const restart = async () => {
    const began = performance.now();
    report(`The database process ${server.pid} has ended; bringing it back.`);
    while (!leaving) {
      try {
        server = await startOrJoin(cluster);
        server.child?.once("exit", check);
        report(`The database is back after ${Math.round(performance.now() - began)} ms (process ${server.pid}).`);
        return;
      } catch (error) {
        report(`The database could not be brought back yet: ${error instanceof Error ? error.message : String(error)}`);
        await wait(1_000);
      }
    }
  };
  const check = () => {
    if (leaving || restarting !== undefined || isAlive(server.pid)) return;
    restarting = restart().finally(() => {
      restarting = undefined;
    });
  };
  // Polled as well: a joined server is not our child process, so no event reports its end.
  const timer = setInterval(check, WATCH_MS).unref();
  server.child?.once("exit", check);

  return {
    found,
    copy: cluster.programs.copied ? cluster.programs.folder : undefined,
    account: cluster.account?.name,
    url: (database = DATABASE) => addressOf(cluster, server.port, database),
    pid: () => server.pid,
    async stop() {
      if (leaving) return false;
      leaving = true;
      clearInterval(timer);
      await restarting;
      if (users.leave() > 0 || !isServing(server.pid, cluster.files)) return false;
      process.kill(server.pid, "SIGINT");
      const deadline = performance.now() + STOP_MS;
      while (isAlive(server.pid)) {
        if (performance.now() > deadline) throw new Error(`The database process ${server.pid} did not stop.`);
        await wait(20);
      }
      return true;
    },
  };
}

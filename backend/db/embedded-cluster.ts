import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { chmod, chown, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Account, type Command, commandFor } from "@/backend/db/embedded-account";
import type { PostgresPrograms } from "@/backend/db/embedded-binaries";
import { isAlive } from "@/backend/db/embedded-process";

/** One embedded PostgreSQL on disk. */
export interface Cluster {
  /** DATA_DIR/postgres: password, port, log and the cluster itself. */
  home: string;
  files: string;
  password: string;
  account: Account | undefined;
  programs: PostgresPrograms;
}

export const USER = "portal";

/** Reads a cluster that exists. @throws Error in words when it belongs to another user */
export function openCluster(dataDir: string, account: Account | undefined, programs: PostgresPrograms): Cluster {
  const home = join(dataDir, "postgres");
  return {
    home,
    files: join(home, "cluster"),
    password: readPassword(home),
    account,
    programs,
  };
}

function readPassword(home: string): string {
  try {
    return readFileSync(join(home, "password"), "utf8").trim();
  } catch (cause) {
    throw new Error(
      `The database in ${home} belongs to another user (it was probably first started by root). ` +
        "Start as that user, give the folder to yours (chown -R), or set DATA_DIR to another folder.",
      { cause },
    );
  }
}

/**
 * Makes the cluster aside and moves it into place whole, so that a killed or simultaneous start leaves none half made. */
export async function createCluster(
  dataDir: string,
  account: Account | undefined,
  programs: PostgresPrograms,
): Promise<boolean> {
  const home = join(dataDir, "postgres");
  const names = await readdir(dataDir);
  if (names.includes("postgres")) return false;
  for (const name of names) {
    const maker = Number(/^postgres\.new-(\d+)$/.exec(name)?.[1]);
    if (maker > 0 && !isAlive(maker)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  const draft = join(dataDir, `postgres.new-${process.pid}`);
  await mkdir(draft, { mode: 0o700 });
  const passwordFile = join(draft, "password");
  await writeFile(passwordFile, `${randomBytes(24).toString("base64url")}\n`, {
    mode: 0o600,
  });
  await Promise.all([draft, passwordFile].map((path) => giveTo(account, path)));
  const files = join(draft, "cluster");
  const common = [
    "-D",
    files,
    "-U",
    USER,
    "-E",
    "UTF8",
    "-A",
    "scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--locale=C",
  ];
  const unicode = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const reachable = [programs.initdb, files];
  // Character classes by Unicode where the system knows the locale (all Linux, new macOS), plain C elsewhere.
  const attempts = [
    [...common, ...unicode, "--lc-ctype=C.UTF-8"],
    [...common, ...unicode],
  ];
  let words = "";
  for (const args of attempts) {
    const result = await run(await commandFor(account, programs.initdb, args, reachable));
    if (result.code === 0) {
      const won = await rename(draft, home).then(
        () => true,
        () => false,
      );
      if (!won) await rm(draft, { recursive: true, force: true });
      return won;
    }
    words = result.words;
  }
  await rm(draft, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not make its folder ${files}: ${words.trim()}`);
}

/** Hands a file or folder to the account that PostgreSQL runs as. */
export async function giveTo(account: Account | undefined, path: string): Promise<void> {
  if (account !== undefined) await chown(path, account.uid, account.gid);
  await chmod(path, path.endsWith("password") ? 0o600 : 0o700);
}

function run(command: Command): Promise<{ code: number | null; words: string }> {
  return new Promise((done) => {
    const child = spawn(command.file, command.args, {
      ...identity(command),
      stdio: ["ignore", "ignore", "pipe"],
    });
    let words = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      words += chunk.toString();
    });
    child.once("error", (error) => done({ code: 1, words: error.message }));
    child.once("close", (code) => done({ code, words }));
  });
}

/** Who the child is and what it sees of our environment. */
export function identity(command: Command) {
  // Nothing of this process's environment reaches the database process but what Windows cannot do without.
  const environment =
    process.platform === "win32"
      ? {}
      : { env: { NODE_ENV: "production" as const, PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" } };
  const who = command.uid === undefined || command.gid === undefined ? {} : { uid: command.uid, gid: command.gid };
  return { ...environment, ...who };
}

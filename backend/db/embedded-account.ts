import { execFileSync } from "node:child_process";
import { access, constants, readFile, stat } from "node:fs/promises";
import { dirname, parse, resolve } from "node:path";

/** The unprivileged account that PostgreSQL runs as when the site itself runs as root. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
  /** True when the project's folder belongs to this account. */
  ownsFolder?: boolean;
}

/** A command ready for spawn: PostgreSQL as it is, or led in by a program that changes the account. */
export interface Command {
  file: string;
  args: string[];
  uid?: number;
  gid?: number;
}

const PREFERRED = ["postgres", "nobody"];

/**
 * PostgreSQL refuses to run as root, so root chooses who runs it: the owner of the data folder when that is not root
 * (a normal user's clone stays the user's), else the system's `postgres`, else `nobody`. Undefined for anyone but root.
 * @throws Error in words when the system has none of them
 */
export async function chooseAccount(dataDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readAccounts();
  const owner = await ownerOfNearest(dataDir);
  const user = owner === 0 ? undefined : accounts.find((account) => account.uid === owner);
  if (user !== undefined) return { ...user, ownsFolder: true };
  const chosen = PREFERRED.map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  if (chosen === undefined) {
    throw new Error(
      "PostgreSQL does not run as root and this system has neither a postgres nor a nobody account. " +
        "Start as a normal user, or set DATABASE_URL.",
    );
  }
  return chosen;
}

/**
 * The command that runs `file` as `account`. Where that account cannot reach one of the `paths` (a clone under a home
 * of mode 700), setpriv keeps the one capability needed to reach them.
 * @throws Error in words when it cannot be done
 */
export async function commandFor(
  account: Account | undefined,
  file: string,
  args: string[],
  paths: readonly string[],
): Promise<Command> {
  if (account === undefined) return { file, args };
  const closed = await firstClosedFolder(account, paths);
  if (closed === undefined) return { file, args, uid: account.uid, gid: account.gid };
  const setpriv = findSetpriv();
  if (setpriv === undefined) {
    throw new Error(
      `You are root, so PostgreSQL runs as ${account.name}, and ${account.name} may not enter ${closed}. ` +
        `Do one of these: chmod o+x ${closed}; start as a normal user; move the project; set DATABASE_URL.`,
    );
  }
  const capability = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"];
  return {
    file: setpriv,
    args: [...identity, ...capability, "--", file, ...args],
  };
}

async function readAccounts(): Promise<Account[]> {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n");
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

async function ownerOfNearest(path: string): Promise<number> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found !== undefined) return found.uid;
    if (folder === parse(folder).root) return 0;
  }
}

async function firstClosedFolder(account: Account, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const chain: string[] = [];
    for (let folder = dirname(resolve(path)); folder !== parse(folder).root; folder = dirname(folder)) {
      chain.unshift(folder);
    }
    for (const folder of chain) {
      const found = await stat(folder).catch(() => undefined);
      if (found === undefined) break;
      const bit = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001;
      if ((found.mode & bit) === 0) return folder;
    }
  }
  return undefined;
}

function findSetpriv(): string | undefined {
  for (const candidate of ["/usr/bin/setpriv", "/bin/setpriv"]) {
    try {
      // Asked for what we need, with nothing to run: BusyBox has a smaller setpriv, containers may withhold the right.
      execFileSync(candidate, ["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--", "true"], {
        stdio: "ignore",
      });
      return candidate;
    } catch {}
  }
  return undefined;
}

/** True when this process may create files in the folder. */
export async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

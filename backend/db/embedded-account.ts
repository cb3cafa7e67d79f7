import { access, constants, readFile, realpath, stat } from "node:fs/promises";
import { dirname, parse, resolve } from "node:path";

/** The unprivileged account that PostgreSQL runs as when the site itself runs as root. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
  /** True when the project's folder belongs to this account. */
  ownsFolder?: boolean;
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

/**
 * True when `account` may enter every folder above `path` and has `rights` to the path itself.
 * @param rights octal digit as in a file mode: 4 read, 1 run or enter, 5 both
 */
export async function canReach(account: Account, path: string, rights = 5): Promise<boolean> {
  const target = await realpath(path).catch(() => undefined);
  if (target === undefined || !(await hasRights(account, target, rights))) return false;
  for (let folder = dirname(target); folder !== parse(folder).root; folder = dirname(folder)) {
    if (!(await hasRights(account, folder, 1))) return false;
  }
  return true;
}

/** Only the file mode counts here: PostgreSQL starts without supplementary groups. */
async function hasRights(account: Account, path: string, rights: number): Promise<boolean> {
  const { uid, gid, mode } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & rights) === rights;
}

/** True when this process may create files in the folder. */
export async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive, startOf } from "@/backend/db/embedded-process";

/**
 * The users of a data folder's embedded PostgreSQL: one small file a process, named by its pid. The last one to leave
 * stops the server. A killed process leaves its file behind; it does not count, since no such process runs.
 */
export class Users {
  readonly folder: string;
  private readonly own: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, "run");
    this.own = join(this.folder, `${process.pid}.user`);
  }

  /** Registers this process; done before looking for a running server, so that no other process stops it in between. */
  enter(): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.own, startOf(process.pid));
  }

  /** Unregisters this process and returns how many others remain. */
  leave(): number {
    rmSync(this.own, { force: true });
    return this.others().length;
  }

  /** The pids of the other running users; files of ended processes are removed. */
  others(): number[] {
    const living: number[] = [];
    for (const name of readdirSync(this.folder, { encoding: "utf8" })) {
      const pid = Number(/^(\d+)\.user$/.exec(name)?.[1]);
      if (!Number.isInteger(pid) || pid === process.pid) continue;
      const file = join(this.folder, name);
      if (isAlive(pid) && readOr(file) === startOf(pid)) living.push(pid);
      else rmSync(file, { force: true });
    }
    return living;
  }
}

function readOr(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** CPU milliseconds used so far and memory held now, of a group of processes. */
interface ProcessFigures {
  cpuMs: number;
  /** Proportional set size: memory shared by several processes counts once. */
  memoryMb: number;
}

export interface SiteFigures {
  site: ProcessFigures;
  database: ProcessFigures;
}

/** The kernel counts CPU in hundredths of a second (USER_HZ is 100 on every Linux that Node runs on). */
const TICK_MS = 10;

/** True where the kernel reports what a process uses; elsewhere CPU and memory are not measured. */
export const canMeasure = existsSync("/proc/self/stat");

/**
 * CPU and memory of a site and its database. The database is a separate process tree, even when the site started it.
 * @param sitePid the site's process
 * @param dataDir folder below which the embedded PostgreSQL keeps its postmaster.pid; undefined for a site without one
 */
export function readFigures(sitePid: number, dataDir: string | undefined): SiteFigures {
  const parents = readParents();
  const postmaster = dataDir === undefined ? undefined : findPostmaster(dataDir);
  const database = postmaster === undefined ? new Set<number>() : treeOf(postmaster, parents);
  const site = [...treeOf(sitePid, parents)].filter((pid) => !database.has(pid));
  return { site: sum(site), database: sum([...database]) };
}

/** The process id of the PostgreSQL below a folder, while it runs. */
export function findPostmaster(folder: string, depth = 3): number | undefined {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.some((entry) => entry.name === "postmaster.pid")) {
    const pid = Number.parseInt(readFileSync(join(folder, "postmaster.pid"), "utf8"), 10);
    return existsSync(`/proc/${pid}`) ? pid : undefined;
  }
  for (const entry of entries) {
    const found = entry.isDirectory() && depth > 0 ? findPostmaster(join(folder, entry.name), depth - 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function readParents(): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const fields = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (fields !== undefined) parents.set(Number(name), Number(fields[1]));
  }
  return parents;
}

function treeOf(root: number, parents: ReadonlyMap<number, number>): Set<number> {
  const tree = new Set([root]);
  for (let before = 0; before !== tree.size; ) {
    before = tree.size;
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid);
  }
  return tree;
}

function sum(pids: readonly number[]): ProcessFigures {
  let cpuMs = 0;
  let memoryKb = 0;
  for (const pid of pids) {
    const fields = statOf(pid);
    if (fields === undefined) continue;
    // utime, stime, and the same values of ended children (the PostgreSQL process of a connection).
    cpuMs += [11, 12, 13, 14].reduce((ticks, index) => ticks + Number(fields[index]), 0) * TICK_MS;
    memoryKb += memoryOf(pid);
  }
  return { cpuMs, memoryMb: Math.round(memoryKb / 102.4) / 10 };
}

/** The fields of /proc/PID/stat after the name, which may contain spaces; undefined when the process has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

function memoryOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

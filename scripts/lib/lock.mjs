import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./environment.mjs";
import { isSameProcess, readIfThere, startOf } from "./processes.mjs";
import { say } from "./steps.mjs";

const file = join(root, ".build", "lock");
/** A lock file is filled directly after its creation. If it is empty for longer than this, a crash left it. */
const MAX_EMPTY_MS = 2_000;

/** Runs `work` while no other process of this folder installs or builds; waits for the other and prints that. */
export async function withLock(work) {
  mkdirSync(join(root, ".build"), { recursive: true });
  for (let isReported = false; !take(); ) {
    const held = readIfThere(file);
    if (held !== undefined && isLeftOver(held)) discard(held);
    else {
      const holder = held?.split(" ", 1)[0];
      if (!isReported && holder) {
        say(`  Another start (process ${holder}) is installing or building here; waiting for it.`);
        isReported = true;
      }
      await wait(300);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** The lock contains the pid and the start time of the process, because pids are reused. */
function take() {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

/** True when nobody holds it: an earlier process with our own pid, a dead one, or a crash before anything was written. */
function isLeftOver(held) {
  if (held === "")
    return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > MAX_EMPTY_MS;
  const [pid, start = ""] = held.split(" ");
  return Number(pid) === process.pid || !isSameProcess(Number(pid), start);
}

/** Removes an abandoned lock. It is renamed first, so that only one of two processes removes it and a new one stays. */
function discard(held) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readIfThere(aside) !== held) renameSync(aside, file);
    else rmSync(aside, { force: true });
  } catch {
    // Someone else was faster.
  }
}

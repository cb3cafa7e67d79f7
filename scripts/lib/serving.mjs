import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./environment.mjs";
import { isSameProcess, readIfThere, startOf } from "./processes.mjs";
import { Refusal } from "./steps.mjs";

const ours = join(root, ".build", "serving");

/**
 * Records that this process serves from the folder's build, in a file named by its pid; it is removed at process exit.
 * @returns a function that removes the record
 */
export function enterService(folder = ours) {
  const file = join(folder, String(process.pid));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, startOf(process.pid));
  } catch {
    // If the folder is not writable, nobody can build in it either, so no record is needed.
    return () => undefined;
  }
  const leave = () => rmSync(file, { force: true });
  process.once("exit", leave);
  return leave;
}

/** Pids of the other living processes that serve from this folder; records of ended processes are removed. */
export function othersServing(folder = ours) {
  return listNames(folder).flatMap((name) => {
    const pid = Number(name);
    if (pid === process.pid) return [];
    const file = join(folder, name);
    if (isSameProcess(pid, readIfThere(file))) return [pid];
    rmSync(file, { force: true });
    return [];
  });
}

/** Installing and building replace files that a running site reads on request. @throws Refusal while one runs */
export function refuseWhileServing(folder = ours) {
  const [pid] = othersServing(folder);
  if (pid === undefined) return;
  throw new Refusal(
    `A site (process ${pid}) is serving from this folder, and what it was built from has changed since: files, packages ` +
      "or settings.\nA new build would break it. Stop it and start again, or build in another copy of this folder.",
  );
}

function listNames(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

import { readFileSync } from "node:fs";

/** True when a process has this pid. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Start time of the process, in kernel ticks. Together with the pid it identifies one process. Empty if unknown. */
export function startOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name is in brackets and may contain anything, so the fields are counted after the last bracket.
    return text.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

/** The text of a file; undefined when it cannot be read, e.g. because another process has removed it. */
export function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** True when exactly this process still runs, not another one with the same pid. */
export function isSameProcess(pid, start) {
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && startOf(pid) === start;
}

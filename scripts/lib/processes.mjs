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

/** When the process began, in the kernel's ticks; with the pid it names one process for ever. Empty where unknown. */
export function startOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name is in brackets and may contain anything, so counting begins behind the last bracket.
    return text.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

/** True when that very process still lives, and not another one that was given its number. */
export function isSameProcess(pid, start) {
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && startOf(pid) === start;
}

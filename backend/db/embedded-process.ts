import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "@/utils/requests/error-code";

/** The data that PostgreSQL writes about itself into postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Reads postmaster.pid of a cluster; undefined when there is none or it is not complete yet. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return {
      pid,
      port: Number(lines[3] ?? 0),
      ready: lines[7]?.trim() === "ready",
    };
  } catch {
    return undefined;
  }
}

/** True when the process exists and is not a zombie (an orphan of a container without an init stays one for ever). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== "EPERM") return false;
  }
  return processStat(pid)?.state !== "Z";
}

/** True when `pid` is the PostgreSQL that serves `cluster`, and not another process with the same number. */
export function isServing(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return /postgres/.test(commandName(pid));
  }
}

/** The start time of the process, in the kernel's ticks; with the pid, it identifies a process. Empty if unknown. */
export function startOf(pid: number): string {
  return processStat(pid)?.started ?? "";
}

function processStat(pid: number): { state: string; started: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name is in brackets and may contain anything, so counting begins after the last bracket.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", started: fields[19] ?? "" };
  } catch {
    return undefined;
  }
}

function commandName(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8");
  } catch {
    try {
      return execFileSync("ps", ["-p", String(pid), "-o", "comm="], {
        encoding: "utf8",
      });
    } catch {
      // Neither /proc nor ps: trust the file, as PostgreSQL itself does.
      return "postgres";
    }
  }
}

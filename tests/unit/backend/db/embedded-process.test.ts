import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive, isServing, readPostmaster } from "@/backend/db/embedded-process";
import { until } from "@/tests/support/site";

let folder: string;
const children: ChildProcess[] = [];

function run(file: string, args: string[], cwd = folder): ChildProcess {
  const child = spawn(file, args, { cwd, stdio: ["ignore", "pipe", "ignore"] });
  children.push(child);
  return child;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-process-"));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

describe("a process", () => {
  it("is alive until it ends", async () => {
    const child = run("sleep", ["30"]);
    const pid = child.pid ?? 0;

    expect(isAlive(pid)).toBe(true);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(isAlive(pid)).toBe(false);
  });

  it("is not alive when it is a zombie", async () => {
    // The child exits when its parent has become `sleep`, which never collects its exit status; a shell might do that.
    const child = 'until [ "$(cat /proc/$PPID/comm)" = sleep ]; do :; done';
    const parent = run("sh", ["-c", `sh -c '${child}' & echo $!; exec sleep 30`]);
    const [line] = (await once(parent.stdout ?? parent, "data")) as [Buffer];
    const zombie = Number(line.toString());

    await until(() => !isAlive(zombie), 15_000);
    expect(() => process.kill(zombie, 0)).not.toThrow();
  });

  it("serves a cluster only when the cluster's folder is its working directory", async () => {
    const child = run("sleep", ["30"]);
    const elsewhere = mkdtempSync(join(tmpdir(), "portal-process-"));
    await until(() => isServing(child.pid ?? 0, folder), 15_000);

    expect(isServing(child.pid ?? 0, elsewhere)).toBe(false);
    rmSync(elsewhere, { recursive: true });
  });
});

describe("the lock file of a cluster", () => {
  const write = (...lines: (string | number)[]) => writeFileSync(join(folder, "postmaster.pid"), lines.join("\n"));

  it("contains process, port and readiness", () => {
    write(4711, "/data", 1_700_000_000, 45_001, "", "127.0.0.1", "1 2", "ready   ");

    expect(readPostmaster(folder)).toEqual({ pid: 4711, port: 45_001, ready: true });
  });

  it("shows that a server is still starting", () => {
    write(4711, "/data", 1_700_000_000, 45_001, "", "127.0.0.1", "1 2", "starting");

    expect(readPostmaster(folder)?.ready).toBe(false);
  });

  it("is ignored when it is missing or invalid", () => {
    expect(readPostmaster(folder)).toBeUndefined();
    write("not a number");
    expect(readPostmaster(folder)).toBeUndefined();
  });
});

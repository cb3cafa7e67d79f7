import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canMeasure, findPostmaster, readFigures } from "@/scripts/bench/proc-figures";

const onLinux = canMeasure ? test : test.failing;

onLinux("a database that the site started is measured separately", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-figures-"));
  // Measured in processor time, because other processes may use the processor.
  const busy = "do var { user, system } = process.cpuUsage(); while (user + system < 150_000);";
  const script = `${busy} process.stdout.write("done"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    await once(child.stdout, "data");
    mkdirSync(join(dataDir, "postgres", "cluster"), { recursive: true });
    writeFileSync(join(dataDir, "postgres", "cluster", "postmaster.pid"), `${child.pid}\n/somewhere\n`);
    expect(findPostmaster(dataDir)).toBe(child.pid);
    const apart = readFigures(process.pid, dataDir);
    const together = readFigures(process.pid, undefined);
    expect(apart.database.cpuMs).toBeGreaterThanOrEqual(100);
    expect(apart.database.memoryMb).toBeGreaterThan(0);
    expect(together.database).toEqual({ cpuMs: 0, memoryMb: 0 });
    expect(together.site.cpuMs - apart.site.cpuMs).toBeGreaterThanOrEqual(100);
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
    rmSync(dataDir, { recursive: true });
  }
});

test("a postmaster that no longer runs is not found", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-figures-"));
  writeFileSync(join(dataDir, "postmaster.pid"), "999999999\n");
  expect(findPostmaster(dataDir)).toBeUndefined();
  rmSync(dataDir, { recursive: true });
});

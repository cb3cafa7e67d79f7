import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const lock = resolve(".build", "lock");
const lockModule = pathToFileURL(resolve("scripts/lib/lock.mjs")).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-lock-"));
  mkdirSync(resolve(".build"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A start that works for a moment and notes when it began and ended. */
function build(before = ""): { child: ChildProcess; output: () => string } {
  const note = join(folder, "notes");
  const program = `
    import { appendFileSync, writeFileSync } from "node:fs";
    import { withLock } from ${JSON.stringify(lockModule)};
    ${before}
    await withLock(async () => {
      appendFileSync(${JSON.stringify(note)}, "begin\\n");
      await new Promise((done) => setTimeout(done, 300));
      appendFileSync(${JSON.stringify(note)}, "end\\n");
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  return { child, output: () => output };
}

it("lets one of two starts build while the other waits and says so", async () => {
  const both = [build(), build()];
  await Promise.all(both.map(({ child }) => once(child, "close")));

  expect(readFileSync(join(folder, "notes"), "utf8")).toBe("begin\nend\nbegin\nend\n");
  expect(both.map(({ output }) => output()).join("")).toMatch(
    /Another start \(process \d+\) is installing or building/,
  );
  expect(existsSync(lock)).toBe(false);
});

it("is not held by a start that was killed", async () => {
  const dead = spawn("true");
  await once(dead, "exit");
  writeFileSync(lock, String(dead.pid));
  const { child } = build();
  await once(child, "close");

  expect(child.exitCode).toBe(0);
  expect(readFileSync(join(folder, "notes"), "utf8")).toBe("begin\nend\n");
});

it("is not held by a process that was given the number of a dead start", async () => {
  writeFileSync(lock, `${process.pid} 1`);
  const { child } = build();
  await once(child, "close");

  expect(readFileSync(join(folder, "notes"), "utf8")).toBe("begin\nend\n");
});

it("is not held by an earlier start that had the very number of this one", async () => {
  const { child } = build(`writeFileSync(${JSON.stringify(lock)}, String(process.pid));`);
  await once(child, "close");

  expect(readFileSync(join(folder, "notes"), "utf8")).toBe("begin\nend\n");
});

it("is not held by a start that crashed before it could write its number", async () => {
  writeFileSync(lock, "");
  const earlier = Date.now() / 1000 - 60;
  utimesSync(lock, earlier, earlier);
  const { child } = build();
  await once(child, "close");

  expect(readFileSync(join(folder, "notes"), "utf8")).toBe("begin\nend\n");
});

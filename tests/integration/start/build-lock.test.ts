import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { until } from "@/tests/support/site";

const lock = resolve(".build", "lock");
const lockModule = pathToFileURL(resolve("scripts/lib/lock.mjs")).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-lock-"));
  mkdirSync(resolve(".build"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A process that holds the lock until it is allowed to end, and records when it began and ended. */
function build(before = ""): { child: ChildProcess; output: () => string } {
  const note = join(folder, "notes");
  const program = `
    import { appendFileSync, existsSync, writeFileSync } from "node:fs";
    import { withLock } from ${JSON.stringify(lockModule)};
    ${before}
    await withLock(async () => {
      appendFileSync(${JSON.stringify(note)}, "begin\\n");
      while (!existsSync(${JSON.stringify(mayEnd())})) await new Promise((done) => setTimeout(done, 10));
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

const mayEnd = () => join(folder, "may-end");
const letEnd = () => writeFileSync(mayEnd(), "");

it("lets only one of two starts build, and the other prints that it waits", async () => {
  const both = [build(), build()];
  const ended = Promise.all(both.map(({ child }) => once(child, "close")));
  const said = () => both.map(({ output }) => output()).join("");
  await until(() => said().includes("\n"), 15_000);
  letEnd();
  await ended;

  expect(readFileSync(join(folder, "notes"), "utf8")).toBe("begin\nend\nbegin\nend\n");
  expect(said()).toMatch(/Another start \(process \d+\) is installing or building/);
  expect(existsSync(lock)).toBe(false);
});

it("is ignored if its process was killed", async () => {
  const dead = spawn("true");
  await once(dead, "exit");
  writeFileSync(lock, String(dead.pid));
  letEnd();
  const { child } = build();
  await once(child, "close");

  expect(child.exitCode).toBe(0);
  expect(readFileSync(join(folder, "notes"), "utf8")).toBe("begin\nend\n");
});

it("is ignored if its process id now belongs to another process", async () => {
  writeFileSync(lock, `${process.pid} 1`);
  letEnd();
  const { child } = build();
  await once(child, "close");

  expect(readFileSync(join(folder, "notes"), "utf8")).toBe("begin\nend\n");
});

it("is ignored if an earlier start had the same process id as this one", async () => {
  letEnd();
  const { child } = build(`writeFileSync(${JSON.stringify(lock)}, String(process.pid));`);
  await once(child, "close");

  expect(readFileSync(join(folder, "notes"), "utf8")).toBe("begin\nend\n");
});

it("is ignored if it is empty, because its start crashed before it wrote its process id", async () => {
  writeFileSync(lock, "");
  const earlier = Date.now() / 1000 - 60;
  utimesSync(lock, earlier, earlier);
  letEnd();
  const { child } = build();
  await once(child, "close");

  expect(readFileSync(join(folder, "notes"), "utf8")).toBe("begin\nend\n");
});

import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const STEPS = JSON.stringify(pathToFileURL(resolve("scripts/lib/steps.mjs")).href);

/** Runs a program that has `runProgram`, in its own process. @returns what it printed */
function run(body: string): string {
  const program = `import { runProgram } from ${STEPS};\n${body}`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }).stdout.trim();
}

describe("a program that a start runs", () => {
  it("gives its output", () => {
    expect(run(`console.log(await runProgram(process.execPath, ["-p", "6 * 7"]));`)).toBe("42");
  });

  it("gives the reason when it fails", () => {
    const failing = `runProgram(process.execPath, ["-e", "console.error('disk full'); process.exit(3)"], { name: "npm ci" })`;

    expect(run(`await ${failing}.catch((error) => console.log(error.message));`)).toBe(
      "npm ci failed (exit code 3).\ndisk full",
    );
  });

  it("is started by a shell on Windows, where npm is a script", () => {
    const asOnWindows = `Object.defineProperty(process, "platform", { value: "win32" }); process.env.comspec = "/bin/sh";`;

    expect(run(`${asOnWindows} console.log(await runProgram("echo by a shell;", ["true"]));`)).toBe("by a shell");
  });
});

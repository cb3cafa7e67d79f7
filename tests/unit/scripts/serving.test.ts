import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const address = (module: string) => JSON.stringify(pathToFileURL(resolve("scripts/lib", module)).href);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-serving-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a program with the functions of serving.mjs in its own process. */
function run(body: string) {
  const program = `
    import { enterService, othersServing, refuseWhileServing } from ${address("serving.mjs")};
    import { startOf } from ${address("processes.mjs")};
    const folder = ${JSON.stringify(folder)};
    ${body}`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
}

/** Registers this process, which is alive, as one that serves. */
function noteOurselves(start?: string) {
  const known = start ?? run("console.log(startOf(process.ppid))").stdout.trim();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, String(process.pid)), known);
}

describe("a build while a site serves from the folder", () => {
  it("is refused in words that name the process and say what to do", () => {
    noteOurselves();
    const { status, stderr } = run("refuseWhileServing(folder);");

    expect(status).not.toBe(0);
    expect(stderr).toContain(`A site (process ${process.pid}) is serving from this folder`);
    expect(stderr).toContain("Stop it and start again");
  });

  it("is not held up by a site whose number another process was given", () => {
    noteOurselves("1");

    expect(run("refuseWhileServing(folder); console.log(othersServing(folder).length);").stdout).toBe("0\n");
    expect(existsSync(join(folder, String(process.pid)))).toBe(false);
  });

  it("is not held up by a site that was killed", () => {
    const killed = run("enterService(folder); process.kill(process.pid, 'SIGKILL');");
    expect(existsSync(join(folder, String(killed.pid)))).toBe(true);

    expect(run("refuseWhileServing(folder);").status).toBe(0);
  });

  it("is not held up by the process that builds, nor by one that has ended", () => {
    const own = run("enterService(folder); refuseWhileServing(folder);");

    expect(own.status).toBe(0);
    expect(existsSync(join(folder, String(own.pid)))).toBe(false);
  });
});

describe("the stages of a build", () => {
  const read = (expression: string): unknown => {
    const program = `import { stages } from ${address("build-stages.mjs")}; console.log(JSON.stringify(${expression}));`;
    return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }));
  };

  it("bundle the server anew when a style that it uses changes", () => {
    expect(read('stages().find(({ name }) => name === "server").inputs')).toContain("styles");
  });

  it("render the pages anew when what they carry of the settings changes, and only then", () => {
    const env = {
      BRAND_NAME_EN: "Neo",
      NEXT_PUBLIC_SHOP_API_URL: "https://a.example",
      PORT: "3001",
      WALLET_CHANNEL: "",
    };

    expect(read(`stages(${JSON.stringify(env)}).find(({ name }) => name === "pages").values`)).toEqual([
      ["BRAND_NAME_EN", "Neo"],
      ["NEXT_PUBLIC_SHOP_API_URL", "https://a.example"],
    ]);
  });
});

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

/** Runs a program that has the functions of serving.mjs, in its own process. */
function run(body: string) {
  const program = `
    import { enterService, othersServing, refuseWhileServing } from ${address("serving.mjs")};
    import { startOf } from ${address("processes.mjs")};
    const folder = ${JSON.stringify(folder)};
    ${body}`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
}

/** Registers this running process as one that serves. */
function noteOurselves(start?: string) {
  const known = start ?? run("console.log(startOf(process.ppid))").stdout.trim();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, String(process.pid)), known);
}

describe("a build while a site is served from the folder", () => {
  it("is refused with the process and what to do", () => {
    noteOurselves();
    const { status, stderr } = run("refuseWhileServing(folder);");

    expect(status).not.toBe(0);
    expect(stderr).toContain(`A site (process ${process.pid}) is serving from this folder`);
    expect(stderr).toContain("Stop it and start again");
  });

  it("is not refused for a site whose process id now belongs to another process", () => {
    noteOurselves("1");

    expect(run("refuseWhileServing(folder); console.log(othersServing(folder).length);").stdout).toBe("0\n");
    expect(existsSync(join(folder, String(process.pid)))).toBe(false);
  });

  it("is not refused for a site that was killed", () => {
    const killed = run("enterService(folder); process.kill(process.pid, 'SIGKILL');");
    expect(existsSync(join(folder, String(killed.pid)))).toBe(true);

    expect(run("refuseWhileServing(folder);").status).toBe(0);
  });

  it("is not refused for the building process itself, nor for one that has ended", () => {
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

  it("bundle the server again when a style changes", () => {
    expect(read('stages().find(({ name }) => name === "server").inputs')).toContain("styles");
  });

  it("render the pages again only when a setting changes that is part of them", () => {
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

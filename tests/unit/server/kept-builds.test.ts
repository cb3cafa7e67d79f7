import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KeptBuilds, keepBuild } from "@/server/kept-builds";
import { textsAddress } from "@/services/page/texts-script.server";
import { ask, type LocalServer, serve } from "@/tests/support/servers/local-server";

let folder: string;
let server: LocalServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "portal-builds-"));
  const builds = new KeptBuilds(join(folder, "data"));
  server = await serve(async (request, response) => {
    if (!(await builds.serve(request, response, request.url ?? "/"))) response.writeHead(404).end();
  });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A built project: one script, and one text. */
function build(id: string): string {
  const root = join(folder, id);
  const put = (path: string, text: string) => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  put(".next/BUILD_ID", id);
  put(`.next/static/chunks/${id}.js`, `"${id}"`);
  put("public/robots.txt", id);
  for (const language of ["en", "bn"]) put(`locales/${language}/home.json`, JSON.stringify({ title: id }));
  return root;
}

const keep = (id: string) => keepBuild(build(id), join(folder, "data"));
const statusOf = async (path: string) => (await ask(`${server.address}${path}`)).status;
const script = (id: string) => `/_next/static/chunks/${id}.js`;

it("serves scripts and texts of another version, also of one that starts later", async () => {
  expect(await statusOf(script("newer"))).toBe(404);
  await keep("older");
  await keep("newer");
  for (const id of ["older", "newer"]) {
    const answer = await ask(`${server.address}${script(id)}`);
    expect([answer.body.toString(), answer.headers["cache-control"]]).toEqual([
      `"${id}"`,
      "public, max-age=31536000, immutable",
    ]);
    expect(await statusOf(textsAddress("en", { home: { title: id } }))).toBe(200);
  }
});

it("serves nothing of another version that has the same name in every version", async () => {
  await keep("older");
  for (const path of ["/robots.txt", "/_next/static/../BUILD_ID", "/_next/static/chunks/../../BUILD_ID"]) {
    expect(await statusOf(path)).toBe(404);
  }
});

it("keeps the three versions that were started last", async () => {
  for (const id of ["first", "second", "third", "first", "fourth"]) await keep(id);
  expect(readdirSync(join(folder, "data", "builds")).sort()).toEqual(["first", "fourth", "third"]);
  expect([await statusOf(script("second")), await statusOf(script("first"))]).toEqual([404, 200]);
});

it("keeps the texts of a version whose files are changed in place afterwards", async () => {
  await keep("older");
  writeFileSync(join(folder, "older", "locales", "en", "home.json"), JSON.stringify({ title: "newer" }));
  expect(await statusOf(textsAddress("en", { home: { title: "older" } }))).toBe(200);
});

it("leaves nothing behind when a copy fails, and counts no copy of a killed process as a version", async () => {
  const builds = join(folder, "data", "builds");
  rmSync(join(build("broken"), "locales"), { recursive: true });
  await expect(keepBuild(join(folder, "broken"), join(folder, "data"))).rejects.toThrow("ENOENT");
  expect(readdirSync(builds)).toEqual([]);
  for (const [id, hours] of [
    [".underway", 0],
    [".killed", 2],
  ] as const) {
    mkdirSync(join(builds, id));
    const at = new Date(Date.now() - hours * 3_600_000);
    utimesSync(join(builds, id), at, at);
  }
  for (const id of ["first", "second", "third"]) await keep(id);
  expect(readdirSync(builds).sort()).toEqual([".underway", "first", "second", "third"]);
});

it("serves the other versions when a folder beside them is no version", async () => {
  mkdirSync(join(folder, "data", "builds", "lost+found"), { recursive: true });
  await keep("older");
  expect(await statusOf(script("older"))).toBe(200);
  expect(await statusOf(script("unknown"))).toBe(404);
});

it("keeps one version once when two processes of it start at the same time", async () => {
  const root = build("same");
  await Promise.all([1, 2, 3].map(() => keepBuild(root, join(folder, "data"))));
  expect(readdirSync(join(folder, "data", "builds"))).toEqual(["same"]);
  expect(await statusOf(script("same"))).toBe(200);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Backend, createBackend } from "@/backend/app";
import { runContentCommand } from "@/backend/content-import/content-commands";
import { seedContent } from "@/backend/content-import/load-content";
import type { ContentEntry, ContentPage, ContentPageFile } from "@/backend/contract/content/content-page";
import { readBackendEnv } from "@/backend/env";
import { contentFile, withBlock } from "@/tests/support/content";
import { contractCalls, firstCode } from "@/tests/support/contract-calls";
import { memoryLog, ORIGIN } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const TOKEN = "editors-token-of-thirty-two-letters";
const IDEAS = "/business/ideas";
const MORE = "/business/ideas/more";

let db: TestDatabase;
let backend: Backend;
let root: string;
let said: string[];

beforeAll(async () => {
  db = await createTestDatabase();
  await db.pool.query("delete from content_pages");
  root = mkdtempSync(join(tmpdir(), "portal-content-"));
  writeFile("public/documents/rules.pdf", "%PDF");
  writeFile("pages/shop/index.tsx", "");
});
// A new backend for each test, because responses are cached for five seconds.
beforeEach(() => {
  said = [];
  backend = makeBackend();
});
afterAll(async () => {
  await db.close();
  rmSync(root, { recursive: true });
});

function makeBackend(variables: Record<string, string> = { PREVIEW_TOKEN: TOKEN }): Backend {
  const env = readBackendEnv({ PUBLIC_ORIGIN: ORIGIN, ...variables });
  // The cache belongs to one database object, so each backend gets a copy.
  return createBackend({ db: { ...db }, env, log: memoryLog(), say: () => undefined, checkAnswers: true });
}
const call = contractCalls(() => backend);
const getPage = (path: string, lang: "en" | "bn" = "en", headers: Record<string, string> = {}) =>
  call<{ data: ContentPage }>("getContentPage", { query: { path }, lang, headers });

function writeFile(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
function writePage(path: string, change: (file: ContentPageFile) => unknown = (file) => file): string[] {
  return (["en", "bn"] as const).map((lang) =>
    writeFile(`backend/content/${lang}${path}.json`, JSON.stringify(change(contentFile(lang)))),
  );
}
const named = (name: string) => (file: ContentPageFile) => ({ ...file, name, title: name, description: name });
const runIn = (siteMode: "sandbox" | "production", ...args: string[]) =>
  runContentCommand({ db, root, args, siteMode, say: (line) => void said.push(line) });
const run = (...args: string[]) => runIn("sandbox", ...args);
const rows = async () =>
  (await db.pool.query("select path, lang, state from content_pages order by path, lang, state")).rows.map(
    ({ path, lang, state }) => `${path} ${lang} ${state}`,
  );

describe("the operator's command", () => {
  it("loads nothing when one page has an error, and prints the error", async () => {
    writePage(IDEAS);
    const more = writePage(MORE, (file) =>
      withBlock(named("More")(file), "text", () => ({ type: "text", body: "[x](/no)" })),
    );

    expect(await run("load")).toBe(false);
    expect(said).toContain(`${more[0]} links to /no, which the site does not have`);
    expect(await rows()).toEqual([]);
  });

  it("loads the files, then only the changed ones", async () => {
    writePage(IDEAS);
    writePage(MORE, named("More"));
    expect(await run("load")).toBe(true);
    expect(await rows()).toHaveLength(4);

    writePage(MORE, named("Much more"));
    await run("load");
    expect(said.at(-1)).toBe("4 pages are published; 2 of them are new or have changed.");
  });

  it("refuses to load the project's own pages in production, and loads a named folder", async () => {
    const before = await rows();
    expect(await runIn("production", "load")).toBe(false);
    expect(said.join(" ")).toContain("npm run content -- load FOLDER");
    expect(await rows()).toEqual(before);

    expect(await runIn("production", "load", join(root, "backend/content"))).toBe(true);
  });

  it("exports the files byte for byte as they were loaded", async () => {
    const folder = join(root, "exported");
    await run("export", folder);
    for (const lang of ["en", "bn"]) {
      const written = (top: string) => readFileSync(join(top, lang, `${IDEAS}.json`), "utf8");
      expect(written(folder)).toBe(written(join(root, "backend/content")));
    }
  });

  it("prints its usage for an unknown command", async () => {
    expect(await run("publish")).toBe(false);
    expect(said.join("\n")).toContain("npm run content -- publish PATH");
  });
});

describe("a content page", () => {
  it("is returned in the reader's language with its trail and neighbours", async () => {
    const [english, bengali] = [await getPage(MORE), await getPage(IDEAS, "bn")];
    expect(english.body.data).toMatchObject({
      path: MORE,
      name: "Much more",
      trail: [
        { name: "Business", path: "/business" },
        { name: "Ideas", path: IDEAS },
      ],
      beside: [{ name: "Much more", path: MORE }],
    });
    expect(bengali.body.data).toMatchObject({ name: "ভাবনা", beside: [{ path: MORE }] });
    expect(bengali.body.data.blocks[1]).toEqual({ type: "text", body: '<p><a href="/shop">শপ</a> দেখুন।</p>' });
  });

  it("answers 404 with a code of its own for an unknown path", async () => {
    const answer = await getPage("/business/none");
    expect([answer.status, firstCode(answer)]).toEqual([404, "content-page-not-found"]);
  });

  it("is cacheable, and answers 304 to a client that has the current version", async () => {
    const ask = (headers: Record<string, string> = {}) =>
      backend.fetch(new Request(`${ORIGIN}/api/v1/content-page?path=${IDEAS}`, { headers }));
    const first = await ask();
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, max-age=60");
    expect(etag).toMatch(/^"[\w-]+"$/);

    const again = await ask({ "if-none-match": `"x", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect((await ask({ "if-none-match": '"x"' })).status).toBe(200);
    expect((await ask({ "if-none-match": etag, lang: "bn" })).status).toBe(200);
  });

  it("is in the list of all pages", async () => {
    const { body } = await call<{ data: ContentEntry[] }>("listContentPages", { lang: "bn" });
    expect(body.data.map(({ path, section, updated_on }) => [path, section, updated_on])).toEqual([
      [IDEAS, "business", "2026-11-01"],
      [MORE, "business", "2026-11-01"],
    ]);
  });
});

describe("a draft", () => {
  const preview = { Previewtoken: TOKEN };

  it("is refused when it has an error", async () => {
    const [file = ""] = writePage(IDEAS, (page) => ({ ...page, name: "{{nobody}}" }));
    expect(await run("draft", file)).toBe(false);
    expect(await rows()).not.toContain(`${IDEAS} en draft`);
  });

  it("[API-LOGIN-11] is returned only with the editors' token, and not cacheable", async () => {
    const files = writePage(IDEAS, named("Better ideas"));
    expect(await run("draft", ...files)).toBe(true);

    const name = async (headers: Record<string, string>) => (await getPage(IDEAS, "en", headers)).body.data.name;
    expect(await name(preview)).toBe("Better ideas");
    for (const other of ["", "x", `${TOKEN}x`]) expect(await name({ Previewtoken: other })).toBe("Ideas");
    const { headers } = await backend.fetch(
      new Request(`${ORIGIN}/api/v1/content-page?path=${IDEAS}`, { headers: preview }),
    );
    expect([headers.get("cache-control"), headers.get("vary")]).toEqual(["private, no-store", "lang, Previewtoken"]);
  });

  it("is not returned while no token is configured", async () => {
    backend = makeBackend({});
    expect((await getPage(IDEAS, "en", { Previewtoken: "" })).body.data.name).toBe("Ideas");
  });

  it("replaces the page in both languages when it is published", async () => {
    expect(await run("publish", IDEAS)).toBe(true);
    expect((await getPage(IDEAS)).body.data.name).toBe("Better ideas");
    expect((await getPage(IDEAS, "bn")).body.data.name).toBe("Better ideas");
    expect((await rows()).filter((row) => row.endsWith("draft"))).toEqual([]);
    expect(await run("publish", IDEAS)).toBe(false);
  });
});

describe("the seed", () => {
  it("does not change a business's own pages", async () => {
    writePage(IDEAS, named("From the files"));
    expect(await seedContent(db, "demo-if-empty", root)).toMatchObject({ written: 0, removed: 0 });
    expect((await getPage(IDEAS)).body.data.name).toBe("Better ideas");
  });

  it("updates the sandbox's own database from the files: changed pages and removed pages", async () => {
    rmSync(join(root, `backend/content/en${MORE}.json`));
    rmSync(join(root, `backend/content/bn${MORE}.json`));
    expect(await seedContent(db, "demo", root)).toMatchObject({ written: 2, removed: 2 });
    expect((await getPage(IDEAS)).body.data.name).toBe("From the files");
    expect((await getPage(MORE)).status).toBe(404);
  });

  it("skips a page that cannot be read, keeps its last version, and logs the error", async () => {
    const file = writeFile(`backend/content/en${IDEAS}.json`, "{");
    await seedContent(db, "demo", root, (line) => void said.push(line));
    expect(said.join()).toContain(`${file} is left out: is not JSON`);
    expect((await getPage(IDEAS)).body.data.name).toBe("From the files");
  });
});

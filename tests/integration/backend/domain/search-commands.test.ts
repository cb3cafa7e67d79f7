import { readFileSync } from "node:fs";
import { importData } from "@/backend/domain/data-import/import-data";
import { refreshSearch } from "@/backend/domain/search/index-documents";
import { runSearchCommand } from "@/backend/domain/search/operator-commands";
import { readBackendEnv } from "@/backend/env";
import { searchOn } from "@/tests/support/search";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let site: ReturnType<typeof searchOn>;

beforeAll(async () => {
  db = await createTestDatabase();
  site = searchOn(db);
});
afterAll(() => db.close());

async function run(...args: string[]): Promise<{ isDone: boolean; lines: string[] }> {
  const lines: string[] = [];
  return { isDone: await runSearchCommand({ db, args, say: (line) => lines.push(line) }), lines };
}

it("lists queries without results, the most frequent first", async () => {
  for (const key of ["grobnitz", "klavuster", "grobnitz"]) await site.send({ key });
  const { lines } = await run("misses");
  expect(lines.map((line) => line.split("  ")).map(([times, lang, , shown]) => [times, lang, shown])).toEqual([
    ["2", "en", "grobnitz"],
    ["1", "en", "klavuster"],
  ]);
  expect((await run("misses", "1")).lines).toHaveLength(1);
});

it("adds a title to the popular searches at a position and removes it", async () => {
  expect((await run("pin", "bn", "1", "৫জি ফোন", "/shop/devices/phones?five_g=1")).isDone).toBe(true);
  expect((await site.popular("bn"))[0]).toEqual({ display_title: "৫জি ফোন", url: "/shop/devices/phones?five_g=1" });
  expect((await run("pins")).lines).toEqual(["bn  1  ৫জি ফোন  /shop/devices/phones?five_g=1"]);
  expect((await run("unpin", "bn", "1")).isDone).toBe(true);
  expect(await site.popular("bn")).toEqual([]);
  expect((await run("unpin", "bn", "1")).isDone).toBe(false);
});

it.each([
  ["pin", "de", "1", "SIM"],
  ["pin", "en", "9", "SIM"],
  ["pin", "en", "1", ""],
  ["pin", "en", "1", "SIM", "https://elsewhere.example"],
  ["nothing"],
])("refuses %s %s %s %s %s", async (...args) => {
  expect((await run(...args.filter((each) => each !== undefined))).isDone).toBe(false);
});

it("imports an operator's own synonyms, which find pages at once", async () => {
  expect((await site.search("grommelwort")).count).toBe(0);
  const text = 'concept,words\nsale,"sale|grommelwort|সেল"\n';
  const given = { kind: "search-synonyms", name: "words.csv", text, dryRun: false };
  expect(await importData({ db }, given)).toEqual({ rows: 1, problems: [] });
  expect(await site.pathsOf("grommelwort")).toContain("/shop/sale");
});

it("changes no document when a rebuild of the index is stopped", async () => {
  const documents = async () => (await db.pool.query("select id, digest from search_documents order by id")).rows;
  const before = await documents();
  const brand = { ...readBackendEnv({}).brand, nameEn: "Renamed" };
  const stopped = refreshSearch({ db, brand, stopping: AbortSignal.abort() });
  await expect(stopped).rejects.toThrow("aborted");
  expect(await documents()).toEqual(before);
});

it("has files of synonyms and pages that the importer accepts", async () => {
  for (const [kind, name] of [
    ["search-synonyms", "search-synonyms.csv"],
    ["search-pages", "search-pages.csv"],
  ] as const) {
    const text = readFileSync(`data/facts/${name}`, "utf8");
    expect((await importData({ db }, { kind, name, text, dryRun: true })).problems).toEqual([]);
  }
});

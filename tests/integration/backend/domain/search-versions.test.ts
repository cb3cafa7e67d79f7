import { indexTurn, refreshSearch } from "@/backend/domain/search/index-documents";
import { readBackendEnv } from "@/backend/env";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const MINUTE = 60_000;
let db: TestDatabase;
let now = 0;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** A process of one version; versions differ in their brand here. */
function processOf(nameEn: string) {
  const brand = { ...readBackendEnv().brand, nameEn };
  const mayWork = indexTurn(() => now);
  return () => refreshSearch({ db, brand, mayWork });
}

const version = async () => {
  const { rows } = await db.pool.query<{ made_by: string }>("select made_by from search_state");
  return JSON.parse(rows[0]?.made_by ?? "[]")[1];
};

it("an old and a new version on one database do not rebuild the search documents after each other", async () => {
  const [old, updated] = [processOf("Old"), processOf("New")];
  const seen: string[] = [];
  for (const work of [old, updated, old, updated, old]) {
    await work();
    seen.push(await version());
  }
  expect(seen).toEqual(["Old", "New", "New", "New", "New"]);
});

it("the old version leaves changed rows to the new one, and takes over when it is alone for ten minutes", async () => {
  const [old, updated] = [processOf("Old"), processOf("New")];
  await old();
  await updated();
  await db.pool.query("insert into search_changes (kind, key) values ('product', 'oskavi-frame-3')");
  await old();
  const { rows } = await db.pool.query("select kind from search_changes");
  expect(rows).toEqual([{ kind: "product" }]);
  now += 10 * MINUTE;
  await old();
  expect(await version()).toBe("Old");
});

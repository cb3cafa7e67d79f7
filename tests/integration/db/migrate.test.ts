import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@/backend/db/client";
import { prepareDatabase } from "@/backend/db/migrate";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let host: TestDatabase;
let schemas = 0;
let database: Database;
let root: string;

const migration = (name: string, sql: string) => writeFileSync(join(root, "backend/db/migrations", name), sql);
const seedFile = (text: string) => writeFileSync(join(root, "backend/db/seed", "seed.ts"), text);
const tables = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = current_schema() order by 1",
  );
  return rows.map(({ name }) => name).filter((name) => !name.startsWith("schema_"));
};

beforeAll(async () => {
  host = await createTestDatabase();
});

afterAll(() => host.close());

// A new schema takes the place of an empty database.
beforeEach(async () => {
  schemas += 1;
  const schema = `trial_${schemas}`;
  await host.pool.query(`create schema ${schema}`);
  database = openDatabase(`${host.url}?options=-c%20search_path%3D${schema}`);
  root = mkdtempSync(join(tmpdir(), "portal-migrations-"));
  for (const folder of ["migrations", "seed"]) mkdirSync(join(root, "backend/db", folder), { recursive: true });
  migration("0001_first.sql", "create table first (id int primary key);");
});

afterEach(async () => {
  await database.close();
  rmSync(root, { recursive: true });
});

it("applies each migration once, in order", async () => {
  migration("0002_second.sql", "create table second (id int references first);");

  expect(await prepareDatabase(database, { root })).toEqual({
    applied: ["0001_first.sql", "0002_second.sql"],
    seeded: false,
  });
  expect(await prepareDatabase(database, { root })).toEqual({ applied: [], seeded: false });
  expect(await tables()).toEqual(["first", "second"]);
});

it("applies no migration if one of them fails, and names that one", async () => {
  migration("0002_second.sql", "create table second (id int); select no_such_function();");

  await expect(prepareDatabase(database, { root })).rejects.toThrow(
    /Migration 0002_second.sql failed: .*no_such_function/,
  );
  expect(await tables()).toEqual([]);
});

it("gives a migration more time than other statements have", async () => {
  migration("0002_second.sql", "select pg_sleep(0.3);");
  const hasty = openDatabase(`${host.url}?options=${encodeURIComponent(`-c search_path=${await currentSchema()}`)}`, {
    statementTimeoutMs: 100,
    answerTimeoutMs: 100,
  });
  const { applied } = await prepareDatabase(hasty, { root });
  await hasty.close();

  expect(applied).toEqual(["0001_first.sql", "0002_second.sql"]);
});

it("runs one after the other when two processes start at the same time", async () => {
  migration("0001_first.sql", "create table first (id int primary key); select pg_sleep(0.2);");
  let seeds = 0;
  const seed = async () => {
    seeds += 1;
    return { seeded: true };
  };
  const other = openDatabase(`${host.url}?options=${encodeURIComponent(`-c search_path=${await currentSchema()}`)}`);
  const results = await Promise.all([database, other].map((one) => prepareDatabase(one, { root, seed })));
  await other.close();

  expect(results.map(({ applied }) => applied.length).sort()).toEqual([0, 1]);
  expect(seeds).toBe(1);
});

it("refuses a migration that was edited after it was applied", async () => {
  await prepareDatabase(database, { root });
  migration("0001_first.sql", "create table first (id bigint primary key);");

  await expect(prepareDatabase(database, { root })).rejects.toThrow("0001_first.sql was edited after it was applied");
});

it("refuses a database with a migration of a newer version", async () => {
  migration("0002_second.sql", "create table second (id int);");
  await prepareDatabase(database, { root });
  rmSync(join(root, "backend/db/migrations/0002_second.sql"));

  await expect(prepareDatabase(database, { root })).rejects.toThrow(
    "0002_second.sql, which this version does not know",
  );
});

it("seeds once, again when the seed's files change, and again after a failure", async () => {
  seedFile("one");
  let seeds = 0;
  const seed = async () => {
    seeds += 1;
    if (seeds === 1) throw new Error("disk full");
    return { seeded: true };
  };

  await expect(prepareDatabase(database, { root, seed })).rejects.toThrow("disk full");
  expect((await prepareDatabase(database, { root, seed })).seeded).toBe(true);
  expect((await prepareDatabase(database, { root, seed })).seeded).toBe(false);
  seedFile("two");
  expect((await prepareDatabase(database, { root, seed })).seeded).toBe(true);
});

async function currentSchema(): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>("select current_schema() as name");
  return rows[0]?.name ?? "";
}

it("returns that nothing was seeded if the seed changed nothing, and does not run the seed again", async () => {
  seedFile("one");
  const seed = jest.fn().mockResolvedValue({ seeded: false });
  expect((await prepareDatabase(database, { root, seed })).seeded).toBe(false);
  await prepareDatabase(database, { root, seed });
  expect(seed).toHaveBeenCalledTimes(1);
});

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import type { Database } from "@/backend/db/client";

/** The lock for making or seeding the schema, so that two starts on one database run one after the other. */
const LOCK = 7_301_552;
const MIGRATIONS = "backend/db/migrations";
/** The folders of the seed; when any file in them changes, the seed runs again. */
const SEED = ["backend/db/seed", "data", "backend/content", "backend/content-import"];

interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

/** The result of bringing a database up to date. */
export interface Preparation {
  /** Names of the migrations applied now, in order. */
  applied: string[];
  seeded: boolean;
}

interface PreparationOptions {
  /** The project's folder, which holds the migrations and the seed. */
  root: string;
  /** Fills the database; runs when it was never filled, or when the seed's files changed since. Idempotent. */
  seed?: Seed;
}

/** Fills a database; `seeded` is false when it left everything as it was. */
type Seed = (database: Database) => Promise<{ seeded: boolean }>;

/**
 * Applies the missing migrations, all in one transaction, then seeds when needed.
 * @throws Error in words when an applied migration was edited or the database is newer than this version
 */
export async function prepareDatabase(database: Database, options: PreparationOptions): Promise<Preparation> {
  const client = await database.connectUnlimited();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const applied = await migrate(client, join(options.root, MIGRATIONS));
    const seeded = options.seed !== undefined && (await seedWhenNeeded(client, database, options.root, options.seed));
    return { applied, seeded };
  } finally {
    // Ending the session releases the lock, even after a failure.
    await client.end();
  }
}

async function migrate(client: Client, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await client.query("begin");
  try {
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from schema_migrations",
    );
    const known = new Map(rows.map((row) => [row.name, row.checksum]));
    checkHistory(migrations, known);
    const missing = migrations.filter((migration) => !known.has(migration.name));
    for (const migration of missing) {
      await client.query(migration.sql).catch((cause: Error) => {
        throw new Error(`Migration ${migration.name} failed: ${cause.message}`, { cause });
      });
      await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
        migration.name,
        migration.checksum,
      ]);
    }
    await client.query("commit");
    return missing.map((migration) => migration.name);
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^\d{4}_[a-z0-9_-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8");
      return { name, sql, checksum: checksumOf([sql]) };
    }),
  );
}

function checkHistory(migrations: readonly Migration[], known: ReadonlyMap<string, string>): void {
  for (const name of known.keys()) {
    if (migrations.some((migration) => migration.name === name)) continue;
    throw new Error(
      `The database has the migration ${name}, which this version does not know: it belongs to a newer one.`,
    );
  }
  for (const { name, checksum } of migrations) {
    if ((known.get(name) ?? checksum) === checksum) continue;
    throw new Error(
      `The migration ${name} was edited after it was applied; migrations are append only, add a new file.`,
    );
  }
}

async function seedWhenNeeded(client: Client, database: Database, root: string, seed: Seed): Promise<boolean> {
  const fingerprint = await fingerprintOf(SEED.map((folder) => join(root, folder)));
  await client.query(
    "create table if not exists schema_seeds (fingerprint text primary key, seeded_at timestamptz not null)",
  );
  const { rowCount } = await client.query("select 1 from schema_seeds where fingerprint = $1", [fingerprint]);
  if (rowCount === 1) return false;
  const { seeded } = await seed(database);
  await client.query("delete from schema_seeds");
  await client.query("insert into schema_seeds (fingerprint, seeded_at) values ($1, now())", [fingerprint]);
  return seeded;
}

async function fingerprintOf(folders: readonly string[]): Promise<string> {
  const entries = await Promise.all(
    folders.map((folder) => readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])),
  );
  const files = entries
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return checksumOf(await Promise.all(files.sort().map((file) => readFile(file, "utf8"))));
}

function checksumOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex");
}

import { randomBytes } from "node:crypto";
import { type Database, openDatabase } from "@/backend/db/client";
import { prepareDatabase } from "@/backend/db/migrate";

/** The template for every test database: migrated and seeded once per run. */
export const TEMPLATE = "template_portal";
/** The variable with the server's address for the workers: postgres://…/ with the administrator's database. */
export const SERVER_VARIABLE = "TEST_DATABASE_SERVER";

/** A migrated and seeded database that belongs to one test file. */
export interface TestDatabase extends Database {
  /** Its postgres:// address, for another process or a second pool. */
  url: string;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/**
 * Creates a database from the run's template. Call it in `beforeAll`, and its `close` in `afterAll`.
 * @param options as for `openDatabase`; race tests may need a larger pool. `empty` migrates and does not seed
 */
export async function createTestDatabase({
  empty = false,
  ...options
}: {
  poolSize?: number;
  empty?: boolean;
} = {}): Promise<TestDatabase> {
  const server = process.env[SERVER_VARIABLE];
  if (server === undefined) throw new Error("Only integration tests have a database: tests/integration/**/*.test.ts");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(server, `create database ${name} ${empty ? "" : `template ${TEMPLATE} strategy file_copy`}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.href;
  const database = openTestDatabase(url, options);
  if (empty) await prepareDatabase(database, { root: process.cwd() });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await administer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/**
 * As `openDatabase`, but a connection may take 20 seconds: on a busy machine the three seconds that the product allows
 * are not always enough.
 */
export function openTestDatabase(...[url, options]: Parameters<typeof openDatabase>): Database {
  const database = openDatabase(url, options);
  database.pool.options.connectionTimeoutMillis = 20_000;
  return database;
}

async function administer(server: string, command: string): Promise<void> {
  const administrator = openTestDatabase(server, { poolSize: 1, statementTimeoutMs: 20_000 });
  try {
    await administrator.pool.query(command);
  } finally {
    await administrator.close();
  }
}

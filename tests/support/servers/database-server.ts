import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedContent } from "@/backend/content-import/load-content";
import { openDatabase } from "@/backend/db/client";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/backend/db/embedded";
import { isAlive, isServing, readPostmaster } from "@/backend/db/embedded-process";
import { prepareDatabase } from "@/backend/db/migrate";
import { seedSearch } from "@/backend/db/seed/search-seed";
import { seedDatabase } from "@/backend/db/seed/seed";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { refreshSearch } from "@/backend/domain/search/index-documents";
import { readBackendEnv } from "@/backend/env";

/** The database that every test database is a copy of: migrated and seeded once a run. */
export const TEMPLATE = "template_portal";
/** Where the workers find the server: postgres://…/ with the administrator's database. */
export const SERVER_VARIABLE = "TEST_DATABASE_SERVER";

const PREFIX = "portal-test-";

export interface TestServer {
  embedded: EmbeddedDatabase;
  folder: string;
}

/** Starts one PostgreSQL in a temporary folder and prepares the template. */
export async function startTestServer(root: string): Promise<TestServer> {
  removeLeftovers();
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`);
  const embedded = await startEmbeddedDatabase({ dataDir: folder, root });
  // Work on whole databases takes what it takes: the limit of a visitor's statement is not meant for it.
  const administrator = openDatabase(() => embedded.url("postgres"), { poolSize: 1, statementTimeoutMs: 0 });
  const template = openDatabase(() => embedded.url(TEMPLATE), { statementTimeoutMs: 0 });
  try {
    await administrator.pool.query(`create database ${TEMPLATE}`);
    await prepareDatabase(template, {
      root,
      seed: async (target) => {
        await seedContent(target, "demo", root);
        const source = dataFiles(root, new Date());
        const report = await seedDatabase(target, "demo", source);
        await seedSearch(target, source, { follows: true });
        // Once a run instead of once a test that searches.
        await refreshSearch({ db: target, brand: readBackendEnv({}).brand });
        return report;
      },
    });
    await template.pool.query("vacuum analyze");
  } finally {
    await template.close();
    await administrator.close();
  }
  return { embedded, folder };
}

/** Stops the server and removes its folder. */
export async function stopTestServer({ embedded, folder }: TestServer): Promise<void> {
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A run that was killed could not clean up: end its server and remove its folder. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(new RegExp(`^${PREFIX}(\\d+)$`).exec(name)?.[1]);
    if (!(owner > 0) || isAlive(owner)) continue;
    const folder = join(tmpdir(), name);
    const cluster = join(folder, "postgres", "cluster");
    const server = readPostmaster(cluster);
    if (server !== undefined && isServing(server.pid, cluster)) process.kill(server.pid, "SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

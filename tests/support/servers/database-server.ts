import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedContent } from "@/backend/content-import/load-content";
import { openDatabase } from "@/backend/db/client";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/backend/db/embedded";
import { isAlive, isServing, readPostmaster } from "@/backend/db/embedded-process";
import { DATABASE } from "@/backend/db/embedded-server";
import { prepareDatabase } from "@/backend/db/migrate";
import { seedSearch } from "@/backend/db/seed/search-seed";
import { seedDatabase } from "@/backend/db/seed/seed";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { refreshSearch } from "@/backend/domain/search/index-documents";
import { readBackendEnv } from "@/backend/env";
import { TEMPLATE } from "@/tests/support/servers/database";
import { copyDataFolder } from "@/tests/support/site";

const PREFIX = "portal-test-";

export interface TestServer {
  embedded: EmbeddedDatabase;
  folder: string;
  /** A data folder with the migrated and seeded database, to be copied for a site. */
  siteData: string;
}

/** Starts one PostgreSQL in a temporary folder and prepares the template and the data folder of a site. */
export async function startTestServer(root: string): Promise<TestServer> {
  removeLeftovers();
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`);
  // Its data are removed after the run, so copies of the template need not wait for the disk.
  const settings = { fsync: "off", full_page_writes: "off" };
  const start = () => startEmbeddedDatabase({ dataDir: folder, root, settings });
  const first = await start();
  try {
    await prepareTemplate(first, root);
  } finally {
    await first.stop();
  }
  const siteData = join(folder, "site");
  mkdirSync(siteData);
  copyDataFolder(folder, siteData);
  const embedded = await start();
  const administrator = openDatabase(() => embedded.url("postgres"), { poolSize: 1 });
  try {
    await administrator.pool.query(`alter database ${DATABASE} rename to ${TEMPLATE}`);
  } finally {
    await administrator.close();
  }
  return { embedded, folder, siteData };
}

/** Migrates and seeds the server's database. */
async function prepareTemplate(embedded: EmbeddedDatabase, root: string): Promise<void> {
  // Work on whole databases may take long, so the statement timeout for visitors is switched off.
  const template = openDatabase(() => embedded.url(), { statementTimeoutMs: 0 });
  try {
    await prepareDatabase(template, {
      root,
      seed: async (target) => {
        await seedContent(target, "demo", root);
        const source = dataFiles(root, new Date());
        const report = await seedDatabase(target, "demo", source);
        await seedSearch(target, source, { follows: true });
        // Done once per run, not once for each test that searches.
        await refreshSearch({ db: target, brand: readBackendEnv({}).brand });
        return report;
      },
    });
    await template.pool.query("vacuum analyze");
  } finally {
    await template.close();
  }
}

/** Stops the server and removes its folder. */
export async function stopTestServer({ embedded, folder }: TestServer): Promise<void> {
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Cleans up after runs that were killed: stops their servers and removes their folders. */
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

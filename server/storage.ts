import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { seedContent } from "@/backend/content-import/load-content";
import { checkServerVersion, type Database, openDatabase } from "@/backend/db/client";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/backend/db/embedded";
import { prepareDatabase } from "@/backend/db/migrate";
import { seedPopularSearches, seedSearch } from "@/backend/db/seed/search-seed";
import { demoDataProblem, type SeedPolicy, seedDatabase, seedPolicy } from "@/backend/db/seed/seed";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import type { BackendEnv } from "@/backend/env";
import type { Log } from "@/server/log";
import { EnvironmentError } from "@/utils/requests/env-values";
import { errorCode } from "@/utils/requests/error-code";

/** The open database of the running server, and the function that closes it. */
export interface Storage {
  database: Database;
  /** A description for the terminal. */
  description: string;
  close(): Promise<void>;
}

/** Opens DATABASE_URL or the embedded PostgreSQL, brings the schema up to date and seeds when needed; production refuses demo data. */
export async function openStorage(env: BackendEnv, root: string, log: Log): Promise<Storage> {
  const embedded =
    env.databaseUrl === ""
      ? await startEmbeddedDatabase({ dataDir: env.dataDir, root, report: (text) => log.warn(text) })
      : undefined;
  const database = openDatabase(embedded?.url ?? env.databaseUrl, {
    onConnectionLost: (error) => log.debug({ reason: error.message }, "A database connection was lost"),
  });
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    await checkServerVersion(database);
    const seed = (target: Database) => seedAll(target, seedPolicy(env), root, (line) => log.warn(line));
    const { applied, seeded } = await prepareDatabase(database, { root, seed });
    const problem = env.siteMode === "production" ? await demoDataProblem(database) : null;
    if (problem !== null) throw new EnvironmentError([problem]);
    const changes = [applied.length > 0 ? `${applied.length} migrations` : "", seeded ? "seeded" : ""].filter(Boolean);
    return { database, description: [describe(embedded), ...changes].join(", "), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Writes what the policy allows: places and goods, the content pages, and what the search needs.
 * @param report called with one line for each page that is left out
 * @returns false for a database that already had everything, and the rows of the kinds that were written
 */
export async function seedAll(db: Database, policy: SeedPolicy, root: string, report: (line: string) => void) {
  const source = dataFiles(root, new Date());
  const { seeded, written } = await seedDatabase(db, policy, source);
  const pages = await seedContent(db, policy, root, report);
  const searched = await seedSearch(db, source, { follows: policy === "demo" });
  if (policy === "demo") await seedPopularSearches(db, source);
  return { seeded: seeded || pages.written > 0 || searched > 0, written };
}

function describe(embedded: EmbeddedDatabase | undefined): string {
  if (embedded === undefined) return "the PostgreSQL of DATABASE_URL";
  const how = { created: "made new", started: "started", joined: "was running, joined" }[embedded.found];
  const account = embedded.account === undefined ? "" : ` as ${embedded.account}`;
  const copied = embedded.copy === undefined ? "" : `, its programs copied to ${embedded.copy}`;
  return `embedded PostgreSQL, ${how} (process ${embedded.pid()})${account}${copied}`;
}

/** The configured pepper, or in sandbox mode one that is created once and stored in the data folder. */
export async function readPepper(env: BackendEnv): Promise<string> {
  if (env.codePepper !== "") return env.codePepper;
  const file = join(env.dataDir, "pepper");
  await mkdir(env.dataDir, { recursive: true });
  // With `wx`, only one of two simultaneous starts creates the file; the other reads it.
  await writeFile(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 }).catch((error) => {
    if (errorCode(error) !== "EEXIST") throw error;
  });
  // Files that root creates in a user's folder get that user as owner, who may start the site next.
  const { uid, gid } = await stat(env.dataDir);
  if (process.getuid?.() === 0) await chown(file, uid, gid);
  return readFile(file, "utf8");
}

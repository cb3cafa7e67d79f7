import { checkServerVersion, type Database, openDatabase } from "@/backend/db/client";
import { startEmbeddedDatabase } from "@/backend/db/embedded";
import { type Preparation, prepareDatabase } from "@/backend/db/migrate";
import { type BackendEnv, readBackendEnv, withEnvFiles } from "@/backend/env";
import { terminalText } from "@/utils/text/terminal-text";

interface CommandTools {
  /** Applies the missing migrations; does not seed. */
  prepare: (database: Database) => Promise<Preparation>;
  say: (text: string) => void;
  env: BackendEnv;
}

/** Prints a text at the terminal, without what would move its cursor: commands show what visitors typed. */
export function say(text: string): void {
  process.stdout.write(`${terminalText(text)}\n`);
}

/**
 * Runs a terminal command on the database of DATABASE_URL, or on the embedded database of DATA_DIR, which it joins or
 * starts and leaves as it found it. Prints a readable message for a failure and sets the exit code.
 */
export async function withDatabase(work: (database: Database, tools: CommandTools) => Promise<void>): Promise<void> {
  const root = process.cwd();
  try {
    const env = readBackendEnv(withEnvFiles(root));
    const embedded =
      env.databaseUrl === "" ? await startEmbeddedDatabase({ dataDir: env.dataDir, root, report: say }) : undefined;
    const database = openDatabase(embedded?.url ?? env.databaseUrl);
    try {
      await checkServerVersion(database);
      await work(database, { prepare: (target) => prepareDatabase(target, { root }), say, env });
    } finally {
      await database.close();
      await embedded?.stop();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Runs an operator command. @param run returns false when nothing was done */
export function runCommand(
  run: (command: {
    db: Database;
    args: readonly string[];
    say: CommandTools["say"];
    env: BackendEnv;
  }) => Promise<boolean>,
  args: readonly string[],
): Promise<void> {
  return withDatabase(async (db, { say, env }) => {
    if (!(await run({ db, args, say, env }))) process.exitCode = 1;
  });
}

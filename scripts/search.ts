import { withDatabase } from "@/backend/db/command";
import { runSearchCommand } from "@/backend/domain/search/operator-commands";

/** `npm run search -- misses|pins|pin|unpin`: lists searches without results, manages the top of the popular ones. */
void withDatabase(async (db, { say }) => {
  const isDone = await runSearchCommand({ db, args: process.argv.slice(2), say });
  if (!isDone) process.exitCode = 1;
});

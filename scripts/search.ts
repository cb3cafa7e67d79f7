import { withDatabase } from "@/backend/db/command";
import { runSearchCommand } from "@/backend/domain/search/operator-commands";

/** `npm run search -- misses|pins|pin|unpin`: what searches found nothing, and what is on top of the popular ones. */
void withDatabase(async (db, { say }) => {
  const isDone = await runSearchCommand({ db, args: process.argv.slice(2), say });
  if (!isDone) process.exitCode = 1;
});

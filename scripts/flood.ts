import { withDatabase } from "@/backend/db/command";
import { runFloodCommand } from "@/backend/domain/flood/operator-commands";

/** `npm run flood -- list|activate`: requests for the free benefit in a flood. */
void withDatabase(async (db, { say }) => {
  const isDone = await runFloodCommand({ db, args: process.argv.slice(2), say, now: () => new Date() });
  if (!isDone) process.exitCode = 1;
});

import { withDatabase } from "@/backend/db/command";
import { runSimRequestsCommand } from "@/backend/domain/sims/operator-commands";

/** `npm run sim-requests -- list|show|advance|decline`: manages the SIM requests. */
void withDatabase(async (db, { say }) => {
  const isDone = await runSimRequestsCommand({ db, args: process.argv.slice(2), say });
  if (!isDone) process.exitCode = 1;
});

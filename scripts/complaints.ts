import { withDatabase } from "@/backend/db/command";
import { runComplaintsCommand } from "@/backend/domain/forms/operator-commands";

/** `npm run complaints -- list|show|advance|answer`: manages the messages sent by the site's forms. */
void withDatabase(async (db, { say }) => {
  const isDone = await runComplaintsCommand({ db, args: process.argv.slice(2), say });
  if (!isDone) process.exitCode = 1;
});

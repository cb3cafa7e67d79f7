import { withDatabase } from "@/backend/db/command";
import { runFeedbackCommand } from "@/backend/domain/feedback/operator-commands";

/** `npm run feedback -- list|show`: what customers rated and wrote. */
void withDatabase(async (db, { say }) => {
  const isDone = await runFeedbackCommand({ db, args: process.argv.slice(2), say });
  if (!isDone) process.exitCode = 1;
});

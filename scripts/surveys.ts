import { withDatabase } from "@/backend/db/command";
import { runSurveysCommand } from "@/backend/domain/surveys/operator-commands";

/** `npm run surveys -- list|export`: surveys and their answers. */
void withDatabase(async (db, { say }) => {
  const isDone = await runSurveysCommand({ db, args: process.argv.slice(2), say });
  if (!isDone) process.exitCode = 1;
});

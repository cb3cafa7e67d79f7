import { withDatabase } from "@/backend/db/command";
import { runReviewsCommand } from "@/backend/domain/reviews/operator-commands";

/** `npm run reviews -- list|approve|reject`: manages the reviews that people write about products. */
void withDatabase(async (db, { say }) => {
  const isDone = await runReviewsCommand({ db, args: process.argv.slice(2), say });
  if (!isDone) process.exitCode = 1;
});

import { withDatabase } from "@/backend/db/command";
import { runAdOrdersCommand } from "@/backend/domain/ads-platform/operator-commands";
import { answerWebform } from "@/backend/domain/forms/answer-webform";

/** `npm run ad-orders -- list|show|advance|decline|save`: manages the orders of the advertising product. */
void withDatabase(async (db, { say, env }) => {
  const answer = (reference: string, words: string) => answerWebform({ db }, reference, words);
  const isDone = await runAdOrdersCommand({ db, dataDir: env.dataDir, args: process.argv.slice(2), answer, say });
  if (!isDone) process.exitCode = 1;
});

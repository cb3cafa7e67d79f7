import { runCommand } from "@/backend/db/command";
import { runAdOrdersCommand } from "@/backend/domain/ads-platform/operator-commands";
import { answerWebform } from "@/backend/domain/forms/answer-webform";

/** `npm run ad-orders -- list|show|advance|decline|save`: manages the orders of the advertising product. */
void runCommand(({ env, ...command }) =>
  runAdOrdersCommand({ ...command, dataDir: env.dataDir, answer: answerWebform }),
);

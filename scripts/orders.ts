import { withDatabase } from "@/backend/db/command";
import { runOrdersCommand } from "@/backend/domain/orders/operator-commands";

/** `npm run orders -- list|show|advance|cancel|returns|return`: manages the orders of the shop. */
void withDatabase(async (db, { say }) => {
  const isDone = await runOrdersCommand({ db, args: process.argv.slice(2), say });
  if (!isDone) process.exitCode = 1;
});

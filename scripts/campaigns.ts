import { withDatabase } from "@/backend/db/command";
import { runCampaignsCommand } from "@/backend/domain/recharge-campaigns/operator-commands";

/** `npm run campaigns -- list|entries`: recharge campaigns and who entered. */
void withDatabase(async (db, { say }) => {
  const isDone = await runCampaignsCommand({ db, args: process.argv.slice(2), say });
  if (!isDone) process.exitCode = 1;
});

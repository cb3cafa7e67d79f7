import { runCommand } from "@/backend/db/command";
import { runCampaignsCommand } from "@/backend/domain/recharge-campaigns/operator-commands";

/** `npm run campaigns -- list|entries`: recharge campaigns and who entered. */
void runCommand(runCampaignsCommand);

import { runCommand } from "@/backend/db/command";
import { runSimRequestsCommand } from "@/backend/domain/sims/operator-commands";

/** `npm run sim-requests -- list|show|advance|decline`: manages the SIM requests. */
void runCommand(runSimRequestsCommand);

import { runCommand } from "@/backend/db/command";
import { runSimRequestsCommand } from "@/backend/domain/sims/operator-commands";
import { readPepper } from "@/server/storage";

/** `npm run sim-requests -- list|show|advance|decline|new-owner`: manages the SIM requests. */
void runCommand(async (command) => runSimRequestsCommand({ ...command, pepper: await readPepper(command.env) }));

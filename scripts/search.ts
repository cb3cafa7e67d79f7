import { runCommand } from "@/backend/db/command";
import { runSearchCommand } from "@/backend/domain/search/operator-commands";

/** `npm run search -- misses|pins|pin|unpin`: lists searches without results, manages the top of the popular ones. */
void runCommand(runSearchCommand);

import { runCommand } from "@/backend/db/command";
import { runComplaintsCommand } from "@/backend/domain/forms/operator-commands";

/** `npm run complaints -- list|show|advance|answer`: manages the messages sent by the site's forms. */
void runCommand(runComplaintsCommand);

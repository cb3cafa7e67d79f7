import { runCommand } from "@/backend/db/command";
import { runFloodCommand } from "@/backend/domain/flood/operator-commands";

/** `npm run flood -- list|activate`: requests for the free benefit in a flood. */
void runCommand((command) => runFloodCommand({ ...command, now: () => new Date() }));

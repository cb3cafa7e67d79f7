import { runCommand } from "@/backend/db/command";
import { runOrdersCommand } from "@/backend/domain/orders/operator-commands";

/** `npm run orders -- list|show|advance|cancel|refused|payments|refunded|settled|returns|return`: manages the orders of the shop. */
void runCommand(runOrdersCommand);

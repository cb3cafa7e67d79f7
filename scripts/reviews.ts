import { runCommand } from "@/backend/db/command";
import { runReviewsCommand } from "@/backend/domain/reviews/operator-commands";

/** `npm run reviews -- list|approve|reject`: manages the reviews that people write about products. */
void runCommand(runReviewsCommand);

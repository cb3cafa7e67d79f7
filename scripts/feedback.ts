import { runCommand } from "@/backend/db/command";
import { runFeedbackCommand } from "@/backend/domain/feedback/operator-commands";

/** `npm run feedback -- list|show`: what customers rated and wrote. */
void runCommand(runFeedbackCommand);

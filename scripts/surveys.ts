import { runCommand } from "@/backend/db/command";
import { runSurveysCommand } from "@/backend/domain/surveys/operator-commands";

/** `npm run surveys -- list|export`: surveys and their answers. */
void runCommand(runSurveysCommand);

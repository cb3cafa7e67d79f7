import { readBackendEnv } from "@/backend/env";
import { readSiteEnv } from "@/services/api/env.server";
import { EnvironmentError, readBoth } from "@/utils/requests/env-values";

/** Run by a start before it builds: every variable that the server would refuse, by the server's own rules. */
try {
  readBoth(readBackendEnv, readSiteEnv);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

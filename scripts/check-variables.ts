import { readBackendEnv } from "@/backend/env";
import { readSiteEnv } from "@/services/api/env.server";
import { EnvironmentError, readBoth } from "@/utils/requests/env-values";

/** A start runs this before it builds. It lists every variable that the server would refuse, by the server's rules. */
try {
  readBoth(readBackendEnv, readSiteEnv);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

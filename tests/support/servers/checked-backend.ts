import { type Backend, createBackend } from "@/backend/app";
import type { Database } from "@/backend/db/client";
import { readBackendEnv } from "@/backend/env";
import { memoryLog, ORIGIN } from "@/tests/support/servers/api-app";

interface Settings {
  variables?: Record<string, string>;
  now?: () => Date;
}

/** A backend at ORIGIN that validates every response against the contract and prints nothing. */
export function checkedBackend(db: Database, { variables = {}, now }: Settings = {}): Backend {
  return createBackend({
    db,
    env: readBackendEnv({ PUBLIC_ORIGIN: ORIGIN, ...variables }),
    log: memoryLog(),
    say: () => undefined,
    checkAnswers: true,
    ...(now && { now }),
  });
}

import { rmSync } from "node:fs";
import { stopTestServer } from "@/tests/support/servers/database-server";
import { BACKEND_VARIABLE } from "@/tests/support/servers/two-processes";

/** Runs once per run, after the last integration test, whether it failed or not. */
export default async function tearDownDatabase(): Promise<void> {
  rmSync(process.env[BACKEND_VARIABLE] ?? "", { force: true });
  if (globalThis.testServer === undefined) return;
  await stopTestServer(globalThis.testServer);
  globalThis.testServer = undefined;
}

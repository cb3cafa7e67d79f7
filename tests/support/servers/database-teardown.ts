import { stopTestServer } from "@/tests/support/servers/database-server";

/** Runs once per run, after the last integration test, whether it failed or not. */
export default async function tearDownDatabase(): Promise<void> {
  if (globalThis.testServer === undefined) return;
  await stopTestServer(globalThis.testServer);
  globalThis.testServer = undefined;
}

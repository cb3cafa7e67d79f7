import { stopTestServer } from "@/tests/support/servers/database-server";

/** Once a run, after the last integration test, failed or not. */
export default async function tearDownDatabase(): Promise<void> {
  if (globalThis.testServer === undefined) return;
  await stopTestServer(globalThis.testServer);
  globalThis.testServer = undefined;
}

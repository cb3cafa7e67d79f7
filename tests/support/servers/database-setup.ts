import { SERVER_VARIABLE } from "@/tests/support/servers/database";
import { startTestServer, type TestServer } from "@/tests/support/servers/database-server";
import { BACKEND_VARIABLE, bundleBackend } from "@/tests/support/servers/two-processes";
import { SITE_DATA_VARIABLE } from "@/tests/support/site";

declare global {
  // A global needs `var`; Jest runs setup and teardown in one process but as separate modules.
  var testServer: TestServer | undefined;
}

/** Runs once per run, before the first integration test. */
export default async function setUpDatabase(): Promise<void> {
  process.env[BACKEND_VARIABLE] = bundleBackend();
  globalThis.testServer = await startTestServer(process.cwd());
  process.env[SERVER_VARIABLE] = globalThis.testServer.embedded.url("postgres");
  process.env[SITE_DATA_VARIABLE] = globalThis.testServer.siteData;
  // An interrupted run never reaches its teardown.
  const { embedded } = globalThis.testServer;
  process.once("exit", () => {
    if (globalThis.testServer !== undefined) process.kill(embedded.pid(), "SIGINT");
  });
}

import { SERVER_VARIABLE, startTestServer, type TestServer } from "@/tests/support/servers/database-server";

declare global {
  // A global needs `var`; Jest runs setup and teardown in one process but as separate modules.
  var testServer: TestServer | undefined;
}

/** Once a run, before the first integration test. */
export default async function setUpDatabase(): Promise<void> {
  globalThis.testServer = await startTestServer(process.cwd());
  process.env[SERVER_VARIABLE] = globalThis.testServer.embedded.url("postgres");
  // A run that is interrupted never comes to its teardown.
  const { embedded } = globalThis.testServer;
  process.once("exit", () => {
    if (globalThis.testServer !== undefined) process.kill(embedded.pid(), "SIGINT");
  });
}

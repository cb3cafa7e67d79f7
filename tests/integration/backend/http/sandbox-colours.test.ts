import { createBackend } from "@/backend/app";
import { readBackendEnv } from "@/backend/env";
import { memoryLog } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const PATHS = ["/sandbox/messages", "/sandbox/events", "/sandbox/gateway/unknown1"];

it.each([
  ["", "light"],
  ["colorMode=dark", "dark"],
  ["colorMode=system", "light dark"],
])("[CONST-33] with the cookie %p the pages of the sandbox are %s", async (cookie, scheme) => {
  const env = readBackendEnv({ ANALYTICS_DRIVER: "collector" });
  const backend = createBackend({ db, env, log: memoryLog(), say: () => undefined });
  for (const path of PATHS) {
    const request = new Request(`http://localhost:3000${path}`, { headers: { host: "localhost:3000", cookie } });
    const html = await (await backend.fetch(request, { incoming: { socket: { remoteAddress: "127.0.0.1" } } })).text();
    expect(html.match(/color-scheme: ([a-z ]+);/g)).toEqual([`color-scheme: ${scheme};`]);
  }
});

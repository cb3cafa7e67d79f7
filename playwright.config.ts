import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

/** When it is set, the tests run against that deployment and do not start a server. */
const deployed = process.env.BASE_URL;
const sandboxKey = process.env.SANDBOX_KEY;
const port = process.env.E2E_PORT ?? "3199";
// Searched for once. The workers read this file again and inherit the value.
process.env.CHROMIUM_LAUNCH ??= execFileSync(process.execPath, [
  join(__dirname, "scripts/lib/chromium.mjs"),
]).toString();
// Keys of two hand-off partners; the site and the workers inherit them. A deployment has its own (docs/testing.md).
if (deployed === undefined) {
  process.env.HANDOFF_KEY_WALLET ??= "end-to-end-key-of-the-wallet-0123456789";
  process.env.HANDOFF_KEY_KIOSK ??= "end-to-end-key-of-the-kiosk-01234567890";
}
// Also set once: the tests make the phone numbers of their users from it.
process.env.E2E_STARTED_MINUTE ??= String(Math.floor(Date.now() / 60_000));
const chromium = JSON.parse(process.env.CHROMIUM_LAUNCH) as { program: string; flags: string[] };

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the processors of a usual machine, because a journey also waits.
  workers: 3,
  // Much longer than any journey takes, even on a machine that is several times slower.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/outcome.json" }],
  ],
  use: {
    baseURL: deployed ?? `http://localhost:${port}`,
    // The pages of a deployment's sandbox ask for this password.
    ...(deployed &&
      sandboxKey && {
        httpCredentials: { username: "tester", password: sandboxKey, origin: new URL(deployed).origin },
      }),
    locale: "en-GB",
    // The service worker answers when a page cannot be fetched. Only its own journey allows it (offline.spec.ts).
    serviceWorkers: "block",
    // A visitor starts as if the advertisement and the permission question were shown before: they would cover what the
    // tests click. The journeys about the two start without this state (advertisement.spec.ts, push.spec.ts).
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(deployed ?? `http://localhost:${port}`).origin,
          localStorage: [
            { name: "advertiseDataTime", value: String(Date.now()) },
            { name: "notificationAsked", value: "1" },
          ],
        },
      ],
    },
    timezoneId: "Asia/Dhaka",
    // A trace records every step and makes the run twice as long. Use `--trace on` for a test that fails.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromium.program, args: chromium.flags },
  },
  // A test that does not depend on the width, or is about one width, runs in one project only. Its tag names it. A test with
  // both tags runs in both, as one without a tag: it must never run in none.
  projects: [
    { name: "wide", grepInvert: /^(?!.*@wide).*@narrow/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "narrow",
      grepInvert: /^(?!.*@narrow).*@wide/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  ...(deployed === undefined && {
    webServer: {
      // The build that exists. `npm start` would build the pages again, because the variables of Firebase differ.
      command: "node --env-file=tests/e2e/site.env .build/server.mjs",
      url: `http://localhost:${port}/readyz`,
      timeout: 180_000,
      stdout: "ignore",
      stderr: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      env: {
        NODE_ENV: "production",
        PORT: port,
        DATA_DIR: process.env.E2E_DATA_DIR ?? ".build/e2e-data",
        DATABASE_URL: "",
        PUBLIC_ORIGIN: `http://localhost:${port}`,
      },
    },
  }),
});

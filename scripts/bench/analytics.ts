import { inFreshFolder, port, print, siteOptions } from "./bench-site";
import { weighVisit } from "./browser";
import { startProgram } from "./programs";

const MAX_MORE_KB = 3;
const KB = 1024;
const TOKEN = "0123456789abcdef";

/** A Firebase project that does not exist. A visitor who has not answered yet causes no request to the service. */
const PUSH = {
  NEXT_PUBLIC_FIREBASE_API_KEY: "AIzaBenchOfTheShop",
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: "bench-shop",
  NEXT_PUBLIC_FIREBASE_SENDER_ID: "100200300400",
  NEXT_PUBLIC_FIREBASE_APP_ID: "1:100200300400:web:0123456789abcdef",
  NEXT_PUBLIC_FIREBASE_VAPID_KEY: `B${"A".repeat(86)}`,
};
/** The compared configurations: the name of the output line and its environment variables. */
const CASES: readonly (readonly [string, Record<string, string>])[] = [
  ["nothing", {}],
  // No server listens there. No event is sent before the visitor uses or leaves the page.
  ["analytics", { ANALYTICS_TOKEN: TOKEN, ANALYTICS_API_HOST: "http://127.0.0.1:9" }],
  ["analytics, sessions recorded", { ANALYTICS_TOKEN: TOKEN, ANALYTICS_RECORDING_PERCENT: "100" }],
  ["analytics and consent", { ANALYTICS_TOKEN: TOKEN, CONSENT: "site" }],
  ["push", PUSH],
  ["analytics, push and consent", { ANALYTICS_TOKEN: TOKEN, CONSENT: "site", ...PUSH }],
  ["analytics and push", { ANALYTICS_TOKEN: TOKEN, ANALYTICS_API_HOST: "http://127.0.0.1:9", ...PUSH }],
];

/** Weighs the scripts of a first view of /shop before the visitor does anything, with and without analytics and push. */
async function main(dataDir: string): Promise<void> {
  let base: number | null = null;
  for (const [name, variables] of CASES) {
    const site = await startProgram(siteOptions(dataDir, { PAGE_REUSE_SECONDS: "5", ...variables }));
    const { gzip } = await weighVisit(name, `http://127.0.0.1:${port}/shop`);
    await site.stop();
    const scripts = gzip.scripts / KB;
    base ??= scripts;
    const more = scripts - base;
    print(`${name.padEnd(30)} ${scripts.toFixed(2)} KB of scripts (gzip), ${more.toFixed(2)} KB more`);
    if (more > MAX_MORE_KB) {
      process.exitCode = 1;
      print(`That is above ${MAX_MORE_KB} KB.`);
    }
  }
}

void inFreshFolder(main);

import { join } from "node:path";
import { chromiumFlags, requireChromium } from "./lib/chromium.mjs";
import { checkNode, loadEnvFiles, root } from "./lib/environment.mjs";
import { install, isInstalled } from "./lib/install.mjs";
import { withLock } from "./lib/lock.mjs";
import { bundleOptions } from "./lib/server-bundle.mjs";
import { endWith, Refusal, runProgram, say, step } from "./lib/steps.mjs";

/**
 * `npm run bench`, with `-- --quick` for rougher figures and
 * `-- --only=starts,load,login,recharge,activation,packs,visits,paints,taps,interactions` for a part: builds the site and the baseline,
 * then measures both (docs/performance.md). Ports: BENCH_PORT (3160) and the one after it.
 * `-- --sizes` measures the shop with 240, 10,000 and 100,000 products instead (docs/capacity.md), `-- --analytics` what a
 * first view of the shop downloads with and without analytics, push messages and consent.
 */
const isAboutSizes = process.argv.includes("--sizes");
const isAboutAnalytics = process.argv.includes("--analytics");
try {
  checkNode();
  process.chdir(root);
  loadEnvFiles();
  refuseOutsideSystems();
  process.env.NODE_ENV = "production";
  process.env.NEXT_TELEMETRY_DISABLED ??= "1";
  say("\n  Bench.\n");
  if (!isInstalled({ tools: true })) await step("Packages (npm ci)", () => withLock(install));
  await step("Site (npm run build)", () => node([join(root, "scripts", "build.mjs")]));
  if (!isAboutSizes && !isAboutAnalytics) await step("Baseline", buildBaseline);
  if (!isAboutSizes) {
    process.env.CHROMIUM = await requireChromium();
    process.env.CHROMIUM_FLAGS = chromiumFlags.join(" ");
  }
  const name = isAboutSizes ? "sizes.ts" : isAboutAnalytics ? "analytics.ts" : "main.ts";
  const program = join(root, "scripts", "bench", name);
  await node(["--import", "tsx", program, ...process.argv.slice(2)], { show: true });
} catch (error) {
  endWith(error);
}

function node(args, options = {}) {
  return runProgram(process.execPath, args, { cwd: root, name: "A part of the bench", ...options });
}

/** Load and orders are sent only to the local machine, never to a real system. */
function refuseOutsideSystems() {
  const set = ["SHOP", "SITE", "LOGIN"]
    .map((name) => `NEXT_PUBLIC_${name}_API_URL`)
    .filter((name) => process.env[name]);
  if (set.length > 0) throw new Refusal(`The bench measures the embedded backend: unset ${set.join(", ")}.`);
}

async function buildBaseline() {
  await node([join(root, "node_modules", "next", "dist", "bin", "next"), "build", join(root, "bench", "baseline")]);
  const { build } = await import("esbuild");
  const outfile = join(root, ".build", "baseline.mjs");
  await build({ ...bundleOptions, entryPoints: ["bench/baseline/server.ts"], outfile });
}

import { build } from "./lib/build-stages.mjs";
import { checkNode, loadEnvFiles, root } from "./lib/environment.mjs";
import { install, isInstalled } from "./lib/install.mjs";
import { withLock } from "./lib/lock.mjs";
import { endWith, say, step } from "./lib/steps.mjs";

/** `npm run build`: installs and builds whatever is missing or stale. */
try {
  checkNode();
  process.chdir(root);
  loadEnvFiles();
  await withLock(async () => {
    if (!isInstalled({ tools: false })) await step("Packages (npm ci)", install);
    if ((await build()) === 0) say("  Everything is built already.");
  });
} catch (error) {
  endWith(error);
}

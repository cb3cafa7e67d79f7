import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./environment.mjs";
import { Refusal, runProgram } from "./steps.mjs";

/** Flags for the same behaviour of Chromium everywhere: as root, in containers, in networks without internet access. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--disable-dev-shm-usage",
];

const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];
const INSTALL_MS = 5 * 60_000;

/**
 * Finds a Chromium that runs: $CHROMIUM, the system's, Playwright's; undefined when there is none.
 * @param options with `headless`, the headless shell is tried first: the same engine without a window, which
 *   needs a quarter less CPU time for the same pages; a benchmark needs the complete browser that visitors have
 */
export async function findChromium({ headless = false } = {}) {
  const own = process.env.CHROMIUM;
  if (own) {
    if (runs(own)) return own;
    throw new Refusal(`CHROMIUM is set to ${own}, which does not run. Unset it or set it to a Chromium's program.`);
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  const names = headless ? [...SHELLS, ...BROWSERS] : [...BROWSERS, ...SHELLS];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...onPath, ...PLACES].find((place) => existsSync(place) && runs(place));
  return found ?? playwrightsOwn();
}

/** Finds a Chromium or installs one. @param options as for `findChromium` @throws Refusal when neither works */
export async function requireChromium({ headless = false } = {}) {
  const found = await findChromium({ headless });
  if (found !== undefined) return found;
  const isRoot = process.getuid?.() === 0;
  const cli = join(root, "node_modules", "playwright", "cli.js");
  const tries = [[process.execPath, [cli, "install", ...(isRoot ? ["--with-deps"] : []), "chromium"]]];
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    const get = "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq";
    const packages = headless ? `${get} chromium-headless-shell || ${get} chromium` : `${get} chromium`;
    tries.push(["sh", ["-c", `apt-get update -qq && (${packages})`]]);
  }
  if (isRoot && existsSync("/usr/bin/dnf")) tries.push(["dnf", ["install", "-y", "-q", "chromium"]]);
  if (isRoot && existsSync("/sbin/apk")) tries.push(["apk", ["add", "--quiet", "chromium"]]);
  for (const [file, args] of tries) {
    await runProgram(file, args, { cwd: root, timeout: INSTALL_MS }).catch(() => undefined);
    const installed = await findChromium({ headless });
    if (installed !== undefined) return installed;
  }
  throw new Refusal(
    "The integration and end-to-end tests need a Chromium and none could be found or installed. Do one of these, then try again:\n" +
      "  set CHROMIUM to a Chromium's or Chrome's program;\n" +
      "  npx playwright install --with-deps chromium;\n" +
      "  install your system's package, e.g. apt-get install chromium.",
  );
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test").catch(() => ({ chromium: undefined }));
  const place = chromium?.executablePath();
  return place && existsSync(place) && runs(place) ? place : undefined;
}

function runs(program) {
  try {
    // Chrome on Windows opens a window for `--version`, so here it is enough that the file exists.
    if (process.platform === "win32") return existsSync(program);
    return /\d+\.\d+/.test(
      execFileSync(program, ["--version"], { timeout: 20_000, stdio: ["ignore", "pipe", "ignore"] }).toString(),
    );
  } catch {
    return false;
  }
}

/** `node scripts/lib/chromium.mjs` prints program and flags as JSON, for callers that cannot import this module. */
if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const program = await findChromium({ headless: true });
  if (program === undefined) {
    process.stderr.write("No Chromium was found; `npm test` installs one, or set CHROMIUM to a program.\n");
    process.exitCode = 1;
  } else process.stdout.write(JSON.stringify({ program, flags: chromiumFlags }));
}

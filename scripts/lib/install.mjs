import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { root } from "./environment.mjs";
import { refuseWhileServing } from "./serving.mjs";
import { Refusal, runProgram } from "./steps.mjs";

const MARK = join(root, "node_modules", ".installed-lock");
const lockFile = join(root, "package-lock.json");

/** True when node_modules matches package-lock.json. @param tools true to include the development tools */
export function isInstalled({ tools }) {
  const digest = `${createHash("sha256").update(readFileSync(lockFile)).digest("hex")} ${tools ? "tools" : "product"}`;
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === digest) return true;
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const locked = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  const present = JSON.parse(readFileSync(record, "utf8")).packages;
  for (const [path, { version, optional, dev, devOptional, peer }] of Object.entries(locked)) {
    if (path === "" || optional || devOptional || peer || (dev && !tools)) continue;
    if (present[path]?.version !== version) return false;
  }
  remember(digest);
  return true;
}

/** Installs exactly the lock file, development tools included, since the build needs some of them. */
export async function install() {
  refuseWhileServing();
  const npm = process.env.npm_execpath;
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const [file, all] = npm?.endsWith("js") ? [process.execPath, [npm, ...args]] : ["npm", args];
  // When a production site starts, npm must still install the development tools.
  const env = { ...process.env, NODE_ENV: "development" };
  const cache = join(root, ".build", "npm-cache");
  // A service's user often has no home folder, where npm would cache its downloads.
  if (!isWritable(homedir())) env.npm_config_cache ??= cache;
  await runProgram(file, all, { cwd: root, env, name: "npm ci" })
    .catch((error) => {
      throw new Refusal(
        `The packages could not be installed. Is the registry reachable, is the disk full?\n${error.message}`,
      );
    })
    .finally(() => rmSync(cache, { recursive: true, force: true }));
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function remember(digest) {
  try {
    writeFileSync(MARK, digest);
  } catch {
    // A read-only installation works too; it is only checked completely each time.
  }
}

import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Refusal } from "./steps.mjs";

/** The project's folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..");

const MIN_NODE = [20, 9];

/** Refuses a Node version that is too old, with a message. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  throw new Refusal(
    `This needs Node ${MIN_NODE.join(".")} or newer; this is ${process.versions.node} (${process.execPath}).\n` +
      "Install Node 22 or 24 from nodejs.org or by your version manager, then try again.",
  );
}

/** Reads .env.local, then .env; variables that are already set stay. Same precedence as in Next. */
export function loadEnvFiles() {
  for (const name of [".env.local", ".env"]) {
    const file = join(root, name);
    if (!existsSync(file)) continue;
    for (const [key, value] of parseEnv(readFileSync(file, "utf8"))) process.env[key] ??= value;
  }
}

/** Parses NAME=value lines: comments, blank lines, `export`, single and double quotes. Node 20.9 has no parser of its own. */
function parseEnv(text) {
  const pairs = [];
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (match === null) continue;
    const [, key, raw] = match;
    const quoted = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(raw);
    pairs.push([key, quoted ? quoted[2] : raw.replace(/(^|\s)#.*$/, "").trim()]);
  }
  return pairs;
}

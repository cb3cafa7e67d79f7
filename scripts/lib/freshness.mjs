import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./environment.mjs";

const folder = join(root, ".build", "stamps");

/**
 * True when a stage's inputs are unchanged since its last success. Sizes and times are compared first; only if they
 * differ (a fresh checkout, a copy) the content is read.
 * @param stage `{ name, inputs, values?, outputs }`: files and folders from the project's root, other values that count
 */
export function isFresh(stage) {
  if (stage.outputs.some((output) => !existsSync(join(root, output)))) return false;
  let stamp;
  try {
    stamp = JSON.parse(readFileSync(stampFile(stage), "utf8"));
  } catch {
    return false;
  }
  const files = listFiles(stage);
  const look = lookOf(stage, files);
  if (stamp.look === look) return true;
  const content = contentOf(stage, files);
  if (stamp.content !== content) return false;
  remember(stage, { look, content });
  return true;
}

/** Deletes the record of the last success before a stage runs, so that a killed run does not count as a success. */
export function forget(stage) {
  rmSync(stampFile(stage), { force: true });
}

/** Reads the inputs before a stage runs, so that `remember` records the inputs that the stage has really used. */
export function readInputs(stage) {
  const files = listFiles(stage);
  return { look: lookOf(stage, files), content: contentOf(stage, files) };
}

/** Records a success. @param inputs from `readInputs` */
export function remember(stage, inputs) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(stampFile(stage), JSON.stringify(inputs));
}

function stampFile(stage) {
  return join(folder, `${stage.name}.json`);
}

function listFiles(stage) {
  const files = [];
  const walk = (path) => {
    const state = statSync(join(root, path), { throwIfNoEntry: false });
    if (state === undefined) return;
    if (!state.isDirectory()) {
      files.push({ path, size: state.size, time: state.mtimeMs });
      return;
    }
    for (const name of readdirSync(join(root, path))) {
      if (!(stage.except ?? []).includes(`${path}/${name}`)) walk(`${path}/${name}`);
    }
  };
  stage.inputs.forEach(walk);
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

function lookOf(stage, files) {
  const hash = createHash("sha1").update(JSON.stringify(stage.values ?? null));
  for (const { path, size, time } of files) hash.update(`${path}\0${size}\0${time}\n`);
  return hash.digest("hex");
}

function contentOf(stage, files) {
  const hash = createHash("sha1").update(JSON.stringify(stage.values ?? null));
  for (const { path } of files) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

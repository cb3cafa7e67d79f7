import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One file of the repository: its path from the root with forward slashes, and its text ("" when it is binary). */
export interface TreeFile {
  readonly path: string;
  readonly text: string;
}

export interface SourceTree {
  readonly files: readonly TreeFile[];
  has(path: string): boolean;
}

/** One violation of a rule, with a message; `line` counts from 1, 0 means the whole file. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** One of our own rules that a program can check. */
export interface HouseCheck {
  readonly name: string;
  readonly rule: string;
  run(tree: SourceTree): Finding[];
}

/** Files made by tools or by a run, or wrong on purpose; the rules do not apply to them. */
const LEFT_OUT = new Set(["public/img", "styles/generated", "tests/fixtures"]);
const LEFT_OUT_ANYWHERE = new Set([
  "node_modules",
  ".git",
  ".next",
  ".build",
  ".data",
  "dist",
  "coverage",
  "test-results",
  "playwright-report",
]);
const TEXT =
  /(^|\/)[^./]+$|\.(tsx?|mjs|cjs|js|css|csv|json|md|ya?ml|sql|html|svg|txt|sh|py|toml|example|[a-z]+ignore|npmrc)$/;
const CODE = /\.(tsx?|mjs|cjs|js)$/;

/** Reads every file under `root` that belongs to the repository. */
export function readTree(root: string): SourceTree {
  const files = listPaths(root, "").map((path) => ({
    path,
    text: TEXT.test(path) ? readFileSync(join(root, path), "utf8") : "",
  }));
  const paths = new Set(files.map((file) => file.path));
  return { files, has: (path) => paths.has(path) };
}

function listPaths(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (LEFT_OUT_ANYWHERE.has(entry.name) || LEFT_OUT.has(path)) return [];
    if (entry.isDirectory()) return listPaths(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** True for a file that is written in TypeScript or JavaScript. */
export function isCode(file: TreeFile): boolean {
  return CODE.test(file.path);
}

/** The line, from 1, of the character at `offset`. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}

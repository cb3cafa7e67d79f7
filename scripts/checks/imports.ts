import { posix } from "node:path";
import { blank, scanSource } from "./scan-source";
import { isCode, lineAt, type SourceTree, type TreeFile } from "./source-tree";

/** One import, export-from, `import()` or `require()` of a file. */
export interface Import {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  /** Path of the imported file from the root; undefined for a package. */
  readonly target: string | undefined;
  /** The package's name, e.g. `@hono/node-server`; undefined for a file of this repository. */
  readonly package: string | undefined;
  /** True when the compiler removes it: `import type`, or every name in it is marked `type`. */
  readonly typeOnly: boolean;
}

const STATIC =
  /(?<=^|[;}\n])[ \t]*(?:import\s*(?=["'])|(?:import|export)\b(?<clause>[^"'`;()=]*?)\bfrom\s*)["'](?<specifier>[^"'\n]+)["']/g;
const CALLED = /\b(?:import|require)\s*\(\s*["'](?<specifier>[^"'\n]+)["']/g;
const ENDINGS = ["", ".ts", ".tsx", ".d.ts", ".js", ".mjs", ".cjs", ".json", "/index.ts", "/index.tsx"];

const cache = new WeakMap<SourceTree, readonly Import[]>();

/** Every import of the tree, with the file or package it imports. Read once per tree. */
export function listImports(tree: SourceTree): readonly Import[] {
  const known = cache.get(tree);
  if (known !== undefined) return known;
  const imports = tree.files.filter(isCode).flatMap((file) => importsOf(file, tree));
  cache.set(tree, imports);
  return imports;
}

function importsOf(file: TreeFile, tree: SourceTree): Import[] {
  const code = blank(file.text, scanSource(file.text), ["comment", "template"]);
  const found: Import[] = [];
  const add = (match: RegExpMatchArray, typeOnly: boolean) => {
    const specifier = match.groups?.specifier ?? "";
    const isFile = specifier.startsWith(".") || specifier.startsWith("@/");
    found.push({
      from: file.path,
      line: lineAt(code, (match.index ?? 0) + match[0].search(/\S/)),
      specifier,
      target: isFile ? resolve(file.path, specifier, tree) : undefined,
      package: isFile ? undefined : packageOf(specifier),
      typeOnly,
    });
  };
  for (const match of code.matchAll(STATIC)) add(match, isTypeOnly(match.groups?.clause ?? ""));
  for (const match of code.matchAll(CALLED)) add(match, false);
  return found;
}

function isTypeOnly(clause: string): boolean {
  if (/^\s*type\s+[\w*{]/.test(clause)) return true;
  const names = /^\s*\{(?<names>[^}]*)\}\s*$/.exec(clause)?.groups?.names;
  if (names === undefined) return false;
  const parts = names.split(",").filter((part) => part.trim() !== "");
  return parts.length > 0 && parts.every((part) => /^\s*type\s/.test(part));
}

function packageOf(specifier: string): string {
  const parts = specifier.split("/");
  return parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/");
}

function resolve(from: string, specifier: string, tree: SourceTree): string {
  const path = specifier.startsWith("@/")
    ? posix.normalize(specifier.slice(2))
    : posix.join(posix.dirname(from), specifier);
  return ENDINGS.map((ending) => path + ending).find((candidate) => tree.has(candidate)) ?? path;
}

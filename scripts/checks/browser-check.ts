import { type Import, listImports } from "./imports";
import type { Finding, HouseCheck, SourceTree } from "./source-tree";

const SERVER_FILE = /\.server\.tsx?$/;
const BROWSER_LAYER = /^(components|hooks|context|utils|styles)\//;
/** Pages may import these: Next removes a loader, and everything only the loader uses, from the browser bundle. */
const MAY_IMPORT_SERVER_FILE = /^(pages|server|scripts|tools|tests|bench)\/|^server\.ts$|\.server\.tsx?$/;

/** `.server` files never reach a browser. */
export const serverFilesCheck: HouseCheck = {
  name: "server files",
  rule: "a .server file is imported by loaders and by other .server files only",
  run(tree) {
    const misplaced = tree.files
      .filter((file) => SERVER_FILE.test(file.path) && BROWSER_LAYER.test(file.path))
      .map((file) => ({ file: file.path, line: 0, message: "a .server file belongs to services or server" }));
    const imported = listImports(tree)
      .filter((entry) => entry.target !== undefined && SERVER_FILE.test(entry.target))
      .filter((entry) => !entry.typeOnly && !MAY_IMPORT_SERVER_FILE.test(entry.from))
      .map((entry) => ({
        file: entry.from,
        line: entry.line,
        message: `${entry.target} is for the server; browser code may only name its types (import type)`,
      }));
    return [...misplaced, ...imported];
  },
};

/** Zod is 30 KB of gzip, so pages may import only types of the contract, and paths.ts. */
export const browserWeightCheck: HouseCheck = {
  name: "browser weight",
  rule: "no chain of imports leads from a page to zod, hono or pg",
  run(tree) {
    const chains = chainsFromPages(tree);
    return listImports(tree)
      .filter((entry) => HEAVY.has(entry.package ?? "") && !entry.typeOnly)
      .flatMap((entry): Finding[] => {
        const chain = chains.get(entry.from);
        if (chain === undefined) return [];
        return [
          {
            file: entry.from,
            line: entry.line,
            message: `${entry.package} reaches the browser: ${chain.join(" -> ")}`,
          },
        ];
      });
  },
};

const HEAVY = new Set(["zod", "hono", "pg"]);

/** Every file that a page adds to the browser bundle, with its chain of imports; `.server` files end a chain. */
function chainsFromPages(tree: SourceTree): ReadonlyMap<string, readonly string[]> {
  const byFile = new Map<string, Import[]>();
  for (const entry of listImports(tree)) {
    if (!entry.typeOnly) byFile.set(entry.from, [...(byFile.get(entry.from) ?? []), entry]);
  }
  const chains = new Map<string, readonly string[]>();
  const queue = tree.files.map((file) => file.path).filter((path) => /^pages\/.*\.tsx?$/.test(path));
  for (const page of queue) chains.set(page, [page]);
  for (const path of queue) {
    for (const { target } of byFile.get(path) ?? []) {
      if (target === undefined || SERVER_FILE.test(target) || chains.has(target)) continue;
      chains.set(target, [...(chains.get(path) ?? []), target]);
      queue.push(target);
    }
  }
  return chains;
}

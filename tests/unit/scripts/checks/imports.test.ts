import { listImports } from "@/scripts/checks/imports";
import type { SourceTree } from "@/scripts/checks/source-tree";

function treeOf(files: Readonly<Record<string, string>>): SourceTree {
  return {
    files: Object.entries(files).map(([path, text]) => ({ path, text })),
    has: (path) => path in files,
  };
}

function importsOf(text: string): string[] {
  const tree = treeOf({ "services/a.ts": text, "services/b.ts": "", "utils/c.tsx": "", "utils/d.json": "{}" });
  return listImports(tree).map(
    (entry) => `${entry.line} ${entry.target ?? entry.package}${entry.typeOnly ? " type" : ""}`,
  );
}

test("every form of import is found, with its line and its target", () => {
  const text = [
    'import "./b";',
    'import c, { x } from "@/utils/c"; import d from "../utils/d.json";',
    "export {",
    "  y,",
    '} from "@hono/node-server/vercel";',
    'export * from "zod/v4";',
    'const axios = await import("axios");',
    'const fs = require("node:fs");',
  ].join("\n");
  expect(importsOf(text)).toEqual([
    "1 services/b.ts",
    "2 utils/c.tsx",
    "2 utils/d.json",
    "3 @hono/node-server",
    "6 zod",
    "7 axios",
    "8 node:fs",
  ]);
});

test("an import that the compiler removes is marked as a type", () => {
  const text = [
    'import type { A } from "./b";',
    'import { type A, type B } from "./b";',
    'import { type A, b } from "./b";',
    'export type { A } from "./b";',
    'import type from "./b";',
  ].join("\n");
  expect(importsOf(text)).toEqual([
    "1 services/b.ts type",
    "2 services/b.ts type",
    "3 services/b.ts",
    "4 services/b.ts type",
    "5 services/b.ts",
  ]);
});

test("an import in a comment or a string is ignored", () => {
  const text = [
    '// import a from "axios";',
    'const sample = `\nimport b from "axios";\n`;',
    'export interface Note {\n  kind: "axios";\n}',
    'export const from = "axios";',
  ].join("\n");
  expect(importsOf(text)).toEqual([]);
});

import { foldersCheck } from "@/scripts/checks/folders-check";
import type { SourceTree } from "@/scripts/checks/source-tree";

function treeOf(...paths: readonly string[]): SourceTree {
  return { files: paths.map((path) => ({ path, text: "" })), has: (path) => paths.includes(path) };
}

const filesIn = (folder: string, count: number, ending: string) =>
  Array.from({ length: count }, (_, index) => `${folder}/part-${index}.${ending}`);

test("a folder may have at most 40 files of code", () => {
  expect(foldersCheck.run(treeOf(...filesIn("components/cart", 40, "tsx")))).toEqual([]);
  expect(foldersCheck.run(treeOf(...filesIn("components/cart", 41, "tsx")))).toEqual([
    { file: "components/cart", line: 0, message: "has 41 files: split it" },
  ]);
});

test("style sheets count, subfolders are counted separately, and data and migrations are not limited", () => {
  const sheets = filesIn("components/cart", 21, "module.css");
  expect(foldersCheck.run(treeOf(...filesIn("components/cart", 20, "tsx"), ...sheets))).toHaveLength(1);
  expect(foldersCheck.run(treeOf(...filesIn("components/cart/lines", 20, "tsx"), ...sheets))).toEqual([]);
  expect(foldersCheck.run(treeOf(...filesIn("locales/en", 52, "json"), ...filesIn("docs", 50, "md")))).toEqual([]);
  expect(foldersCheck.run(treeOf(...filesIn("backend/db/migrations", 60, "ts")))).toEqual([]);
});

import { type Finding, type HouseCheck, lineAt, type SourceTree } from "./source-tree";

function findText(tree: SourceTree, pattern: RegExp, message: (found: string) => string): Finding[] {
  return tree.files.flatMap((file) =>
    Array.from(file.text.matchAll(pattern), (match) => ({
      file: file.path,
      line: lineAt(file.text, match.index),
      message: message(match[0].trim()),
    })),
  );
}

/** Unfinished work is not merged; open tasks are in the issue tracker, not in the code. */
export const leftoversCheck: HouseCheck = {
  name: "leftovers",
  rule: "no note to finish something later",
  run: (tree) =>
    findText(tree, /\b(TO(?:DO)|FIX(?:ME)|XX(?:X)|HAC(?:K))\b/g, (found) => `${found}: finish it or take it out`),
};

/** The files must not contain anything about the machine on which they were written. */
export const machinePathsCheck: HouseCheck = {
  name: "machine paths",
  rule: "no path of one machine in the tree",
  run: (tree) =>
    findText(
      tree,
      /(?<![\w.@/}-])(\/(work|root|home|Users|tmp)\/[\w.-]+|[A-Z]:\\Users\\\w+)/g,
      (found) => `${found} exists on one machine only`,
    ),
};

/** A lockfile with registry addresses would make every clone use the author's registry. */
export const registryCheck: HouseCheck = {
  name: "registry",
  rule: "no registry address in the tree",
  run: (tree) =>
    findText(
      tree,
      /"resolved"\s*:\s*"(https?|git)[^"]*"|^(@[\w-]+:)?registry\s*=.*$|"registry"\s*:\s*"http[^"]*"/gm,
      (found) => {
        return `${found} names a registry; write the lockfile with --omit-lockfile-registry-resolved`;
      },
    ),
};

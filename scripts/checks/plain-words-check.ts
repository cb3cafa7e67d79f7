import glossary from "@/docs/glossary-words.json";
import { scanSource } from "./scan-source";
import { type Finding, type HouseCheck, isCode, lineAt, type SourceTree, type TreeFile } from "./source-tree";

const TEST = /^tests\/.+\.(test|spec)\.tsx?$/;
/** The code before the title of a test or a group, also after the rows of a `test.each` table. */
const BEFORE_TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*\s*\(|\]\s*(?:as const)?\s*,?\s*\)\s*\()\s*$/;

const phrases = glossary.developers.map(({ not, write }) => ({ pattern: new RegExp(not, "gi"), write }));

function findingsIn({ path, text }: TreeFile): Finding[] {
  return scanSource(text)
    .filter(({ kind, start }) => kind === "comment" || (TEST.test(path) && BEFORE_TITLE.test(text.slice(0, start))))
    .flatMap((stretch) =>
      phrases.flatMap(({ pattern, write }) =>
        Array.from(stretch.text.matchAll(pattern), ({ 0: words, index }) => ({
          file: path,
          line: lineAt(text, stretch.start + index),
          message: `"${words}" needs a second reading: write ${write}`,
        })),
      ),
    );
}

/** Comments and the titles of tests are read by developers to whom English is a second language. */
export const plainWordsCheck: HouseCheck = {
  name: "plain words",
  rule: "comments and titles of tests have none of the phrases that docs/glossary-words.json replaces",
  run: (tree: SourceTree) => tree.files.filter(isCode).flatMap(findingsIn),
};

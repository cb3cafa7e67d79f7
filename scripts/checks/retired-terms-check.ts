import { blank, scanSource } from "./scan-source";
import { type Finding, type HouseCheck, lineAt, type SourceTree, type TreeFile } from "./source-tree";

const GLOSSARY = "docs/glossary.md";
/** The seed is text for customers, who may read any word. */
const CODE = /^(?!backend\/db\/seed\/).*\.(tsx?|mjs)$/;
/** A row of the table under the heading: the retired word in backquotes, and its replacement. */
const ROW = /^\| `([a-z]+)` \| (.+?) \|$/gm;

/** The table "Retired terms" of the glossary: each retired word with its replacement. */
function retiredTerms(tree: SourceTree): Map<string, string> {
  const glossary = tree.files.find(({ path }) => path === GLOSSARY)?.text ?? "";
  const section = glossary.split("\n## Retired terms\n")[1]?.split("\n## ")[0] ?? "";
  return new Map(Array.from(section.matchAll(ROW), ([, term = "", instead = ""]) => [term, instead]));
}

function findingsIn({ path, text }: TreeFile, terms: ReadonlyMap<string, string>): Finding[] {
  const code = blank(text, scanSource(text), ["string", "template"]);
  return Array.from(code.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)).flatMap(({ 0: part, index }) => {
    const instead = terms.get(part.toLowerCase());
    if (instead === undefined) return [];
    return { file: path, line: lineAt(text, index), message: `"${part}" is a retired term; say ${instead}` };
  });
}

/** Names and comments must use the standard terms of the field, not the retired words. */
export const retiredTermsCheck: HouseCheck = {
  name: "retired terms",
  rule: "names and comments have none of the terms that docs/glossary.md retired",
  run(tree) {
    const terms = retiredTerms(tree);
    return terms.size === 0
      ? []
      : tree.files.filter(({ path }) => CODE.test(path)).flatMap((file) => findingsIn(file, terms));
  },
};

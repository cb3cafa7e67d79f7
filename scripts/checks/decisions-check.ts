import { type Finding, type HouseCheck, lineAt, type SourceTree, type TreeFile } from "./source-tree";

const FOLDER = "docs/decisions/";
const README = `${FOLDER}README.md`;
const MIGRATIONS = "backend/db/migrations/";
const FILE_NAME = /^(\d{2})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const SECTIONS = ["Context", "Decision", "Consequences", "Figures"];
/** A citation of a record, as a path or in a sentence, and further numbers in a list after it. */
const CITATION = /\bdecisions?[ /](\d+)(-[\w-]+\.md)?((?:(?:, | and )\d{2,3}\b)*)/gi;

/** The decision records by number, and the former numbers that README.md maps to them. */
interface Records {
  readonly names: ReadonlyMap<string, string>;
  readonly former: ReadonlySet<string>;
}

/**
 * Every record must have the required form, and every citation an existing record. Applied migrations cannot change, so
 * they may cite the former three-digit numbers that the README of the records maps to the new ones.
 */
export const decisionsCheck: HouseCheck = {
  name: "decisions",
  rule: "every decision record has its form, and every citation of one resolves",
  run(tree) {
    const files = tree.files.filter((file) => file.path.startsWith(FOLDER) && file.path !== README);
    const readme = tree.files.find((file) => file.path === README)?.text ?? "";
    const records = readRecords(files, readme);
    return [
      ...files.flatMap((file) => findingsOfRecord(file, readme)),
      ...findingsOfNumbers(files),
      ...unresolved(tree, records),
    ];
  },
};

const nameOf = (file: TreeFile) => file.path.slice(FOLDER.length);

function readRecords(files: readonly TreeFile[], readme: string): Records {
  return {
    names: new Map(files.map((file) => [nameOf(file).slice(0, 2), nameOf(file)])),
    former: new Set(Array.from(readme.matchAll(/^\| (\d{3}) \|/gm), (match) => match[1] ?? "")),
  };
}

function findingsOfRecord(file: TreeFile, readme: string): Finding[] {
  const finding = (message: string): Finding[] => [{ file: file.path, line: 0, message }];
  const number = FILE_NAME.exec(nameOf(file))?.[1];
  if (number === undefined) return finding("is not named NN-title-in-plain-words.md");
  const sections = Array.from(file.text.matchAll(/^## (.+)$/gm), (match) => match[1]);
  const asked = sections.includes("Figures") ? SECTIONS : SECTIONS.slice(0, 3);
  return [
    ...(file.text.startsWith(`# ${number} `) ? [] : finding(`does not begin with "# ${number} "`)),
    ...(sections.join() === asked.join()
      ? []
      : finding(`does not have the sections ${SECTIONS.join(", ")} in this order`)),
    ...(readme.includes(`[${number}](${nameOf(file)})`) ? [] : finding("is not in the list of README.md")),
  ];
}

function findingsOfNumbers(files: readonly TreeFile[]): Finding[] {
  const seen = new Set<string>();
  return files.flatMap((file) => {
    const number = nameOf(file).slice(0, 2);
    if (seen.has(number)) return [{ file: file.path, line: 0, message: `has the number ${number} of another record` }];
    seen.add(number);
    return [];
  });
}

function unresolved(tree: SourceTree, records: Records): Finding[] {
  return tree.files.flatMap((file) =>
    Array.from(file.text.matchAll(CITATION)).flatMap((match) => {
      const [, first = "", title, others = ""] = match;
      const numbers = [first, ...Array.from(others.matchAll(/\d+/g), ([number]) => number)];
      const line = lineAt(file.text, match.index);
      const missing = numbers.filter((number) => !isRecord(file, number, records));
      const wrongTitle = title !== undefined && records.names.get(first) !== `${first}${title}`;
      if (missing.length === 0 && !wrongTitle) return [];
      return [{ file: file.path, line, message: `"${match[0]}" names no decision record` }];
    }),
  );
}

function isRecord(file: TreeFile, number: string, { names, former }: Records): boolean {
  return names.has(number) || (file.path.startsWith(MIGRATIONS) && former.has(number));
}

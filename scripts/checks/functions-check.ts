import { blank, scanSource } from "./scan-source";
import { type Finding, type HouseCheck, isCode, type TreeFile } from "./source-tree";

const MAX_LINES = 60;
/** The seed is data; migrations are never changed. */
const CHECKED =
  /^((components|context|hooks|pages|scripts|server|services|tools|utils)\/|backend\/(?!db\/(seed|migrations)\/)|server\.ts$)/;
/** The line where a function begins: a declaration, an arrow with a body, or a method. */
const START =
  /\bfunction\b|=> [{(`]?$|=>$|^\s+(?!(?:if|for|while|switch|catch|return|await|else|do)\b)(?:(?:async|static|private|get|set|override) )*[#\w]+(?:<.*>)?\(.*\)(?:: .+)? \{$/;
/** The line where a function ends: same indentation as its first line. A signature of several lines continues. */
const END = /^\s*[\])}`/]/;
const CONTINUES = /(\{|\(|=>|=> `)$/;

/** The last line of the function that starts at a line: its closing line, or the line before the next statement. */
function lastLine(lines: readonly string[], first: number): number {
  const indent = indentOf(lines[first]);
  const next = lines.findIndex(
    (line, at) =>
      at > first && line.trim() !== "" && indentOf(line) <= indent && !(END.test(line) && CONTINUES.test(line)),
  );
  if (next === -1) return lines.length - 1;
  return indentOf(lines[next]) === indent && END.test(lines[next] ?? "") ? next : next - 1;
}

const indentOf = (line = "") => line.search(/\S/);

function functionsIn({ path, text }: TreeFile): Finding[] {
  const lines = blank(text, scanSource(text), ["comment", "string", "template"]).split("\n");
  return lines.flatMap((line, first): Finding[] => {
    if (!START.test(line)) return [];
    const length = lastLine(lines, first) - first + 1;
    return length > MAX_LINES ? [{ file: path, line: first + 1, message: `has ${length} lines: split it` }] : [];
  });
}

/** Counts every line, as a reader does; Biome's rule ignores JSX text. Relies on indentation, which Biome checks. */
export const functionsCheck: HouseCheck = {
  name: "functions",
  rule: "a function has 60 lines or fewer; tests and data are free",
  run: (tree) => tree.files.filter((file) => isCode(file) && CHECKED.test(file.path)).flatMap(functionsIn),
};

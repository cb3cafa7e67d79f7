import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** An object of a file: the line on which it begins, and the line of each of its fields. */
export interface JsonRecord {
  line: number;
  fields: Record<string, unknown>;
  lines: Readonly<Record<string, number>>;
}

interface Problem {
  line: number;
  field: string;
  reason: string;
}

const NOT_AN_OBJECT = "is no JSON object";

/**
 * Reads a JSON file: one list of objects, or one object a line.
 * @param problems gets what cannot be read, with its line
 */
export function readJsonRecords(text: string, problems: Problem[]): JsonRecord[] {
  return /^\s*\[/.test(text) ? listRecords(text, problems) : lineRecords(text, problems);
}

function lineRecords(text: string, problems: Problem[]): JsonRecord[] {
  return text.split(/\r?\n/).flatMap((content, index): JsonRecord[] => {
    if (content.trim() === "") return [];
    const line = index + 1;
    try {
      const value: unknown = JSON.parse(content);
      if (typeof value === "object" && value !== null && !Array.isArray(value)) {
        return [{ line, fields: value as Record<string, unknown>, lines: {} }];
      }
    } catch {
      // Reported below, with its line.
    }
    problems.push({ line, field: "", reason: `${NOT_AN_OBJECT}; each object must be on its own line` });
    return [];
  });
}

function listRecords(text: string, problems: Problem[]): JsonRecord[] {
  const lineOf = lineFinder(text);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error !== undefined) {
    problems.push({
      line: lineOf(error.offset),
      field: "",
      reason: `is no JSON (${printParseErrorCode(error.error)})`,
    });
    return [];
  }
  return (root?.children ?? []).flatMap((node): JsonRecord[] => {
    const line = lineOf(node.offset);
    if (node.type === "object") {
      return [{ line, fields: getNodeValue(node) as Record<string, unknown>, lines: linesOf(node, lineOf) }];
    }
    problems.push({ line, field: "", reason: NOT_AN_OBJECT });
    return [];
  });
}

function linesOf(node: Node, lineOf: (offset: number) => number): Record<string, number> {
  const properties = node.children ?? [];
  return Object.fromEntries(properties.map(({ children = [], offset }) => [children[0]?.value, lineOf(offset)]));
}

/** @returns the line of an offset, counted from 1 */
function lineFinder(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

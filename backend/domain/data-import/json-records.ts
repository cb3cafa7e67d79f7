import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { type Fields, isFields, readFields, readJson } from "@/utils/text/json-fields";

/** A problem of a file: its place and reason. The field is empty when the problem is about the whole line. */
export interface ImportProblem {
  line: number;
  field: string;
  reason: string;
}

/** A record of a file. The line numbers of JSON are looked up only for an error, since most files have none. */
export interface FileRecord {
  fields: Fields;
  /** The line of a part, e.g. `["display", "hertz"]`; if that is missing, of its nearest parent. */
  lineOf: (path: readonly (string | number)[]) => number;
  /** Only in a CSV file: the line of its header. */
  headerLine?: number;
}

/** Adds the problem of an unknown field. A column of a CSV file is reported once, at its header. */
export function addUnknownField(
  problems: ImportProblem[],
  { lineOf, headerLine }: FileRecord,
  path: readonly (string | number)[],
  reason: string,
): void {
  const field = path.join(".");
  const isKnown = headerLine !== undefined && problems.some((one) => one.line === headerLine && one.field === field);
  if (!isKnown) problems.push({ line: headerLine ?? lineOf(path), field, reason });
}

const NOT_AN_OBJECT = "is not a JSON object";

/** Reads a JSON file: a list of objects, or one a line. @param problems gets unreadable parts with their line */
export function readJsonRecords(text: string, problems: ImportProblem[]): FileRecord[] {
  return /^\s*\[/.test(text) ? listRecords(text, problems) : lineRecords(text, problems);
}

function lineRecords(text: string, problems: ImportProblem[]): FileRecord[] {
  return text.split(/\r?\n/).flatMap((content, index): FileRecord[] => {
    if (content.trim() === "") return [];
    const line = index + 1;
    const fields = readFields(content);
    if (fields !== null) return [{ fields, lineOf: () => line }];
    problems.push({ line, field: "", reason: `${NOT_AN_OBJECT}; each object must be on its own line` });
    return [];
  });
}

function listRecords(text: string, problems: ImportProblem[]): FileRecord[] {
  const places = new Places(text);
  const values = readJson(text);
  if (!Array.isArray(values)) {
    problems.push({ ...places.firstError(), field: "" });
    return [];
  }
  return values.flatMap((value: unknown, index): FileRecord[] => {
    if (isFields(value)) return [{ fields: value, lineOf: (path) => places.lineOf([index, ...path]) }];
    problems.push({ line: places.lineOf([index]), field: "", reason: NOT_AN_OBJECT });
    return [];
  });
}

/** Lines of the parts of a JSON text. The tree is made on demand: it takes twenty times as long as the values. */
class Places {
  readonly #text: string;
  readonly #errors: ParseError[] = [];
  #root: Node | undefined;
  #starts: number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  #tree(): Node | undefined {
    try {
      this.#root ??= parseTree(this.#text, this.#errors, { disallowComments: true });
    } catch (error) {
      // The parser calls itself for each level. Without a tree, the first line stands for all.
      if (!(error instanceof RangeError)) throw error;
    }
    return this.#root;
  }

  lineOf(path: readonly (string | number)[]): number {
    const root = this.#tree();
    const node = root && findNodeAtLocation(root, [...path]);
    if (node === undefined) return path.length === 0 ? 1 : this.lineOf(path.slice(0, -1));
    return this.#lineAt(node.offset);
  }

  firstError(): { line: number; reason: string } {
    this.#tree();
    const [error] = this.#errors;
    const code = error === undefined ? "" : ` (${printParseErrorCode(error.error)})`;
    return { line: this.#lineAt(error?.offset ?? 0), reason: `is not JSON${code}` };
  }

  /** The line of an offset, counted from 1. */
  #lineAt(offset: number): number {
    this.#starts ??= [0, ...Array.from(this.#text.matchAll(/\n/g), ({ index }) => index + 1)];
    return this.#starts.findLastIndex((start) => start <= offset) + 1;
  }
}

import { lineAt, type SourceTree, type TreeFile } from "./source-tree";

export interface Message {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly namespace: string;
  /** Key with dots, e.g. `summary.total`. */
  readonly key: string;
  readonly text: string;
}

const LOCALE_FILE = /^locales\/(?<language>[a-z]+)\/(?<namespace>[a-z-]+)\.json$/;

/** Every message of locales/{language}/{namespace}.json. @throws SyntaxError when a file is not JSON */
export function listMessages(tree: SourceTree): Message[] {
  return tree.files.flatMap((file) => {
    const { language, namespace } = LOCALE_FILE.exec(file.path)?.groups ?? {};
    if (language === undefined || namespace === undefined) return [];
    const parsed: unknown = JSON.parse(file.text);
    const lines = new LineFinder(file);
    return flatten(parsed, []).map(([path, text]) => ({
      file: file.path,
      line: lines.lineOf(path),
      language,
      namespace,
      key: path.join("."),
      text,
    }));
  });
}

function flatten(value: unknown, path: readonly string[]): [readonly string[], string][] {
  if (typeof value !== "object" || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, [...path, name]));
}

/** Finds the lines of messages that are asked for in the file's order: the names of a path follow each other. */
class LineFinder {
  private at = 0;
  private last: readonly string[] = [];

  constructor(private readonly file: TreeFile) {}

  lineOf(path: readonly string[]): number {
    const changed = path.findIndex((name, depth) => name !== this.last[depth]);
    for (const name of path.slice(Math.max(0, changed))) {
      const next = this.file.text.indexOf(`${JSON.stringify(name)}:`, this.at);
      if (next !== -1) this.at = next + 1;
    }
    this.last = path;
    return lineAt(this.file.text, this.at);
  }
}

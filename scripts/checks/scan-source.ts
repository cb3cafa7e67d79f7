/** A part of a source file that is not plain code. `text` does not include the quotes. */
interface Stretch {
  readonly kind: "comment" | "string" | "template";
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const REGEX_MAY_FOLLOW = /(^|[(,=:[!&|?{};+\-*%~^>]|\b(return|typeof|case|in|of|do|else|void|await|yield))$/;

/**
 * Splits TypeScript, JavaScript or JSX into its comments, strings and the text of its templates (the `${}` parts of a
 * template are code). This is a scanner, no parser: TypeScript 7 has no stable API for JavaScript. A quote not closed
 * on its line (an apostrophe in JSX text) ends with the line.
 */
export function scanSource(source: string): Stretch[] {
  const found: Stretch[] = [];
  // One entry per open template: the number of open braces inside its `${}`.
  const openBraces: number[] = [];
  let at = 0;
  let codeStart = 0;
  while (at < source.length) {
    const stretch = stretchAt(source, at) ?? templateAfterBrace(source, at, openBraces);
    if (stretch !== undefined) {
      found.push(stretch);
      if (stretch.kind === "template" && source.startsWith("${", stretch.end - 2)) openBraces.push(0);
      at = stretch.end;
      codeStart = at;
    } else if (source[at] === "/" && REGEX_MAY_FOLLOW.test(source.slice(Math.max(codeStart, at - 12), at).trimEnd())) {
      at = endOfRegex(source, at);
      codeStart = at;
    } else {
      at += 1;
    }
  }
  return found;
}

function stretchAt(source: string, at: number): Stretch | undefined {
  const char = source[at];
  if (source.startsWith("//", at)) {
    const end = endOfLine(source, at);
    return { kind: "comment", start: at, end, text: source.slice(at + 2, end) };
  }
  if (source.startsWith("/*", at)) {
    const close = source.indexOf("*/", at + 2);
    const end = close === -1 ? source.length : close + 2;
    return { kind: "comment", start: at, end, text: source.slice(at + 2, end - 2) };
  }
  if (char === '"' || char === "'") {
    const end = endOfQuoted(source, at, char);
    return { kind: "string", start: at, end, text: source.slice(at + 1, source[end - 1] === char ? end - 1 : end) };
  }
  return char === "`" ? templateAt(source, at) : undefined;
}

/** The text of a template from the quote or brace at `start` to its next `${` or its end. */
function templateAt(source: string, start: number): Stretch {
  let end = start + 1;
  while (end < source.length && source[end] !== "`" && !source.startsWith("${", end)) {
    end += source[end] === "\\" ? 2 : 1;
  }
  const text = source.slice(start + 1, end);
  return { kind: "template", start, end: Math.min(end + (source[end] === "$" ? 2 : 1), source.length), text };
}

/** Counts the braces inside a `${}`. The brace that closes it starts the template's next part of text. */
function templateAfterBrace(source: string, at: number, openBraces: number[]): Stretch | undefined {
  const open = openBraces.at(-1);
  if (open === undefined) return undefined;
  if (source[at] === "{") openBraces[openBraces.length - 1] = open + 1;
  if (source[at] !== "}") return undefined;
  if (open > 0) {
    openBraces[openBraces.length - 1] = open - 1;
    return undefined;
  }
  openBraces.pop();
  return templateAt(source, at);
}

/** The source with the given kinds replaced by spaces; all other characters keep their offsets and lines. */
export function blank(source: string, stretches: readonly Stretch[], kinds: readonly Stretch["kind"][]): string {
  let text = "";
  let at = 0;
  for (const stretch of stretches) {
    if (!kinds.includes(stretch.kind)) continue;
    text += source.slice(at, stretch.start) + source.slice(stretch.start, stretch.end).replace(/[^\n]/g, " ");
    at = stretch.end;
  }
  return text + source.slice(at);
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf("\n", from);
  return end === -1 ? source.length : end;
}

function endOfQuoted(source: string, from: number, quote: string): number {
  for (let at = from + 1; at < source.length; at += 1) {
    if (source[at] === "\\") at += 1;
    else if (source[at] === quote) return at + 1;
    else if (source[at] === "\n") return at;
  }
  return source.length;
}

function endOfRegex(source: string, from: number): number {
  let inClass = false;
  for (let at = from + 1; at < source.length; at += 1) {
    const char = source[at];
    if (char === "\\") at += 1;
    else if (char === "\n") return from + 1;
    else if (char === "[") inClass = true;
    else if (char === "]") inClass = false;
    else if (char === "/" && !inClass) return at + 1;
  }
  return from + 1;
}

/** Control characters except tab and line feed, line separators, and marks that turn the direction of the writing. */
const UNPRINTABLE = /(?:(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069])+/gu;

/** Text made safe for a terminal: it cannot move the cursor, change the colour or the direction of the writing. */
export function terminalText(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(UNPRINTABLE, " ");
}

/**
 * Typed text of several lines made safe for a terminal: each line after the first begins with an indent and a bar, so
 * that none of them looks like a line of the command.
 * @param indent columns before the bar
 */
export function terminalLines(typed: unknown, indent: number): string {
  return terminalText(String(typed)).replaceAll("\n", `\n${" ".repeat(indent)}| `);
}

/** Typed text made safe for one line of a terminal: it cannot begin a line of its own either. */
export function terminalLine(typed: unknown): string {
  return terminalText(String(typed)).replace(/[\t\n]+/g, " ");
}

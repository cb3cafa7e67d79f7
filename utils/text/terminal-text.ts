/** Control characters except tab and line feed, line separators, and marks that turn the direction of the writing. */
const UNPRINTABLE = /(?:(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069])+/gu;

/** Text made safe for a terminal: it cannot move the cursor, change the colour or the direction of the writing. */
export function terminalText(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(UNPRINTABLE, " ");
}

/** Typed text made safe for one line of a terminal: it cannot begin a line of its own either. */
export function terminalLine(typed: unknown): string {
  return terminalText(String(typed)).replace(/[\t\n]+/g, " ");
}

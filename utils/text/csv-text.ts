/**
 * The places in a text at which a spreadsheet would find a formula. They get an apostrophe. In many countries spreadsheets
 * separate the cells of a CSV file by semicolons, and then quotes inside of a cell do not count.
 */
const FORMULA = /^(?=[\t\r])|(?<=^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g;

/**
 * A table as a CSV file (RFC 4180) for spreadsheets: it begins with a UTF-8 BOM, its lines end in CR LF, and it has no
 * text that would be run as a formula, whatever separates the cells.
 * @param rows the first one names the columns
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const field = (value: string | number) => {
    if (typeof value === "number") return String(value);
    const safe = value.replace(FORMULA, "'");
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

/** Read by a spreadsheet as a formula: such text gets a quote in front. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table as a CSV file (RFC 4180) that spreadsheets open: a mark of UTF-8 in front, lines that end in CR LF, and no
 * text that would be run as a formula.
 * @param rows the first one names the columns
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const field = (value: string | number) => {
    if (typeof value === "number") return String(value);
    const safe = FORMULA.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

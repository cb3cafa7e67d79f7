/** Texts that a spreadsheet reads as a formula. They get a quote in front. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table as a CSV file (RFC 4180) for spreadsheets: it begins with a UTF-8 BOM, its lines end in CR LF, and it has no
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

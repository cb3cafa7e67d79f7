import { CsvError, type Info, type Options, parse } from "csv-parse/sync";

export interface CsvLine {
  line: number;
  cells: readonly string[];
}

/** Reads a CSV file; empty lines are left out. */
export function readCsvLines(text: string, options: Options, wrong: (line: number, reason: string) => void): CsvLine[] {
  try {
    // The parser's types do not show that the option `info` changes the return value.
    const rows: unknown = parse(text, { bom: true, info: true, skip_empty_lines: true, ...options });
    return (rows as { record: string[]; info: Info }[]).map(({ record, info }) => ({
      line: info.lines,
      cells: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    wrong(Number(error["lines"] ?? 1), error.message);
    return [];
  }
}

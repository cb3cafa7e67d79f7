import type { ReactNode } from "react";
import styles from "@/components/ui/lists/data-table.module.css";
import page from "@/components/ui/sections/page.module.css";

interface TableColumn {
  key: string;
  label: string;
  /** Figures are aligned to the end of their column. */
  align?: "end";
  /** True if the column has links; its name is then only for screen readers. */
  action?: true;
}

interface TableRow {
  key: string;
  cells: Readonly<Record<string, ReactNode>>;
}

/** Figures with their unit stay on one line up to this number of characters: an amount, a period, a date. */
const SHORT = 17;

interface DataTableProps {
  caption: string;
  /** False if a visible heading above says the same. */
  captionShown?: boolean;
  /** The first column names the row. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/** A table that becomes a card for each row on a phone, with each value after the name of its column. */
export function DataTable({ caption, captionShown = true, columns, rows }: DataTableProps) {
  const [first, ...others] = columns;
  if (first === undefined) return null;
  return (
    <table className={styles.table}>
      <caption className={captionShown ? undefined : page.srOnly}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, align, action }) => (
            <th key={key} scope="col" data-align={align}>
              {action ? <span className={page.srOnly}>{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.cells[first.key]}</th>
            {others.map(({ key, label, align, action }) => (
              <td key={key} data-label={action ? undefined : label} data-align={align}>
                <span data-short={isShort(row.cells[key]) || undefined}>{row.cells[key]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isShort = (cell: ReactNode): boolean => typeof cell === "string" && cell.length <= SHORT && /\p{Nd}/u.test(cell);

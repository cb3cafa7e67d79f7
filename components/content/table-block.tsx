import type { ReactNode } from "react";
import styles from "@/components/content/table-block.module.css";
import { DataTable } from "@/components/ui/data-table";
import type { ShownBlock } from "@/services/content-page.server";
import { dialCodeHref } from "@/utils/dial-codes";

type Table = Extract<ShownBlock, { type: "table" }>;

/** A dial code is dialled by a tap; everything else stays as it is. */
function cellOf(text: string): ReactNode {
  const href = dialCodeHref(text);
  return href === null ? (
    text
  ) : (
    <a href={href} className={styles.code}>
      {text}
    </a>
  );
}

/** Facts in rows and columns; a card a row on a phone. */
export function TableBlock({ table: { caption, columns, rows, note, heading } }: { table: Table }) {
  return (
    <>
      <div className={styles.table}>
        <DataTable
          caption={caption}
          captionShown={caption !== heading}
          columns={columns.map(({ label, figures }, index) => ({
            key: String(index),
            label,
            ...(figures === true && { align: "end" as const }),
          }))}
          rows={rows.map((row, index) => ({
            key: `${index} ${row[0]}`,
            cells: Object.fromEntries(row.map((cell, column) => [String(column), cellOf(cell)])),
          }))}
        />
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  );
}

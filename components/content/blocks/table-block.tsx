import type { ReactNode } from "react";
import styles from "@/components/content/blocks/table-block.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { DataTable } from "@/components/ui/lists/data-table";
import tables from "@/components/ui/lists/data-table.module.css";
import type { ShownBlock } from "@/services/content/content-page.server";
import { dialCodeHref } from "@/utils/numbers/dial-codes";

type Table = Extract<ShownBlock, { type: "table" }>;

/** Makes a dial code a link that dials it; other text stays as it is. */
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

interface TableBlockProps {
  table: Table;
  /** The link in the last cell of each row, with a name for screen readers, which may not read the whole row. */
  links?: readonly { href: string; name: string }[];
}

/** Facts in rows and columns. On a phone each row is a card. */
export function TableBlock({ table: { caption, columns, rows, note, heading }, links }: TableBlockProps) {
  const lastOf = (text: string, row: number) => {
    const link = links?.[row];
    if (link === undefined) return cellOf(text);
    return (
      <SiteLink href={link.href} prefetch={false} className={styles.code} aria-label={link.name}>
        {text}
      </SiteLink>
    );
  };
  return (
    <>
      <div className={`${tables.framed} ${styles.table}`}>
        <DataTable
          caption={caption}
          captionShown={caption !== heading}
          columns={columns.map(({ label, figures }, index) => ({
            key: String(index),
            label,
            ...(figures === true && { align: "end" as const }),
            ...(links !== undefined && index === columns.length - 1 && { action: true as const }),
          }))}
          rows={rows.map((row, index) => ({
            key: `${index} ${row[0]}`,
            cells: Object.fromEntries(
              row.map((cell, column) => [
                String(column),
                column === row.length - 1 ? lastOf(cell, index) : cellOf(cell),
              ]),
            ),
          }))}
        />
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  );
}

import styles from "@/components/ui/lists/document-list.module.css";
import { Outline } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatDate } from "@/utils/dates/dates";
import { formatFileSize } from "@/utils/numbers/file-size";

const DOWNLOAD =
  "M224 144v64a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8v-64a8 8 0 0 1 16 0v56h160v-56a8 8 0 0 1 16 0m-102 6a8 8 0 0 0 12 0l40-40a8 8 0 0 0-12-12l-26 27V32a8 8 0 0 0-16 0v93L94 98a8 8 0 0 0-12 12Z";

interface DocumentLink {
  /** A path under public, or an address elsewhere. */
  href: string;
  title: string;
  /** The type of the file as people call it: `PDF`. */
  type: string;
  bytes: number;
  /** ISO date, `YYYY-MM-DD`. */
  date: string;
  /** The content of the file, if the title does not say enough. */
  note?: string | undefined;
}

interface DocumentListProps {
  documents: readonly DocumentLink[];
  /** From md on. */
  columns?: 1 | 2;
}

/** Files to download, each with its type, size and date, so that readers know what a link loads. */
export function DocumentList({ documents, columns = 1 }: DocumentListProps) {
  const { language } = useTexts();
  return (
    <ul className={styles.list} data-columns={columns}>
      {documents.map(({ href, title, type, bytes, date, note }) => (
        <li key={href}>
          <a href={href} className={styles.document}>
            <span className={styles.sheet} aria-hidden="true">
              {type}
            </span>
            <span className={styles.title}>{title}</span>
            <span className={styles.facts}>
              {type} · {formatFileSize(bytes, language)} · <time dateTime={date}>{formatDate(date, language)}</time>
            </span>
            {note !== undefined && <span className={styles.facts}>{note}</span>}
            <Outline path={DOWNLOAD} />
          </a>
        </li>
      ))}
    </ul>
  );
}

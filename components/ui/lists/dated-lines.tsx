import { SiteLink } from "@/components/ui/actions/site-link";
import styles from "@/components/ui/lists/dated-lines.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatDate } from "@/utils/dates/dates";

interface DatedLinesProps {
  /** The newest first; `publishedOn` is like `2026-11-24`. */
  entries: readonly { slug: string; title: string; summary: string; publishedOn: string }[];
  /** The page of an entry. */
  path: (slug: string) => string;
}

/** Publications as dated lines, with headings one level below that of their block. */
export function DatedLines({ entries, path }: DatedLinesProps) {
  const { language } = useTexts();
  return (
    <ul>
      {entries.map(({ slug, title, summary, publishedOn }) => (
        <li key={slug} className={styles.line}>
          <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
          <div>
            <h3>
              <SiteLink href={path(slug)} prefetch={false}>
                {title}
              </SiteLink>
            </h3>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

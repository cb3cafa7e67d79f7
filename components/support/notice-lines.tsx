import styles from "@/components/support/notices.module.css";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { Notice } from "@/services/support-service";
import { formatDate } from "@/utils/dates";
import { noticePath } from "@/utils/paths";

/** Notices as dated lines, headed one level below the block that they stand in. */
export function NoticeLines({ notices }: { notices: readonly Notice[] }) {
  const { language } = useTexts("support");
  return (
    <ul className={styles.lines}>
      {notices.map(({ slug, title, summary, publishedOn }) => (
        <li key={slug} className={styles.line}>
          <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
          <div>
            <h3>
              <SiteLink href={noticePath(slug)} prefetch={false}>
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

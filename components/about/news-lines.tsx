import styles from "@/components/about/news-lines.module.css";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { NewsLine } from "@/services/about-page.server";
import { formatDate } from "@/utils/dates";
import { paths } from "@/utils/paths";

/** The newest press releases as dated lines. */
export function NewsLines({ releases }: { releases: readonly NewsLine[] }) {
  const { language } = useTexts("about");
  return (
    <ul className={styles.lines}>
      {releases.map(({ slug, title, summary, publishedOn }) => (
        <li key={slug} className={styles.line}>
          <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
          <div>
            <h3>
              <SiteLink href={`${paths.pressReleases}/${slug}`} prefetch={false}>
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

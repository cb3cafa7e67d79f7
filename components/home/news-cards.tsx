import styles from "@/components/home/news-cards.module.css";
import cards from "@/components/ui/card-cover.module.css";
import { KeptMarkup } from "@/components/ui/kept-markup";
import { Picture } from "@/components/ui/picture";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { PressRelease } from "@/services/news-service";
import { formatDate } from "@/utils/dates";
import { paths } from "@/utils/paths";
import { isScenery } from "@/utils/scenery";

/** The newest press releases, the first of them large. */
export function NewsCards({ releases }: { releases: readonly PressRelease[] }) {
  const { language } = useTexts("home");
  return (
    <KeptMarkup as="ul" name="news-cards" data={releases} className={styles.cards}>
      {() =>
        releases.map(({ slug, title, summary, publishedOn, picture }, index) => (
          <li key={slug} className={`${styles.card} ${cards.cover}`}>
            {picture && (
              <Picture picture={picture} alt="" className={isScenery(picture) ? styles.scenery : undefined} />
            )}
            <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
            <h3>
              <SiteLink href={`${paths.pressReleases}/${slug}`} prefetch={false}>
                {title}
              </SiteLink>
            </h3>
            {index === 0 && <p>{summary}</p>}
          </li>
        ))
      }
    </KeptMarkup>
  );
}

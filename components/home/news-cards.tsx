import styles from "@/components/home/news-cards.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import cards from "@/components/ui/sections/card-cover.module.css";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PressRelease } from "@/services/news/news-service";
import { formatDate } from "@/utils/dates/dates";
import { paths } from "@/utils/paths/paths";
import { isScenery } from "@/utils/pictures/scenery";
import { keepUnits } from "@/utils/text/keep-units";

/** The newest press releases. The first one is large. */
export function NewsCards({ releases }: { releases: readonly PressRelease[] }) {
  const { language } = useTexts("home");
  return (
    <CachedMarkup as="ul" name="news-cards" data={releases} className={styles.cards}>
      {() =>
        releases.map(({ slug, title, summary, publishedOn, picture }, index) => (
          <li key={slug} className={`${styles.card} ${cards.cover} ${cards.outlined}`}>
            {picture && (
              <Picture picture={picture} alt="" className={isScenery(picture) ? styles.scenery : undefined} />
            )}
            <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
            <h3>
              <SiteLink href={`${paths.pressReleases}/${slug}`} prefetch={false}>
                {keepUnits(title)}
              </SiteLink>
            </h3>
            {index === 0 && <p>{keepUnits(summary)}</p>}
          </li>
        ))
      }
    </CachedMarkup>
  );
}

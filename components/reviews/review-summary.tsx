import styles from "@/components/reviews/reviews.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import page from "@/components/ui/sections/page.module.css";
import { Rating } from "@/components/ui/values/rating";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductReviews } from "@/services/catalog/reviews-service";
import type { ReviewFilter } from "@/utils/catalog/review-query";
import { formatDecimal, formatNumber } from "@/utils/numbers/digits";

interface ReviewSummaryProps {
  rating: { average: number; count: number };
  stars: ProductReviews["stars"];
  topics: ProductReviews["topics"];
  filter: ReviewFilter;
  hrefOf: (change: Partial<ReviewFilter>) => string;
}

/** The average and the number of reviews for each star rating. Each row links to its reviews, or back to all. */
export function ReviewSummary({ rating, stars, topics, filter, hrefOf }: ReviewSummaryProps) {
  const { t, language } = useTexts("reviews");
  const average = formatDecimal(rating.average, language);
  const number = (count: number) => formatNumber(count, language);
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <b aria-hidden="true">{average}</b>
        <Rating value={rating.average} label={t("average", { average })} />
        <span>{t("count", { count: rating.count })}</span>
      </p>
      <ShortSummary stars={stars} topics={topics} />
      <CachedMarkup
        as="ul"
        name="review-stars"
        data={[
          rating.count,
          stars.map((row) => [row, hrefOf({ stars: row.stars })]),
          filter.stars,
          hrefOf({ stars: null }),
        ]}
        aria-label={t("distribution")}
      >
        {() =>
          stars.map(({ stars: value, count }) => {
            const isChosen = filter.stars === value;
            return (
              <li key={value}>
                <SiteLink
                  href={hrefOf({ stars: isChosen ? null : value })}
                  prefetch={false}
                  scroll={false}
                  className={styles.bar}
                  aria-label={t("starsLink", { stars: value, count })}
                  {...(isChosen && { "aria-current": "true" as const })}
                >
                  <span>{number(value)}</span>
                  <span className={styles.track}>
                    <span style={{ width: `${Math.round((count / rating.count) * 100)}%` }} />
                  </span>
                  <span>{number(count)}</span>
                </SiteLink>
              </li>
            );
          })
        }
      </CachedMarkup>
    </div>
  );
}

/** The summary in a sentence: "9 of 12 reviewers gave four or five stars. Most mentioned topics: Battery and Camera." (feature 14). */
function ShortSummary({ stars, topics }: Pick<ReviewSummaryProps, "stars" | "topics">) {
  const { t } = useTexts("reviews");
  const countOf = (rows: ProductReviews["stars"]) => rows.reduce((sum, { count }) => sum + count, 0);
  const good = t("gist.good", { number: countOf(stars.filter((row) => row.stars >= 4)), count: countOf(stars) });
  const [first, second] = [...topics].sort((one, other) => other.count - one.count);
  if (!first || !second) return <p className={page.quiet}>{good}</p>;
  const names = { first: t(`topic.${first.topic}`), second: t(`topic.${second.topic}`) };
  return (
    <p className={page.quiet}>
      {good} {t("gist.topics", names)}
    </p>
  );
}

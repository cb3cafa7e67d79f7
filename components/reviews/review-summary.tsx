import styles from "@/components/reviews/reviews.module.css";
import { KeptMarkup } from "@/components/ui/kept-markup";
import { Rating } from "@/components/ui/rating";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { ProductReviews } from "@/services/reviews-service";
import { formatCount, toBengaliDigits } from "@/utils/digits";
import type { ReviewFilter } from "@/utils/review-query";

interface ReviewSummaryProps {
  rating: { average: number; count: number };
  stars: ProductReviews["stars"];
  filter: ReviewFilter;
  hrefOf: (change: Partial<ReviewFilter>) => string;
}

/** The average, and how many gave which stars; each row leads to its reviews, and back to all of them. */
export function ReviewSummary({ rating, stars, filter, hrefOf }: ReviewSummaryProps) {
  const { t, language } = useTexts("reviews");
  const average = language === "bn" ? toBengaliDigits(rating.average.toFixed(1)) : rating.average.toFixed(1);
  const number = (count: number) => formatCount(count, language);
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <b aria-hidden="true">{average}</b>
        <Rating value={rating.average} label={t("average", { average })} />
        <span>{t("count", { count: rating.count, number: number(rating.count) })}</span>
      </p>
      <KeptMarkup
        as="ul"
        name="review-stars"
        data={[
          rating.count,
          stars.map((row) => [row, hrefOf({ stars: row.stars })]),
          filter.stars,
          hrefOf({ stars: null }),
        ]}
        aria-label={t("distribution")}
        className={styles.bars}
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
                  aria-label={t("starsLink", { stars: number(value), count, number: number(count) })}
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
      </KeptMarkup>
    </div>
  );
}

import { useRouter } from "next/router";
import styles from "@/components/reviews/reviews.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductReviews } from "@/services/catalog/reviews-service";
import { REVIEWS_ID, type ReviewFilter, reviewParams, reviewSorts } from "@/utils/catalog/review-query";
import { formatCount } from "@/utils/numbers/digits";

interface ReviewControlsProps {
  topics: ProductReviews["topics"];
  filter: ReviewFilter;
  path: string;
  /** The variant that the address names. */
  sku: string | null;
  hrefOf: (change: Partial<ReviewFilter>) => string;
}

/** What the reviews are narrowed to and how they are sorted: links, and a form whose button is there without script. */
export function ReviewControls({ topics, filter, path, sku, hrefOf }: ReviewControlsProps) {
  const { t, language } = useTexts("reviews");
  const router = useRouter();
  const kept = Object.entries({
    ...(sku !== null && { variant: sku }),
    ...reviewParams({ ...filter, sort: "newest", page: 1 }),
  });
  return (
    <div className={styles.controls}>
      {topics.length > 0 && (
        <CachedMarkup
          as="ul"
          name="review-topics"
          data={[topics, filter, path, sku]}
          aria-label={t("topics")}
          className={styles.topics}
        >
          {() =>
            topics.map(({ topic, count }) => {
              const isChosen = filter.topic === topic;
              return (
                <li key={topic}>
                  <SiteLink
                    href={hrefOf({ topic: isChosen ? null : topic })}
                    prefetch={false}
                    scroll={false}
                    className={styles.topic}
                    {...(isChosen && { "aria-current": "true" as const })}
                  >
                    {t(`topic.${topic}`)} <span>{formatCount(count, language)}</span>
                    {isChosen && <Icon name="close" size={14} />}
                  </SiteLink>
                </li>
              );
            })
          }
        </CachedMarkup>
      )}
      <form method="get" action={`${path}#${REVIEWS_ID}`} className={styles.sort}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span>{t("sort.label")}</span>
          <select
            name="review_sort"
            value={filter.sort}
            onChange={({ target }) => {
              const sort = reviewSorts.find((choice) => choice === target.value) ?? "newest";
              void router.push(hrefOf({ sort }), undefined, { scroll: false });
            }}
          >
            {reviewSorts.map((choice) => (
              <option key={choice} value={choice}>
                {t(`sort.${choice}`)}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button type="submit">{t("sort.apply")}</button>
        </noscript>
      </form>
    </div>
  );
}

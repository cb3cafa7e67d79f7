import { useRouter } from "next/router";
import { ReviewItem } from "@/components/reviews/review-item";
import styles from "@/components/reviews/reviews.module.css";
import { Pagination } from "@/components/ui/actions/pagination";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Icon } from "@/components/ui/values/icon";
import type { ReviewsView } from "@/hooks/catalog/use-reviews";
import { useEarlyFilter } from "@/hooks/forms/use-early-input";
import { useNavigating } from "@/hooks/ui/use-navigating";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductReviews } from "@/services/catalog/reviews-service";
import { REVIEWS_ID, type ReviewFilter, reviewParams, reviewSorts } from "@/utils/catalog/review-query";
import { formatNumber } from "@/utils/numbers/digits";

interface ReviewListProps {
  reviews: ProductReviews;
  filter: ReviewFilter;
  /** The SKU of the variant in the address. */
  sku: string | null;
  /** The address of the reviews with parts of the filter changed. */
  hrefOf: (change: Partial<ReviewFilter>) => string;
  view: ReviewsView;
}

/** The reviews that match the filter, page by page. */
export function ReviewList({ reviews, filter, sku, hrefOf, view }: ReviewListProps) {
  const { t } = useTexts("reviews");
  const busy = useNavigating();
  const isNarrowed = filter.stars !== null || filter.topic !== null;
  return (
    <div aria-busy={busy} className={styles.main}>
      <ReviewControls topics={reviews.topics} filter={filter} sku={sku} hrefOf={hrefOf} />
      <p role="status" className={styles.shown}>
        {t("count", { count: reviews.count })}
        {isNarrowed && (
          <SiteLink href={hrefOf({ stars: null, topic: null })} prefetch={false} scroll={false} className={styles.all}>
            {t("all")}
          </SiteLink>
        )}
      </p>
      {reviews.reviews.length === 0 && <p className={styles.none}>{t("nothing")}</p>}
      <ul className={styles.list}>
        {reviews.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} view={view} />
        ))}
      </ul>
      <Pagination
        page={filter.page}
        pages={reviews.pages}
        hrefOf={(page) => hrefOf({ page })}
        labels={{ label: t("pages") }}
      />
    </div>
  );
}

interface ReviewControlsProps extends Pick<ReviewListProps, "filter" | "sku" | "hrefOf"> {
  topics: ProductReviews["topics"];
}

/** The filters and the sort order of the reviews: links, and a form that needs its button only without script. */
function ReviewControls({ topics, filter, sku, hrefOf }: ReviewControlsProps) {
  const { t } = useTexts("reviews");
  const router = useRouter();
  const hiddenFields = Object.entries({
    ...(sku !== null && { variant: sku }),
    ...reviewParams({ ...filter, sort: "newest", page: 1 }),
  });
  const follow = (value: string) => {
    const sort = reviewSorts.find((choice) => choice === value) ?? "newest";
    void router.push(hrefOf({ sort }), undefined, { scroll: false });
  };
  const form = useEarlyFilter((early) => follow(String(new FormData(early).get("review_sort"))));
  return (
    <div className={styles.controls}>
      {topics.length > 0 && <TopicLinks topics={topics} filter={filter} hrefOf={hrefOf} />}
      <form ref={form} autoComplete="off" method="get" action={`#${REVIEWS_ID}`} className={styles.sort}>
        {hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span>{t("sort.label")}</span>
          <select name="review_sort" value={filter.sort} onChange={({ target }) => follow(target.value)}>
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

/** The topics of the reviews, each with its count; a click filters the list by one topic. */
function TopicLinks({ topics, filter, hrefOf }: Omit<ReviewControlsProps, "sku">) {
  const { t, language } = useTexts("reviews");
  return (
    <CachedMarkup
      as="ul"
      name="review-topics"
      data={[topics, filter.topic, hrefOf({})]}
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
                {t(`topic.${topic}`)} <span>{formatNumber(count, language)}</span>
                {isChosen && <Icon name="close" size={14} />}
              </SiteLink>
            </li>
          );
        })
      }
    </CachedMarkup>
  );
}

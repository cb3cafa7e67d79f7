import { ReviewControls } from "@/components/reviews/review-controls";
import { ReviewItem } from "@/components/reviews/review-item";
import styles from "@/components/reviews/reviews.module.css";
import { Pagination } from "@/components/ui/actions/pagination";
import { SiteLink } from "@/components/ui/actions/site-link";
import type { ReviewsView } from "@/hooks/catalog/use-reviews";
import { useNavigating } from "@/hooks/ui/use-navigating";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductReviews } from "@/services/catalog/reviews-service";
import { type ReviewFilter, reviewHref } from "@/utils/catalog/review-query";

interface ReviewListProps {
  reviews: ProductReviews;
  filter: ReviewFilter;
  /** Of the product's page. */
  path: string;
  /** The SKU of the variant in the address. */
  sku: string | null;
  view: ReviewsView;
}

/** The reviews that match the filter, page by page. */
export function ReviewList({ reviews, filter, path, sku, view }: ReviewListProps) {
  const { t } = useTexts("reviews");
  const busy = useNavigating();
  const hrefOf = (change: Partial<ReviewFilter>) => reviewHref(path, sku, filter, change);
  const isNarrowed = filter.stars !== null || filter.topic !== null;
  return (
    <div aria-busy={busy} className={styles.main}>
      <ReviewControls topics={reviews.topics} filter={filter} path={path} sku={sku} hrefOf={hrefOf} />
      <p role="status" className={styles.shown}>
        {t("shown", { count: reviews.count })}
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
        hrefOf={(wanted) => hrefOf({ page: wanted })}
        labels={{
          label: t("pages.label"),
          previous: t("pages.previous"),
          next: t("pages.next"),
          page: (wanted) => t("pages.page", { number: wanted }),
        }}
      />
    </div>
  );
}

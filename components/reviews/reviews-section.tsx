import { useRouter } from "next/router";
import { ReviewList } from "@/components/reviews/review-list";
import { ReviewSummary } from "@/components/reviews/review-summary";
import styles from "@/components/reviews/reviews.module.css";
import { useWriting } from "@/components/reviews/use-writing";
import { Button } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { useReviews } from "@/hooks/catalog/use-reviews";
import { loadWithTexts } from "@/hooks/ui/load-with-texts";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView } from "@/services/catalog/catalog-service";
import type { ProductReviews } from "@/services/catalog/reviews-service";
import { REVIEWS_ID, type ReviewFilter, reviewHref } from "@/utils/catalog/review-query";
import type { LayoutUser } from "@/utils/layout/page-layout";
import type { Language } from "@/utils/text/translations";

interface ReviewsSectionProps {
  product: Pick<ProductView, "slug" | "title" | "category" | "path">;
  /** Null if they could not be loaded. */
  reviews: ProductReviews | null;
  filter: ReviewFilter;
  user: LayoutUser | null;
}

/** Loads the form and its texts, which no page contains. */
function loadForm(language: Language) {
  return loadWithTexts(
    language,
    "review-form",
    import("@/components/reviews/review-form").then((loaded) => loaded.ReviewForm),
    language === "bn" ? import("@/locales/bn/review-form.json") : import("@/locales/en/review-form.json"),
  );
}

/** The reviews of a product. Filter, sort order and page are in the address, so that it all works without script. */
export function ReviewsSection({ product, reviews, filter, user }: ReviewsSectionProps) {
  const { t } = useTexts("reviews");
  const { query } = useRouter();
  const view = useReviews(product.slug, user !== null);
  const { writing, Form, prepare, write, saved, close } = useWriting(view, user, loadForm);
  const sku = typeof query["variant"] === "string" ? query["variant"] : null;
  const hrefOf = (change: Partial<ReviewFilter>) => reviewHref(product.path, sku, filter, change);
  return (
    <section id={REVIEWS_ID} aria-labelledby="reviews-title" className={`${page.container} ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="reviews-title" className={page.sectionTitle}>
          {t("title")}
        </h2>
        <Button
          variant="secondary"
          aria-expanded={writing !== null}
          onPointerEnter={prepare}
          onClick={(event) => void write(event.currentTarget)}
        >
          {t(view.access?.review ? "edit" : "write")}
        </Button>
      </div>
      {user === null && <p className={styles.hint}>{t("writeHint")}</p>}
      <noscript>
        <p className={styles.hint}>{t("noScript")}</p>
      </noscript>
      {writing && Form && (
        <Form
          key={product.slug}
          product={product}
          before={writing.review}
          bought={writing.bought}
          onSaved={saved}
          onClose={close}
        />
      )}
      {reviews === null && <p className={styles.none}>{t("missing")}</p>}
      {reviews?.rating === null && <p className={styles.none}>{t("none")}</p>}
      {reviews?.rating && (
        <div className={styles.columns}>
          <ReviewSummary
            rating={reviews.rating}
            stars={reviews.stars}
            topics={reviews.topics}
            filter={filter}
            hrefOf={hrefOf}
          />
          <ReviewList reviews={reviews} filter={filter} sku={sku} hrefOf={hrefOf} view={view} />
        </div>
      )}
    </section>
  );
}

import { useRouter } from "next/router";
import { useCallback, useRef, useState } from "react";
import { ReviewControls } from "@/components/reviews/review-controls";
import { ReviewItem } from "@/components/reviews/review-item";
import { ReviewSummary } from "@/components/reviews/review-summary";
import styles from "@/components/reviews/reviews.module.css";
import { Button } from "@/components/ui/actions/button";
import { Pagination } from "@/components/ui/actions/pagination";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { useReviews } from "@/hooks/catalog/use-reviews";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useNavigating } from "@/hooks/ui/use-navigating";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView } from "@/services/catalog/catalog-service";
import type { ProductReviews, ReviewAccess } from "@/services/catalog/reviews-service";
import { logFailure } from "@/utils/browser/log-failure";
import { showToast } from "@/utils/browser/toasts";
import { REVIEWS_ID, type ReviewFilter, reviewHref } from "@/utils/catalog/review-query";
import type { LayoutUser } from "@/utils/layout/page-layout";
import { askForLogin } from "@/utils/login/login-request";
import { formatCount } from "@/utils/numbers/digits";
import { translatorFor } from "@/utils/text/translations";

interface ReviewsSectionProps {
  product: Pick<ProductView, "slug" | "title" | "category" | "path">;
  /** Null where they could not be had. */
  reviews: ProductReviews | null;
  filter: ReviewFilter;
  user: LayoutUser | null;
}

/** The form and its texts, which no page carries. */
async function loadForm(language: "en" | "bn") {
  const [{ ReviewForm }, { default: texts }] = await Promise.all([
    import("@/components/reviews/review-form"),
    language === "bn" ? import("@/locales/bn/review-form.json") : import("@/locales/en/review-form.json"),
  ]);
  translatorFor(language, { "review-form": texts });
  return ReviewForm;
}

/** What people say about a product. The address carries filter, order and page; all of it is there without script. */
export function ReviewsSection({ product, reviews, filter, user }: ReviewsSectionProps) {
  const { t, language } = useTexts("reviews");
  const { query } = useRouter();
  const busy = useNavigating();
  const view = useReviews(product.slug, user !== null);
  const opener = useRef<HTMLElement | null>(null);
  const isSaved = useRef(false);
  /** What the form began with; null while it is closed. */
  const [writing, setWriting] = useState<ReviewAccess | null>(null);
  const { part: Form, want } = useLazyPart(useCallback(() => loadForm(language), [language]));
  const sku = typeof query["variant"] === "string" ? query["variant"] : null;
  const hrefOf = (change: Partial<ReviewFilter>) => reviewHref(product.path, sku, filter, change);
  const isNarrowed = filter.stars !== null || filter.topic !== null;
  const number = (count: number) => formatCount(count, language);

  const write = async (button: HTMLElement) => {
    opener.current = button;
    if (user === null) return askForLogin(button);
    try {
      const [hasForm, access] = await Promise.all([want(), view.getReviewAccess()]);
      if (hasForm) return setWriting(access);
    } catch (error) {
      logFailure("The review form could not be opened", error);
    }
    showToast({ kind: "failure", message: t("failed") });
  };
  const close = () => {
    setWriting(null);
    opener.current?.focus();
    // The page of the answer may be a few seconds old.
    if (isSaved.current) void view.refresh();
    isSaved.current = false;
  };
  return (
    <section id={REVIEWS_ID} aria-labelledby="reviews-title" className={`${page.container} ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="reviews-title" className={page.sectionTitle}>
          {t("title")}
        </h2>
        <Button
          variant="secondary"
          aria-expanded={writing !== null}
          onPointerEnter={() => void (user && want())}
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
          onSaved={() => {
            isSaved.current = true;
            void view.refresh();
          }}
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
          <div aria-busy={busy} className={styles.main}>
            <ReviewControls topics={reviews.topics} filter={filter} path={product.path} sku={sku} hrefOf={hrefOf} />
            <p role="status" className={styles.shown}>
              {t("shown", { count: reviews.count, number: number(reviews.count) })}
              {isNarrowed && (
                <SiteLink
                  href={hrefOf({ stars: null, topic: null })}
                  prefetch={false}
                  scroll={false}
                  className={styles.all}
                >
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
        </div>
      )}
    </section>
  );
}

import styles from "@/components/reviews/reviews.module.css";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Icon, Outline } from "@/components/ui/values/icon";
import { Rating } from "@/components/ui/values/rating";
import type { ReviewsView } from "@/hooks/catalog/use-reviews";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Review } from "@/services/catalog/reviews-service";
import { dayInDhaka, formatDate } from "@/utils/dates/dates";

const THUMB =
  "M234 80a24 24 0 0 0-18-8h-56V56a40 40 0 0 0-40-40 8 8 0 0 0-7 4L75 96H32a16 16 0 0 0-16 16v88a16 16 0 0 0 16 16h172a24 24 0 0 0 24-21l12-96a24 24 0 0 0-6-19M32 112h40v88H32Zm192-15-12 96a8 8 0 0 1-8 7H88v-94l37-74a24 24 0 0 1 19 24v24a8 8 0 0 0 8 8h64a8 8 0 0 1 8 9";

/** One review: stars, text, author, date, and the votes whether it was helpful. */
export function ReviewItem({ review, view }: { review: Review; view: ReviewsView }) {
  const { t, language } = useTexts("reviews");
  const { id, author, verified, topics } = review;
  const count = view.helpful[id] ?? review.helpful;
  const day = dayInDhaka(new Date(review.editedAt ?? review.writtenAt));
  return (
    <CachedMarkup as="li" name="review" data={review} className={styles.review}>
      {() => (
        <>
          <Rating value={review.stars} label={t("stars", { stars: review.stars })} />
          <h3 lang={review.language} className={styles.reviewTitle}>
            {review.title}
          </h3>
          <p className={styles.by}>
            {/* Names are shown in the script in which they were written. */}
            <b lang={/[a-z]/i.test(author) ? "en" : "bn"}>{author}</b>
            <time dateTime={day}>{formatDate(day, language)}</time>
            {review.editedAt !== null && <span>{t("edited")}</span>}
            {verified && (
              <span className={styles.verified} title={t("verifiedHelp")}>
                <Icon name="check" size={14} />
                {t("verified")}
              </span>
            )}
          </p>
          <p lang={review.language} className={styles.text}>
            {review.text}
          </p>
          {topics.length > 0 && (
            <p className={styles.about}>{topics.map((topic) => t(`topic.${topic}`)).join(" · ")}</p>
          )}
          <div className={styles.foot}>
            <button
              type="button"
              className={styles.helpful}
              aria-pressed={view.isVoted(id)}
              aria-label={t("helpfulOf", { author })}
              onClick={(event) => view.vote(id, event.currentTarget)}
            >
              <Outline path={THUMB} size={18} />
              {t("helpful")}
            </button>
            {count > 0 && <span>{t("helpfulCount", { count })}</span>}
            <span role="status" className={styles.error}>
              {view.failed === id && t("failed")}
            </span>
          </div>
        </>
      )}
    </CachedMarkup>
  );
}

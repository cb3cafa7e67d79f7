import { FieldError } from "@/components/reviews/form/field-error";
import styles from "@/components/reviews/review-form.module.css";
import type { ReviewFormView } from "@/components/reviews/use-review-form";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatCount } from "@/utils/numbers/digits";

const STARS = [1, 2, 3, 4, 5];

/** One to five stars. */
export function StarsField({ form }: { form: ReviewFormView }) {
  const { t, language } = useTexts("review-form");
  const { draft, change } = form;
  return (
    <fieldset className={styles.stars} aria-describedby="review-stars-error">
      <legend>{t("stars")}</legend>
      <div>
        {STARS.map((stars) => (
          <label key={stars} data-on={stars <= draft.stars || undefined}>
            <input
              id={`review-star-${stars}`}
              type="radio"
              name="review-stars"
              checked={draft.stars === stars}
              onChange={() => change({ stars })}
              aria-label={t("star", { count: stars, stars: formatCount(stars, language) })}
            />
            <span />
          </label>
        ))}
      </div>
      <FieldError form={form} field="stars" />
    </fieldset>
  );
}

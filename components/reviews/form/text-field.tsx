import { FieldError } from "@/components/reviews/form/field-error";
import styles from "@/components/reviews/review-form.module.css";
import { MOST_TEXT, type ReviewFormView } from "@/components/reviews/use-review-form";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatCount } from "@/utils/numbers/digits";

/** The field for the text of the review, with its number of characters. */
export function TextField({ form }: { form: ReviewFormView }) {
  const { t, language } = useTexts("review-form");
  const { draft, errors, change } = form;
  return (
    <div className={styles.field}>
      <label htmlFor="review-text">{t("text")}</label>
      <p id="review-text-hint">{t("textHint")}</p>
      <textarea
        id="review-text"
        rows={6}
        maxLength={MOST_TEXT}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        aria-describedby="review-text-hint review-text-error"
        {...(errors.includes("text") && { "aria-invalid": true })}
      />
      <p>{t("left", { number: formatCount(draft.text.length, language) })}</p>
      <FieldError form={form} field="text" />
    </div>
  );
}

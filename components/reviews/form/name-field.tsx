import { FieldError } from "@/components/reviews/form/field-error";
import styles from "@/components/reviews/review-form.module.css";
import type { ReviewFormView } from "@/components/reviews/use-review-form";
import { PlainField } from "@/components/ui/forms/plain-field";
import { useTexts } from "@/hooks/ui/use-texts";

/** The field for the name that is shown with the review. */
export function NameField({ form }: { form: ReviewFormView }) {
  const { t } = useTexts("review-form");
  const { draft, errors, change } = form;
  return (
    <div>
      <PlainField
        id="review-name"
        label={t("name")}
        value={draft.name}
        onChange={(name) => change({ name })}
        autoComplete="name"
        maxLength={40}
        invalid={errors.includes("name")}
        describedBy="review-name-hint review-name-error"
      />
      <p id="review-name-hint" className={styles.hint}>
        {t("nameHint")}
      </p>
      <FieldError form={form} field="name" />
    </div>
  );
}

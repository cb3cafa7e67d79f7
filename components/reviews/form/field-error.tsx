import styles from "@/components/reviews/review-form.module.css";
import type { ReviewField, ReviewFormView } from "@/components/reviews/use-review-form";
import { useTexts } from "@/hooks/ui/use-texts";

interface FieldErrorProps {
  form: Pick<ReviewFormView, "errors">;
  field: ReviewField;
}

/** Why the value of a field is not accepted; screen readers announce it. */
export function FieldError({ form, field }: FieldErrorProps) {
  const { t } = useTexts("review-form");
  return (
    <p id={`review-${field}-error`} role="alert" className={styles.error}>
      {form.errors.includes(field) && t(`error.${field}`)}
    </p>
  );
}

import { FieldError } from "@/components/reviews/form/field-error";
import type { ReviewFormView } from "@/components/reviews/use-review-form";
import { PlainField } from "@/components/ui/forms/plain-field";
import { useTexts } from "@/hooks/ui/use-texts";

/** The field for the title of the review. */
export function HeadingField({ form }: { form: ReviewFormView }) {
  const { t } = useTexts("review-form");
  const { draft, errors, change } = form;
  return (
    <div>
      <PlainField
        id="review-heading"
        label={t("heading")}
        value={draft.title}
        onChange={(heading) => change({ title: heading })}
        maxLength={100}
        invalid={errors.includes("heading")}
        describedBy="review-heading-error"
      />
      <FieldError form={form} field="heading" />
    </div>
  );
}

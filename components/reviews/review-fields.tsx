import styles from "@/components/reviews/review-form.module.css";
import { MAX_TEXT, type ReviewField, type ReviewFormView } from "@/components/reviews/use-review-form";
import { PlainField } from "@/components/ui/forms/plain-field";
import plain from "@/components/ui/forms/plain-field.module.css";
import { ToggleChip } from "@/components/ui/values/chip";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView } from "@/services/catalog/catalog-service";
import { topicsOf } from "@/utils/catalog/review-topics";

const STARS = [1, 2, 3, 4, 5];

interface FieldErrorProps {
  form: Pick<ReviewFormView, "errors">;
  field: ReviewField;
}

/** Why the value of a field is not accepted; screen readers announce it. */
function FieldError({ form, field }: FieldErrorProps) {
  const { t } = useTexts("review-form");
  return (
    <p id={`review-${field}-error`} role="alert" className={styles.error}>
      {form.errors.includes(field) && t(`error.${field}`)}
    </p>
  );
}

/** One to five stars. */
export function StarsField({ form }: { form: ReviewFormView }) {
  const { t } = useTexts("review-form");
  const { draft, change } = form;
  return (
    <fieldset className={styles.stars} aria-describedby="review-stars-error">
      <legend>{t("stars")}</legend>
      <div>
        {STARS.map((stars) => (
          <label key={stars} data-on={stars <= draft.stars || undefined}>
            <input
              {...(stars === 1 && { id: "review-stars" })}
              type="radio"
              name="review-stars"
              checked={draft.stars === stars}
              onChange={() => change({ stars })}
              aria-label={t("star", { count: stars })}
            />
            <span />
          </label>
        ))}
      </div>
      <FieldError form={form} field="stars" />
    </fieldset>
  );
}

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

/** The field for the text of the review, with its number of characters. */
export function TextField({ form }: { form: ReviewFormView }) {
  const { t } = useTexts("review-form");
  const { draft, errors, change } = form;
  return (
    <div className={styles.field}>
      <label htmlFor="review-text">{t("text")}</label>
      <p id="review-text-hint">{t("textHint")}</p>
      <textarea
        id="review-text"
        className={`${plain.input} ${plain.lines}`}
        rows={6}
        maxLength={MAX_TEXT}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        aria-describedby="review-text-hint review-text-error"
        {...(errors.includes("text") && { "aria-invalid": true })}
      />
      <FieldError form={form} field="text" />
      <p>{t("left", { number: draft.text.length })}</p>
    </div>
  );
}

/** The field for the topics of the review. */
export function TopicsField({ form, category }: { form: ReviewFormView; category: ProductView["category"] }) {
  const { t } = useTexts("review-form");
  return (
    <fieldset className={styles.topics}>
      <legend>{t("topics")}</legend>
      <div>
        {topicsOf(category).map((topic) => (
          <ToggleChip
            key={topic}
            label={t(`topic.${topic}`)}
            pressed={form.draft.topics.includes(topic)}
            onToggle={() => form.toggleTopic(topic)}
          />
        ))}
      </div>
    </fieldset>
  );
}

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

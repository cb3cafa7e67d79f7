import styles from "@/components/reviews/review-form.module.css";
import { MAX_TEXT, type ReviewFormView, STARS, topicsOf } from "@/components/reviews/use-review-form";
import { FramedField } from "@/components/ui/forms/field-frame";
import { PlainTextArea } from "@/components/ui/forms/plain-text-area";
import { ToggleChip } from "@/components/ui/values/chip";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView } from "@/services/catalog/catalog-service";

/** One to five stars. */
export function StarsField({ form }: { form: ReviewFormView }) {
  const { t } = useTexts("review-form");
  const { draft, errors, change } = form;
  return (
    <fieldset className={styles.stars} aria-describedby="review-stars-error">
      <legend>{t("stars")}</legend>
      <div>
        {STARS.map((stars) => (
          <label key={stars} data-on={stars <= draft.stars || undefined}>
            <input
              {...(stars === 1 && { id: "review-stars", "aria-describedby": "review-stars-error" })}
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
      <p id="review-stars-error" role="alert" className={styles.error}>
        {errors.includes("stars") && t("error.stars")}
      </p>
    </fieldset>
  );
}

/** The field for the title of the review. */
export function HeadingField({ form }: { form: ReviewFormView }) {
  const { t } = useTexts("review-form");
  const { draft, errors, change } = form;
  return (
    <FramedField
      id="review-heading"
      label={t("heading")}
      error={errors.includes("heading") ? t("error.heading") : undefined}
      value={draft.title}
      onChange={(heading) => change({ title: heading })}
      maxLength={100}
    />
  );
}

/** The field for the text of the review, with its number of characters. */
export function TextField({ form }: { form: ReviewFormView }) {
  const { t } = useTexts("review-form");
  const { draft, errors, change } = form;
  return (
    <div>
      <PlainTextArea
        id="review-text"
        label={t("text")}
        hint={t("textHint")}
        error={errors.includes("text") ? t("error.text") : undefined}
        value={draft.text}
        onChange={(text) => change({ text })}
        maxLength={MAX_TEXT}
        rows={6}
      />
      <p className={styles.count}>{t("left", { number: draft.text.length })}</p>
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
    <FramedField
      id="review-name"
      label={t("name")}
      hint={t("nameHint")}
      error={errors.includes("name") ? t("error.name") : undefined}
      value={draft.name}
      onChange={(name) => change({ name })}
      autoComplete="name"
      maxLength={40}
    />
  );
}

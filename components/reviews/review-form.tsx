import { type FormEvent, useEffect, useRef, useState } from "react";
import styles from "@/components/reviews/review-form.module.css";
import { MOST_TEXT, type ReviewError, useReviewForm } from "@/components/reviews/use-review-form";
import { Button } from "@/components/ui/actions/button";
import { PlainField } from "@/components/ui/forms/plain-field";
import { Callout } from "@/components/ui/sections/callout";
import { ToggleChip } from "@/components/ui/values/chip";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView } from "@/services/catalog/catalog-service";
import type { OwnReview } from "@/services/catalog/reviews-service";
import { topicsOf } from "@/utils/catalog/review-topics";
import { formatCount } from "@/utils/numbers/digits";

interface ReviewFormProps {
  product: Pick<ProductView, "slug" | "title" | "category">;
  /** The reader's own review, to be edited; null for a new one. */
  before: OwnReview | null;
  /** A delivered order makes it the review of a buyer. */
  bought: boolean;
  onSaved: () => void;
  onClose: () => void;
}

const STARS = [1, 2, 3, 4, 5];
const FIELDS: Readonly<Partial<Record<ReviewError, string>>> = {
  stars: "review-star-5",
  heading: "review-heading",
  text: "review-text",
  name: "review-name",
};

/** The form for a product review. Loaded when needed. */
export function ReviewForm({ product, before, bought, onSaved, onClose }: ReviewFormProps) {
  const { t, language } = useTexts("review-form");
  const [saved, setSaved] = useState<OwnReview | null>(null);
  const form = useReviewForm(product.slug, before, (review) => {
    setSaved(review);
    onSaved();
  });
  const title = useRef<HTMLHeadingElement>(null);
  const { draft, errors, change } = form;
  useEffect(() => title.current?.focus(), []);
  const number = (count: number) => formatCount(count, language);
  const sayOf = (field: ReviewError) => (errors.includes(field) ? t(`error.${field}`) : "");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [first] = await form.send();
    const id = first && FIELDS[first];
    if (id) document.getElementById(id)?.focus();
  };
  if (saved !== null) {
    return (
      <div className={styles.box} role="status">
        <Callout tone="success">{t(saved.state === "waiting" ? "waiting" : "published")}</Callout>
        <Button variant="outline" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className={styles.box} aria-labelledby="review-form-title">
      <h3 id="review-form-title" ref={title} tabIndex={-1}>
        {t("title", { title: product.title })}
      </h3>
      {bought && <p className={styles.bought}>{t("bought")}</p>}
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
                aria-label={t("star", { count: stars, stars: number(stars) })}
              />
              <span />
            </label>
          ))}
        </div>
        <p id="review-stars-error" role="alert" className={styles.error}>
          {sayOf("stars")}
        </p>
      </fieldset>
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
        <p id="review-heading-error" role="alert" className={styles.error}>
          {sayOf("heading")}
        </p>
      </div>
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
        <p>{t("left", { number: number(draft.text.length) })}</p>
        <p id="review-text-error" role="alert" className={styles.error}>
          {sayOf("text")}
        </p>
      </div>
      <fieldset className={styles.topics}>
        <legend>{t("topics")}</legend>
        <div>
          {topicsOf(product.category).map((topic) => (
            <ToggleChip
              key={topic}
              label={t(`topic.${topic}`)}
              pressed={draft.topics.includes(topic)}
              onToggle={() => form.toggleTopic(topic)}
            />
          ))}
        </div>
      </fieldset>
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
        <p id="review-name-error" role="alert" className={styles.error}>
          {sayOf("name")}
        </p>
      </div>
      <p role="alert" className={styles.error}>
        {sayOf("tooMany") || sayOf("unanswered")}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="lg" aria-busy={form.busy}>
          {t(form.busy ? "sending" : "submit")}
        </Button>
        <Button variant="ghost" size="lg" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

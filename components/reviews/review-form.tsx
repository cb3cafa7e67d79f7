import { type FormEvent, useEffect, useRef, useState } from "react";
import { HeadingField, NameField, StarsField, TextField, TopicsField } from "@/components/reviews/review-fields";
import styles from "@/components/reviews/review-form.module.css";
import { type ReviewError, useReviewForm } from "@/components/reviews/use-review-form";
import { Button } from "@/components/ui/actions/button";
import { Callout } from "@/components/ui/sections/callout";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView } from "@/services/catalog/catalog-service";
import type { OwnReview } from "@/services/catalog/reviews-service";

interface ReviewFormProps {
  product: Pick<ProductView, "slug" | "title" | "category">;
  /** The reader's own review, to be edited; null for a new one. */
  before: OwnReview | null;
  /** True if the reader has a delivered order of the product: the review is then a verified purchase. */
  bought: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** The form for a product review. Loaded when needed. */
export function ReviewForm({ product, before, bought, onSaved, onClose }: ReviewFormProps) {
  const { t } = useTexts("review-form");
  const [saved, setSaved] = useState<OwnReview | null>(null);
  const form = useReviewForm(product, before, (review) => {
    setSaved(review);
    onSaved();
  });
  const title = useRef<HTMLHeadingElement>(null);
  const { errors } = form;
  useEffect(() => title.current?.focus(), []);
  const errorTextOf = (field: ReviewError) => (errors.includes(field) ? t(`error.${field}`) : "");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [first] = await form.send();
    // An error of the whole form has no such element.
    document.getElementById(`review-${first}`)?.focus();
  };
  if (saved !== null) {
    return (
      <div className={`${page.card} ${styles.box}`} role="status">
        <Callout tone="success">{t(saved.state === "waiting" ? "waiting" : "published")}</Callout>
        <Button variant="outline" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className={`${page.card} ${styles.box}`} aria-labelledby="review-form-title">
      <h3 id="review-form-title" ref={title} tabIndex={-1}>
        {t("title", { title: product.title })}
      </h3>
      {bought && <p className={styles.bought}>{t("bought")}</p>}
      <StarsField form={form} />
      <HeadingField form={form} />
      <TextField form={form} />
      <TopicsField form={form} category={product.category} />
      <NameField form={form} />
      <p role="alert" className={styles.error}>
        {errorTextOf("tooMany") || errorTextOf("unanswered")}
      </p>
      <div className={page.buttons}>
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

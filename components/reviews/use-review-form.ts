import { useState } from "react";
import { useApi } from "@/context/api-context";
import { ApiError, isRefusal } from "@/services/api/api-error";
import type { ProductView } from "@/services/catalog/catalog-service";
import { type OwnReview, type ReviewDraft, type ReviewTopic, saveReview } from "@/services/catalog/reviews-service";
import { logFailure } from "@/utils/browser/log-failure";
import { addToDraft, readDraft, removeDraft } from "@/utils/forms/form-draft";

type ReviewField = "stars" | "heading" | "text" | "name";
export type ReviewError = ReviewField | "tooMany" | "unanswered";

export type ReviewFormView = ReturnType<typeof useReviewForm>;

/** The ratings that can be given. */
export const STARS = [1, 2, 3, 4, 5] as const;
const MIN_TEXT = 20;
export const MAX_TEXT = 2_000;

const TOPICS: Readonly<Record<ReviewedProduct["category"], readonly ReviewTopic[]>> = {
  phones: ["battery", "camera", "display", "performance", "sound", "build", "delivery", "value"],
  tab: ["battery", "display", "performance", "sound", "build", "delivery", "value"],
  wearables: ["battery", "display", "comfort", "setup", "build", "delivery", "value"],
  accessories: ["battery", "sound", "build", "comfort", "delivery", "value"],
  "modems-routers": ["performance", "setup", "build", "delivery", "value"],
  "iot-products": ["setup", "performance", "build", "delivery", "value"],
  "apparel-accessories": ["comfort", "build", "delivery", "value"],
  sim: ["setup", "delivery", "value"],
};

/** The topics for reviews of a category, in the order in which they are offered. */
export const topicsOf = (category: ReviewedProduct["category"]) => TOPICS[category];

/** The fields of a draft that the server would refuse. */
function errorsOf({ stars, title, text, name }: ReviewDraft): ReviewField[] {
  const length = text.trim().length;
  return [
    ...(stars >= 1 ? [] : ["stars" as const]),
    ...(title.trim() === "" ? ["heading" as const] : []),
    ...(length < MIN_TEXT || length > MAX_TEXT ? ["text" as const] : []),
    ...(/\p{L}/u.test(name) ? [] : ["name" as const]),
  ];
}

function errorOf(error: unknown): ReviewError {
  if (!(error instanceof ApiError)) return "unanswered";
  if (error.code === "too-many-requests") return "tooMany";
  if (error.code === "review-too-short") return "text";
  return error.code === "invalid-input" && error.errors[0]?.field === "name" ? "name" : "unanswered";
}

type ReviewedProduct = Pick<ProductView, "slug" | "category">;

const draftNameOf = ({ slug }: ReviewedProduct) => `review-${slug}`;

/** What was typed before in this tab; the parts of `first` where nothing was. */
function storedReview(product: ReviewedProduct, first: ReviewDraft): ReviewDraft {
  const { stars, topics, title = first.title, text = first.text, name = first.name } = readDraft(draftNameOf(product));
  const stored = topics?.split(",") ?? first.topics;
  return {
    ...{ title, text, name },
    stars: STARS.find((each) => String(each) === stars) ?? first.stars,
    topics: topicsOf(product.category).filter((topic) => stored.includes(topic)),
  };
}

/**
 * The state of a review while it is written. It is stored as a draft until it is sent.
 * @param before the reader's own review, to be edited; the name is typed again, because only its start is stored
 */
export function useReviewForm(
  product: ReviewedProduct,
  before: OwnReview | null,
  onSaved: (review: OwnReview) => void,
) {
  const api = useApi();
  const [draft, setDraft] = useState<ReviewDraft>(() =>
    storedReview(product, {
      stars: before?.stars ?? 0,
      title: before?.title ?? "",
      text: before?.text ?? "",
      topics: before?.topics ?? [],
      name: "",
    }),
  );
  const [errors, setErrors] = useState<readonly ReviewError[]>([]);
  const [busy, setBusy] = useState(false);

  const showErrors = (found: readonly ReviewError[]) => {
    setErrors(found);
    return found;
  };
  const change = (part: Partial<ReviewDraft>) => {
    setDraft((old) => ({ ...old, ...part }));
    const texts = Object.entries(part).map(([name, value]) => [name, String(value)]);
    addToDraft(draftNameOf(product), Object.fromEntries(texts));
  };
  return {
    draft,
    change,
    toggleTopic: (topic: ReviewTopic) =>
      change({
        topics: draft.topics.includes(topic)
          ? draft.topics.filter((other) => other !== topic)
          : [...draft.topics, topic],
      }),
    /** The errors that prevent sending, in the order of the fields. */
    errors,
    busy,
    /** Sends the review. @returns the errors that prevented it; empty if the review was saved */
    async send() {
      if (busy) return errors;
      const found = errorsOf(draft);
      if (found.length > 0) return showErrors(found);
      setBusy(true);
      try {
        const review = await saveReview(api, product.slug, draft);
        removeDraft(draftNameOf(product));
        onSaved(review);
        return showErrors([]);
      } catch (error) {
        if (!isRefusal(error)) logFailure("A review could not be saved", error);
        return showErrors([errorOf(error)]);
      } finally {
        setBusy(false);
      }
    },
  };
}

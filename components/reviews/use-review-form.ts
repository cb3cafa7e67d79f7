import { useState } from "react";
import { useApi } from "@/context/api-context";
import { ApiError } from "@/services/api/api-error";
import { type OwnReview, type ReviewDraft, type ReviewTopic, saveReview } from "@/services/catalog/reviews-service";
import { logFailure } from "@/utils/browser/log-failure";

type ReviewField = "stars" | "heading" | "text" | "name";
export type ReviewError = ReviewField | "tooMany" | "unanswered";

export type ReviewFormView = ReturnType<typeof useReviewForm>;

const MIN_TEXT = 20;
export const MAX_TEXT = 2_000;

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

/**
 * The state of a review while it is written.
 * @param before the reader's own review, to be edited; the name is typed again, because only its start is stored
 */
export function useReviewForm(slug: string, before: OwnReview | null, onSaved: (review: OwnReview) => void) {
  const api = useApi();
  const [draft, setDraft] = useState<ReviewDraft>({
    stars: before?.stars ?? 0,
    title: before?.title ?? "",
    text: before?.text ?? "",
    topics: before?.topics ?? [],
    name: "",
  });
  const [errors, setErrors] = useState<readonly ReviewError[]>([]);
  const [busy, setBusy] = useState(false);

  const showErrors = (found: readonly ReviewError[]) => {
    setErrors(found);
    return found;
  };
  return {
    draft,
    change: (part: Partial<ReviewDraft>) => setDraft((old) => ({ ...old, ...part })),
    toggleTopic: (topic: ReviewTopic) =>
      setDraft((old) => ({
        ...old,
        topics: old.topics.includes(topic) ? old.topics.filter((other) => other !== topic) : [...old.topics, topic],
      })),
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
        onSaved(await saveReview(api, slug, draft));
        return showErrors([]);
      } catch (error) {
        if (!(error instanceof ApiError && error.kind === "refused")) logFailure("A review could not be saved", error);
        return showErrors([errorOf(error)]);
      } finally {
        setBusy(false);
      }
    },
  };
}

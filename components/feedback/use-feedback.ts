import { useState } from "react";
import { useApi } from "@/context/api-context";
import { type FormErrors, typedIn, usePostedForm } from "@/hooks/forms/use-posted-form";
import { useTexts } from "@/hooks/ui/use-texts";
import { FEEDBACK_SERVICES } from "@/utils/forms/feedback-services";
import { removeDraft } from "@/utils/forms/form-draft";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/** The name of the form's draft. */
export const FEEDBACK_DRAFT = "feedback";

/** The state of the form to rate a service (API-SITE-35). `receipt` is null until the rating was sent. */
export function useFeedback() {
  const { t } = useTexts("feedback");
  const api = useApi();
  const [receipt, setReceipt] = useState<string | null>(null);

  const check = (typed: FormData): FormErrors => {
    const number = typedIn(typed, "msisdn");
    return {
      ...(typedIn(typed, "service") === "" && { service: t("wrong.service") }),
      ...(typedIn(typed, "rating") === "" && { rating: t("wrong.rating") }),
      ...(number !== "" && normaliseMsisdn(number) === null && { msisdn: t("wrong.msisdn") }),
    };
  };
  const send = async (typed: FormData) => {
    const [{ submitFeedback }, { withIdempotencyKey }] = await Promise.all([
      import("@/services/forms/survey-service"),
      import("@/services/api/idempotent-call"),
    ]);
    const service = FEEDBACK_SERVICES.find((name) => name === typedIn(typed, "service")) ?? "other";
    const texts = { comment: typedIn(typed, "comment"), reference: typedIn(typed, "reference") };
    const rating = Number(typedIn(typed, "rating"));
    const feedback = { service, rating, ...texts, msisdn: typedIn(typed, "msisdn") };
    const sent = await withIdempotencyKey("form:feedback", JSON.stringify(feedback), (key) =>
      submitFeedback(api, feedback, key),
    );
    removeDraft(FEEDBACK_DRAFT);
    setReceipt(sent.reference);
  };
  return { ...usePostedForm({ check, send, failed: t("failed") }), receipt, another: () => setReceipt(null) };
}

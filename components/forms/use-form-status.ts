import { useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { isRefusal } from "@/services/api/api-error";
import { trackWebForm, type WebFormStatus } from "@/services/forms/web-form-service";
import { logFailure } from "@/utils/browser/log-failure";
import { readOrderId } from "@/utils/checkout/order-id";
import { removeDraft } from "@/utils/forms/form-draft";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/** The draft of the two fields (utils/forms/form-draft.ts). */
export const STATUS_DRAFT = "status";

export type FormStatusField = "reference" | "msisdn";
type FormStatusError = "notFound" | "busy" | "failed";

function errorOf(error: unknown): FormStatusError {
  if (!isRefusal(error)) return "failed";
  if (error.code === "too-many-requests") return "busy";
  return error.isNotFound ? "notFound" : "failed";
}

/** Finds a sent form by its reference and the number of its sender, in any usual notation of both. */
export function useFormStatus() {
  const api = useApi();
  // During a new search the previous status stays.
  const [found, setFound] = useState<WebFormStatus | null>(null);
  const [searching, setSearching] = useState(false);
  const [wrong, setWrong] = useState<readonly FormStatusField[]>([]);
  const [error, setError] = useState<FormStatusError | null>(null);
  const searches = useRef(0);

  const find = async (input: { reference: string; msisdn: string }) => {
    searches.current += 1;
    const own = searches.current;
    setSearching(true);
    setError(null);
    try {
      const status = await trackWebForm(api, input);
      if (own !== searches.current) return;
      removeDraft(STATUS_DRAFT);
      setFound(status);
    } catch (error) {
      if (own !== searches.current) return;
      const reason = errorOf(error);
      if (reason === "failed") logFailure("A sent form could not be looked up", error);
      setFound(null);
      setError(reason);
    } finally {
      if (own === searches.current) setSearching(false);
    }
  };

  return {
    found,
    searching,
    wrong,
    error,
    /** @returns the first invalid field, or null */
    search(typedReference: string, typedMsisdn: string): FormStatusField | null {
      const reference = readOrderId(typedReference);
      const msisdn = normaliseMsisdn(typedMsisdn);
      const validationErrors = [
        ...(reference === null ? ["reference" as const] : []),
        ...(msisdn === null ? ["msisdn" as const] : []),
      ];
      setWrong(validationErrors);
      if (reference === null || msisdn === null) return validationErrors[0] ?? null;
      void find({ reference, msisdn });
      return null;
    },
  };
}

import { useCallback, useRef } from "react";
import { useApi } from "@/context/api-context";
import { useLatestRequest } from "@/hooks/ui/use-latest-request";
import { findPostCode, type PlaceOfPostCode } from "@/services/checkout/delivery-service";
import { logFailure } from "@/utils/browser/log-failure";
import { toAsciiDigits } from "@/utils/numbers/digits";

/** Digits of a post code. */
const WHOLE = /^\d{4}$/;

interface PostCodeAnswers {
  /** Called for a complete code that exists, with the places that have it. */
  onFound(postCode: string, places: PlaceOfPostCode[]): void;
  /** Called for a complete code that no place has, or when the server did not answer. */
  onFailed?(postCode: string, reason: "unknown" | "unanswered"): void;
  /** Called with true when a complete code is looked up, with false when no answer is expected any more. */
  onAsking?(isAsking: boolean): void;
}

/**
 * Looks up a typed post code in the whole country, so that an address can begin with it (feature 29). The answer to an
 * outdated request is dropped. Without an answer, the buyer chooses district and thana.
 * @returns a function to call with each typed text; the digits may be Bengali or English
 */
export function usePostCode(answers: PostCodeAnswers): (typed: string) => void {
  const api = useApi();
  const newRequest = useLatestRequest();
  const latest = useRef(answers);
  latest.current = answers;
  return useCallback(
    (typed) => {
      const isNewest = newRequest();
      const postCode = toAsciiDigits(typed.trim());
      const isWhole = WHOLE.test(postCode);
      latest.current.onAsking?.(isWhole);
      if (!isWhole) return;
      findPostCode(api, postCode).then(
        (places) => {
          if (!isNewest()) return;
          latest.current.onAsking?.(false);
          if (places.length > 0) latest.current.onFound(postCode, places);
          else latest.current.onFailed?.(postCode, "unknown");
        },
        (error: unknown) => {
          logFailure("A post code could not be looked up", error);
          if (!isNewest()) return;
          latest.current.onAsking?.(false);
          latest.current.onFailed?.(postCode, "unanswered");
        },
      );
    },
    [api, newRequest],
  );
}

import { useCallback, useRef } from "react";
import { useApi } from "@/context/api-context";
import { useNewestQuestion } from "@/hooks/ui/use-newest-question";
import { findPostCode, type PlaceOfPostCode } from "@/services/checkout/delivery-service";
import { logFailure } from "@/utils/browser/log-failure";
import { toAsciiDigits } from "@/utils/numbers/digits";

/** Digits of a post code. */
const WHOLE = /^\d{4}$/;

interface PostCodeAnswers {
  /** A whole code that exists, with the places that have it. */
  onFound(postCode: string, places: PlaceOfPostCode[]): void;
  /** A complete code that no place has, or without an answer. */
  onLost?(postCode: string, why: "unknown" | "unanswered"): void;
  /** True when a complete code is being looked up, false when nothing is awaited any longer. */
  onAsking?(isAsking: boolean): void;
}

/**
 * Looks a typed post code up in the whole country, so that an address can begin with it (feature 29). The answer to an
 * older question is dropped; without an answer, district and thana are chosen by hand.
 * @returns to be called with every text that is typed, in digits of either script
 */
export function usePostCode(answers: PostCodeAnswers): (typed: string) => void {
  const api = useApi();
  const newQuestion = useNewestQuestion();
  const latest = useRef(answers);
  latest.current = answers;
  return useCallback(
    (typed) => {
      const isNewest = newQuestion();
      const postCode = toAsciiDigits(typed.trim());
      const isWhole = WHOLE.test(postCode);
      latest.current.onAsking?.(isWhole);
      if (!isWhole) return;
      findPostCode(api, postCode).then(
        (places) => {
          if (!isNewest()) return;
          latest.current.onAsking?.(false);
          if (places.length > 0) latest.current.onFound(postCode, places);
          else latest.current.onLost?.(postCode, "unknown");
        },
        (error: unknown) => {
          logFailure("A post code could not be looked up", error);
          if (!isNewest()) return;
          latest.current.onAsking?.(false);
          latest.current.onLost?.(postCode, "unanswered");
        },
      );
    },
    [api, newQuestion],
  );
}

import { useCallback, useRef } from "react";
import { useApi } from "@/context/api-context";
import { findPostCode, type PlaceOfPostCode } from "@/services/delivery-service";
import { toAsciiDigits } from "@/utils/digits";
import { logFailure } from "@/utils/log-failure";

/** Digits of a post code. */
const WHOLE = /^\d{4}$/;

/**
 * Looks a typed post code up wherever it is, so that an address can begin with it (BEYOND 29). An answer that is
 * overtaken by a later question is dropped; without an answer district and thana are chosen by hand.
 * @param onFound told of a whole code that exists, with the places that have it
 * @returns what is told of every text that is typed, in digits of either script
 */
export function usePostCode(onFound: (postCode: string, places: PlaceOfPostCode[]) => void): (typed: string) => void {
  const api = useApi();
  const asked = useRef(0);
  const told = useRef(onFound);
  told.current = onFound;
  return useCallback(
    (typed) => {
      asked.current += 1;
      const question = asked.current;
      const postCode = toAsciiDigits(typed.trim());
      if (!WHOLE.test(postCode)) return;
      findPostCode(api, postCode).then(
        (places) => {
          if (question === asked.current && places.length > 0) told.current(postCode, places);
        },
        (error: unknown) => logFailure("A post code could not be looked up", error),
      );
    },
    [api],
  );
}

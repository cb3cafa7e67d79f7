import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import { checkNumberType, type NumberService, type NumberType } from "@/services/sims/sims-service";
import { handleInEffect } from "@/utils/browser/handle-in-effect";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/** The pause after the last key, so that a number is looked up only once. */
const PAUSE_MS = 500;

/**
 * The type of the typed number, and whether it can be used for a service (API-SHOP-02).
 * @param typed the number as typed
 * @returns null while the number is incomplete, while it is looked up, and without an answer
 */
export function useNumberType(typed: string, service: NumberService): NumberType | null {
  const api = useApi();
  const { language } = useTexts();
  const msisdn = normaliseMsisdn(typed);
  const [found, setFound] = useState<{ msisdn: string; type: NumberType } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    if (msisdn === null) return;
    let leave: (() => void) | undefined;
    const timer = setTimeout(() => {
      leave = handleInEffect(
        checkNumberType(api, { msisdn, service }),
        (type) => setFound({ msisdn, type }),
        // The server checks the number again when the form is sent.
        "The type of a number could not be looked up",
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [api, msisdn, service, language]);

  return found !== null && found.msisdn === msisdn ? found.type : null;
}

import { useApi } from "@/context/api-context";
import { type NumberCheck, useNumberCheck } from "@/hooks/login/use-number-check";
import { useTexts } from "@/hooks/ui/use-texts";
import { analytics } from "@/services/analytics/analytics";
import {
  checkStarStatus,
  getStarStatus,
  type StarStatus,
  showStarStatus,
  translatedStatus,
} from "@/services/star/star-status-service";

/**
 * Loads the tier of a number (API-SITE-18, API-SITE-19).
 * @param ownMsisdn the visitor's number, empty for a visitor who is not logged in
 * @param own the status of that number, if the page already has it
 */
export function useStarCheck(ownMsisdn: string, own: StarStatus | null = null): NumberCheck<StarStatus> {
  const api = useApi();
  const { language } = useTexts();
  return useNumberCheck<StarStatus>({
    draft: "star",
    ownMsisdn,
    own,
    request: (input) => checkStarStatus(api, input),
    confirm: (input) => showStarStatus(api, input),
    // A code can be used only once: the tier of another number comes with its texts in both languages.
    translate: async (status, msisdn) =>
      msisdn === ownMsisdn ? getStarStatus(api, { msisdn }) : translatedStatus(status, language),
    onFound(_status, proof) {
      analytics.track({ name: "star_check", properties: { proof } });
    },
    failure: "The tier of a number could not be checked",
  });
}

import { useApi } from "@/context/api-context";
import { type NumberCheck, useNumberCheck } from "@/hooks/login/use-number-check";
import { analytics } from "@/services/analytics/analytics";
import { checkStarStatus, getStarStatus, type StarStatus, showStarStatus } from "@/services/star/star-status-service";

/**
 * Loads the tier of a number (API-SITE-18, API-SITE-19).
 * @param ownMsisdn the visitor's number, empty for a visitor who is not logged in
 * @param own the status of that number, if the page already has it
 */
export function useStarCheck(ownMsisdn: string, own: StarStatus | null = null): NumberCheck<StarStatus> {
  const api = useApi();
  return useNumberCheck<StarStatus>({
    draft: "star",
    ownMsisdn,
    own,
    request: (input) => checkStarStatus(api, input),
    confirm: (input) => showStarStatus(api, input),
    // A code can be used only once: the tier of another number keeps its texts.
    translate: async (status, msisdn) => (msisdn === ownMsisdn ? getStarStatus(api, { msisdn }) : status),
    onFound(_status, proof) {
      analytics.track({ name: "star_check", properties: { proof } });
    },
    failure: "The tier of a number could not be checked",
  });
}

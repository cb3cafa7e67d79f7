import { useCallback, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useDistrictName } from "@/hooks/catalog/use-district-name";
import { useLatestRequest } from "@/hooks/ui/use-latest-request";
import { useTexts } from "@/hooks/ui/use-texts";
import { type DeliveryMethod, getDeliveryOffer, listDistricts, type Place } from "@/services/checkout/delivery-service";
import { readChosenDistrict, saveChosenDistrict } from "@/utils/addresses/chosen-place";
import { logFailure } from "@/utils/browser/log-failure";

type DeliveryAnswer =
  | { state: "idle" | "loading" | "failed" }
  | {
      state: "ready";
      methods: DeliveryMethod[] /** Selected unless another is chosen. */;
      preselected: DeliveryMethod;
    };

/**
 * Delivery time and fee for a district, before the cart contains anything.
 * @param remembered the district chosen last time; empty if there is none
 */
export function useDeliveryEstimate(remembered: string) {
  const api = useApi();
  const { language } = useTexts();
  const [districts, setDistricts] = useState<readonly Place[] | null>([]);
  const [district, setDistrict] = useState(remembered);
  const [answer, setAnswer] = useState<DeliveryAnswer>({ state: "idle" });
  const newRequest = useLatestRequest();

  /** Shows the offer for a district, unless a later request is running. */
  const load = useCallback(
    async (nextDistrict: string) => {
      const isNewest = newRequest();
      setAnswer({ state: "loading" });
      try {
        const { methods, type } = await getDeliveryOffer(api, { district: nextDistrict });
        const preselected = methods.find((method) => method.type === type) ?? methods[0];
        if (isNewest())
          setAnswer(preselected === undefined ? { state: "failed" } : { state: "ready", methods, preselected });
      } catch (error) {
        if (!isNewest()) return;
        logFailure("The delivery estimate could not be loaded", error);
        setAnswer({ state: "failed" });
      }
    },
    [api, newRequest],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    if (district !== "") void load(district);
  }, [district, load, language]);

  return {
    /** Empty until the districts have loaded; null when that failed. */
    districts,
    /** English name as in the list; empty until a district is chosen. */
    district,
    answer,
    /** Fetches the list of districts; can be called again after a failure. */
    async list() {
      try {
        setDistricts(await listDistricts(api));
      } catch (error) {
        logFailure("The delivery districts could not be loaded", error);
        setDistricts(null);
      }
    },
    /** Fetches days and fee, and stores the district (feature 13). @param district name as in the list */
    choose(nextDistrict: string) {
      setDistrict(nextDistrict);
      saveChosenDistrict(nextDistrict);
    },
  };
}

/** The delivery to the district that this browser remembers; null without one, and until it has loaded. */
export function useRememberedDelivery() {
  const [remembered] = useState(readChosenDistrict);
  const { answer } = useDeliveryEstimate(remembered);
  const place = useDistrictName(remembered);
  return answer.state === "ready" ? { ...answer, place } : null;
}

import { useCallback, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useNewestQuestion } from "@/hooks/ui/use-newest-question";
import { type DeliveryMethod, getDeliveryOffer, listDistricts, type Place } from "@/services/checkout/delivery-service";
import { keepChosenDistrict } from "@/utils/addresses/chosen-place";
import { logFailure } from "@/utils/browser/log-failure";

export type DeliveryAnswer =
  | { state: "idle" | "loading" | "failed" }
  | { state: "ready"; ways: DeliveryMethod[] /** The default, unless another is chosen. */; usual: DeliveryMethod };

interface DeliveryEstimate {
  /** Empty until they have loaded. */
  districts: readonly Place[];
  /** English name as listed; empty before one is chosen. */
  district: string;
  answer: DeliveryAnswer;
  /** Fetches the districts to choose from; again after a failure. */
  list: () => Promise<void>;
  /** Fetches days and fee and remembers the district (feature 13). @param district name as listed */
  choose: (district: string) => void;
}

/**
 * Days and fee of a delivery to a district, before anything is in the cart.
 * @param remembered the district of the last time; empty for none
 */
export function useDeliveryEstimate(remembered: string): DeliveryEstimate {
  const api = useApi();
  const [districts, setDistricts] = useState<readonly Place[]>([]);
  const [district, setDistrict] = useState(remembered);
  const [answer, setAnswer] = useState<DeliveryAnswer>({ state: "idle" });
  const newQuestion = useNewestQuestion();

  /** Shows the result of the work, unless a later question is under way. */
  const guarded = useCallback(
    async (work: () => Promise<DeliveryAnswer>) => {
      const isNewest = newQuestion();
      setAnswer({ state: "loading" });
      try {
        const found = await work();
        if (isNewest()) setAnswer(found);
      } catch (error) {
        if (!isNewest()) return;
        logFailure("Delivery estimate", error);
        setAnswer({ state: "failed" });
      }
    },
    [newQuestion],
  );
  const ask = useCallback(
    (wanted: string) =>
      guarded(async () => {
        const { ways, type } = await getDeliveryOffer(api, { district: wanted, area: "" });
        const usual = ways.find((method) => method.type === type) ?? ways[0];
        return usual === undefined ? { state: "failed" } : { state: "ready", ways, usual };
      }),
    [api, guarded],
  );

  useEffect(() => {
    if (remembered !== "") void ask(remembered);
  }, [remembered, ask]);

  return {
    districts,
    district,
    answer,
    async list() {
      try {
        setDistricts(await listDistricts(api));
        setAnswer((before) => (before.state === "failed" && district === "" ? { state: "idle" } : before));
      } catch (error) {
        logFailure("Districts to deliver to", error);
        setAnswer({ state: "failed" });
      }
    },
    choose(wanted) {
      setDistrict(wanted);
      keepChosenDistrict(wanted);
      void ask(wanted);
    },
  };
}

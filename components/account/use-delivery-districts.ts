import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { type District, listAllDistricts } from "@/services/checkout/delivery-service";
import { logFailure } from "@/utils/browser/log-failure";
import { takeAnswer } from "@/utils/browser/take-answer";

/** The districts with delivery; empty until they have loaded. */
export function useDeliveryDistricts(onFailure: () => void): readonly District[] {
  const api = useApi();
  const [districts, setDistricts] = useState<readonly District[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(
    () =>
      takeAnswer(
        listAllDistricts(api),
        (all) => setDistricts(all.filter(({ delivered }) => delivered !== false)),
        (error) => {
          logFailure("The districts could not be listed", error);
          onFailure();
        },
      ),
    [api],
  );
  return districts;
}

import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { type District, listAllDistricts } from "@/services/checkout/delivery-service";
import { logFailure } from "@/utils/browser/log-failure";

/** The districts with delivery; empty until they have loaded. */
export function useDeliveryDistricts(onFailure: () => void): readonly District[] {
  const api = useApi();
  const [districts, setDistricts] = useState<readonly District[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    let isGone = false;
    listAllDistricts(api).then(
      (all) => {
        if (!isGone) setDistricts(all.filter(({ delivered }) => delivered !== false));
      },
      (error: unknown) => {
        logFailure("The districts could not be listed", error);
        if (!isGone) onFailure();
      },
    );
    return () => {
      isGone = true;
    };
  }, [api]);
  return districts;
}

import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import { listDistricts } from "@/services/checkout/delivery-service";
import { logFailure } from "@/utils/browser/log-failure";

/**
 * A district in the reader's language. Browsers remember the English name, which is what is sent; the other one is
 * fetched, and the English one is shown until then.
 * @param district English name as listed; empty for none
 */
export function useDistrictName(district: string): string {
  const api = useApi();
  const { language } = useTexts();
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const isWanted = language !== "en" && district !== "";

  useEffect(() => {
    if (!isWanted) return;
    listDistricts(api)
      .then((places) => setLabels(new Map(places.map(({ name, label }) => [name, label]))))
      .catch((error) => logFailure("Names of districts", error));
  }, [api, isWanted]);

  return labels.get(district) ?? district;
}

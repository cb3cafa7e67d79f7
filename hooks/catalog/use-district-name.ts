import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import { listDistricts } from "@/services/checkout/delivery-service";
import { handleInEffect } from "@/utils/browser/handle-in-effect";

/**
 * The name of a district in the page's language. Browsers store the English name, which is also sent to the server. The
 * Bengali name is fetched, and the English name is shown until it has loaded.
 * @param district English name as in the list; empty for none
 */
export function useDistrictName(district: string): string {
  const api = useApi();
  const { language } = useTexts();
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const needsLabel = language !== "en" && district !== "";

  useEffect(() => {
    if (!needsLabel) return;
    return handleInEffect(
      listDistricts(api),
      (places) => setLabels(new Map(places.map(({ name, label }) => [name, label]))),
      "The names of the districts could not be loaded",
    );
  }, [api, needsLabel]);

  return (needsLabel && labels.get(district)) || district;
}

import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Store } from "@/services/stores/stores-service";
import { listVisitCentres, type VisitRequest } from "@/services/stores/visit-centres-service";
import { handleInEffect } from "@/utils/browser/handle-in-effect";

const NO_REQUEST: VisitRequest = { service: "", district: "", area: "" };

/**
 * The centres for a visit, the nearest first; empty while they are loading and after a failure.
 * @param request with null, nothing is loaded
 */
export function useVisitCentres(request: VisitRequest | null): readonly Store[] {
  const { service, district, area } = request ?? NO_REQUEST;
  const api = useApi();
  const { language } = useTexts();
  const requestKey = `${service} ${district} ${area}`;
  const [found, setFound] = useState<{ requestKey: string; stores: Store[] }>({ requestKey: "", stores: [] });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    if (service === "") return;
    return handleInEffect(
      listVisitCentres(api, { service, district, area }),
      (stores) => setFound({ requestKey, stores }),
      "Customer centres for a visit could not be looked up",
    );
  }, [api, requestKey, service, district, area, language]);

  return found.requestKey === requestKey ? found.stores : [];
}

import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import type { Store } from "@/services/stores/stores-service";
import { listVisitCentres, type VisitRequest } from "@/services/stores/visit-centres-service";
import { handleInEffect } from "@/utils/browser/handle-in-effect";

const NO_REQUEST: VisitRequest = { service: "", district: "", area: "" };

/**
 * The centres for a visit, the nearest first; empty while they are loading and after a failure.
 * @param wish with null, nothing is loaded
 */
export function useVisitCentres(wish: VisitRequest | null): readonly Store[] {
  const { service, district, area } = wish ?? NO_REQUEST;
  const api = useApi();
  const asked = `${service} ${district} ${area}`;
  const [found, setFound] = useState<{ asked: string; stores: Store[] }>({ asked: "", stores: [] });

  useEffect(() => {
    if (service === "") return;
    return handleInEffect(
      listVisitCentres(api, { service, district, area }),
      (stores) => setFound({ asked, stores }),
      "Customer centres for a visit could not be looked up",
    );
  }, [api, asked, service, district, area]);

  return found.asked === asked ? found.stores : [];
}

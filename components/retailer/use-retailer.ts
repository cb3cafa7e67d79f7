import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { retailerToken } from "@/services/api/browser-api";
import type { Retailer } from "@/services/recharge/retailer-service";
import { handleInEffect } from "@/utils/browser/handle-in-effect";

/** The retailer of this browser's cookie, or null; looked up after the first paint (API-SHOP-25). */
export function useRetailer(): Retailer | null {
  const api = useApi();
  const [retailer, setRetailer] = useState<Retailer | null>(null);

  useEffect(() => {
    const token = retailerToken();
    if (token === null) return;
    return handleInEffect(
      import("@/services/recharge/retailer-service").then(({ getRetailer }) => getRetailer(api, token)),
      setRetailer,
      // Buying does not depend on it, so a failure is not shown.
      "The retailer could not be looked up",
    );
  }, [api]);

  return retailer;
}

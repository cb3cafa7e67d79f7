import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { listThanas, type Place } from "@/services/checkout/delivery-service";
import { handleInEffect } from "@/utils/browser/handle-in-effect";

const none: Place[] = [];

/** The thanas of a district; an empty list while they are loading, and without a district. */
export function useDistrictThanas(district: string): Place[] {
  const api = useApi();
  const [found, setFound] = useState<{ district: string; thanas: Place[] }>({ district: "", thanas: none });

  useEffect(() => {
    if (district === "") return;
    return handleInEffect(
      listThanas(api, district),
      (thanas) => setFound({ district, thanas }),
      "Thanas of a district could not be looked up",
    );
  }, [api, district]);

  return found.district === district ? found.thanas : none;
}

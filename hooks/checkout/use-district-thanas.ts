import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { listThanas, type Place } from "@/services/checkout/delivery-service";
import { logFailure } from "@/utils/browser/log-failure";

const none: Place[] = [];

/** The thanas of a district; an empty list while they are loading, and without a district. */
export function useDistrictThanas(district: string): Place[] {
  const api = useApi();
  const [found, setFound] = useState<{ district: string; thanas: Place[] }>({ district: "", thanas: none });

  useEffect(() => {
    if (district === "") return;
    let isOver = false;
    listThanas(api, district)
      .then((thanas) => {
        if (!isOver) setFound({ district, thanas });
      })
      .catch((error: unknown) => logFailure("Thanas of a district could not be looked up", error));
    return () => {
      isOver = true;
    };
  }, [api, district]);

  return found.district === district ? found.thanas : none;
}

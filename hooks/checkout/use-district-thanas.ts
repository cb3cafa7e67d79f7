import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import { listThanas, type Place } from "@/services/checkout/delivery-service";
import { handleInEffect } from "@/utils/browser/handle-in-effect";

const none: Place[] = [];

/** The thanas of a district; an empty list while they are loading, and without a district. */
export function useDistrictThanas(district: string): Place[] {
  const api = useApi();
  const { language } = useTexts();
  const [found, setFound] = useState<{ district: string; thanas: Place[] }>({ district: "", thanas: none });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    if (district === "") return;
    return handleInEffect(
      listThanas(api, district),
      (thanas) => setFound({ district, thanas }),
      "Thanas of a district could not be looked up",
    );
  }, [api, district, language]);

  return found.district === district ? found.thanas : none;
}

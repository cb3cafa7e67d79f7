import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import { savePriceNotice } from "@/services/wish-list/wish-list-service";
import { logFailure } from "@/utils/browser/log-failure";
import { showToast } from "@/utils/browser/toasts";

/** The price notice of the reader's number for its wish list. If a change fails, the old setting is shown again. */
export function usePriceNotice(initial: boolean): { isWanted: boolean; change: (wanted: boolean) => Promise<void> } {
  const api = useApi();
  const { t } = useTexts("wish-list");
  const [isWanted, setWanted] = useState(initial);
  return {
    isWanted,
    async change(wanted) {
      setWanted(wanted);
      try {
        await savePriceNotice(api, wanted);
        showToast({ kind: "success", message: t(wanted ? "priceNotice.on" : "priceNotice.off") });
      } catch (error) {
        logFailure("The request for price notices could not be saved", error);
        setWanted(!wanted);
        showToast({ kind: "failure", message: t("priceNotice.failed") });
      }
    },
  };
}

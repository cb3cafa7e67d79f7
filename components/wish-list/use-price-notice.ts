import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import { savePriceNotice } from "@/services/wish-list/wish-list-service";
import { logFailure } from "@/utils/browser/log-failure";
import { showToast } from "@/utils/browser/toasts";

/** The price notice of the reader's number for its wish list. If a change fails, the old setting is shown again. */
export function usePriceNotice(initial: boolean): { isOn: boolean; change: (next: boolean) => Promise<void> } {
  const api = useApi();
  const { t } = useTexts("wish-list");
  const [isOn, setOn] = useState(initial);
  return {
    isOn,
    async change(next) {
      setOn(next);
      try {
        await savePriceNotice(api, next);
        showToast({ kind: "success", message: t(next ? "priceNotice.on" : "priceNotice.off") });
      } catch (error) {
        logFailure("The request for price notices could not be saved", error);
        setOn(!next);
        showToast({ kind: "failure", message: t("priceNotice.failed") });
      }
    },
  };
}

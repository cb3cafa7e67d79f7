import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useAction } from "@/hooks/ui/use-action";
import { useTexts } from "@/hooks/ui/use-texts";
import { savePriceNotice } from "@/services/wish-list/wish-list-service";
import { showToast } from "@/utils/browser/toasts";

/**
 * The price notice of the reader's number for its wish list. If a change fails, the old setting is shown again. A click
 * during a change does nothing: of two answers, an older one could arrive last.
 */
export function usePriceNotice(initial: boolean): { isOn: boolean; change: (next: boolean) => Promise<void> } {
  const api = useApi();
  const { t } = useTexts("wish-list");
  const [isOn, setOn] = useState(initial);
  const { run: change } = useAction("The request for price notices could not be saved", async (next: boolean) => {
    setOn(next);
    try {
      await savePriceNotice(api, next);
      showToast({ kind: "success", message: t(next ? "priceNotice.on" : "priceNotice.off") });
    } catch (error) {
      setOn(!next);
      showToast({ kind: "failure", message: t("priceNotice.failed") });
      throw error;
    }
  });
  return { isOn, change };
}

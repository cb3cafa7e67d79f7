import { useEffect } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/use-texts";
import type { PushSettings } from "@/utils/page-shell";

/**
 * Push messages of this visit, where they are configured; nowhere else is anything loaded.
 * @param settings of the page that is shown; another object with every page
 */
export function usePush(settings: PushSettings | undefined): void {
  const api = useApi();
  const { t } = useTexts();

  useEffect(() => {
    if (settings === undefined) return;
    // Messages are no part of what was asked for: without them the page is whole.
    import("@/hooks/push-visit")
      .then(({ pushVisit }) => pushVisit.see(api, settings, t("push.asking")))
      .catch(() => undefined);
  }, [api, settings, t]);
}

import { useEffect } from "react";
import { onConsent } from "@/utils/consent";
import type { AnalyticsSettings } from "@/utils/page-shell";

/**
 * Says where the visitor is to the service that counts, if there is one and the visitor agrees where that is asked for:
 * without a project's token nothing is loaded and nothing is sent (TRACK-08).
 * @param settings of the page that is shown; another object with every page
 */
export function useAnalytics(settings: AnalyticsSettings | undefined): void {
  useEffect(() => {
    if (settings === undefined) return;
    const { pathname: path, search } = window.location;
    let agreedHere = false;
    // Counting is no part of what was asked for: without it the page is whole.
    const end = onConsent("analytics", () => {
      const page = { path, search, agreedHere };
      import("@/hooks/visits").then(({ visits }) => visits.see(settings, page)).catch(() => undefined);
    });
    agreedHere = true;
    return end;
  }, [settings]);
}

import { useEffect } from "react";
import type { AnalyticsSettings } from "@/utils/page-shell";

/**
 * Tells where the visitor is to whoever counts, if anybody does: without a project's token nothing is loaded and nothing
 * is sent (TRACK-08).
 * @param settings of the page that is shown; another object with every page
 */
export function useAnalytics(settings: AnalyticsSettings | undefined): void {
  useEffect(() => {
    if (settings === undefined) return;
    const path = window.location.pathname;
    // Counting is no part of what was asked for: without it the page is whole.
    import("@/hooks/visits").then(({ visits }) => visits.see(settings, path)).catch(() => undefined);
  }, [settings]);
}

import { useEffect } from "react";
import { usePageRestored } from "@/hooks/ui/use-page-restored";
import { consentGiven, onConsent } from "@/utils/analytics/consent";
import { whenActive } from "@/utils/browser/prerendering";
import type { AnalyticsSettings } from "@/utils/layout/page-layout";

/** What is not asked of the address. */
type Arrival = Partial<Record<"agreedHere" | "restored", boolean>>;

// Counting is no part of what was asked for: without it the page is whole.
function see(settings: AnalyticsSettings, { agreedHere = false, restored = false }: Arrival): void {
  const { pathname: path, search } = window.location;
  const page = { path, search, agreedHere, restored };
  import("@/hooks/analytics/visits").then(({ visits }) => visits.see(settings, page)).catch(() => undefined);
}

/**
 * Says where the visitor is to the service that counts, if there is one and the visitor agrees where that is asked for:
 * without a project's token nothing is loaded and nothing is sent (TRACK-08). A page that the browser renders ahead is
 * seen when it is shown; one that is shown again from the back/forward cache is seen once more.
 * @param settings of the page that is shown; another object with every page
 */
export function useAnalytics(settings: AnalyticsSettings | undefined): void {
  useEffect(() => {
    if (settings === undefined) return;
    let end: (() => void) | undefined;
    const stop = whenActive(() => {
      let agreedHere = false;
      end = onConsent("analytics", () => see(settings, { agreedHere }));
      agreedHere = true;
    });
    return () => {
      stop();
      end?.();
    };
  }, [settings]);

  usePageRestored(() => {
    if (settings !== undefined && consentGiven("analytics")) see(settings, { restored: true });
  });
}

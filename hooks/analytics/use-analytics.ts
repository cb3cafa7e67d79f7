import { useEffect } from "react";
import { usePageRestored } from "@/hooks/ui/use-page-restored";
import { consentGiven, onConsent } from "@/utils/analytics/consent";
import { whenActive } from "@/utils/browser/prerendering";
import type { AnalyticsSettings } from "@/utils/layout/page-layout";

/** What does not depend on the address. */
type Arrival = Partial<Record<"agreedHere" | "restored", boolean>>;

// A failure of counting is not the visitor's problem: the page works without it.
function see(settings: AnalyticsSettings, { agreedHere = false, restored = false }: Arrival): void {
  const { pathname: path, search } = window.location;
  const page = { path, search, agreedHere, restored };
  import("@/hooks/analytics/visits").then(({ visits }) => visits.see(settings, page)).catch(() => undefined);
}

/**
 * Reports the visit to the analytics service, if there is one and the visitor agrees where consent is needed: without a
 * project's token nothing is loaded and nothing is sent (TRACK-08). A prerendered page counts when it is shown; one
 * restored from the back/forward cache counts once more.
 * @param settings of the page shown; a new object for every page
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

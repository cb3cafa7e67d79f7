import { useEffect } from "react";
import { usePageRestored } from "@/hooks/ui/use-page-restored";
import { analytics } from "@/services/analytics/analytics";
import { consentGiven, mayCount, onConsent } from "@/utils/analytics/consent";
import { type SeenPage, saveEvents, savePages } from "@/utils/analytics/waiting-events";
import { whenActive } from "@/utils/browser/prerendering";
import type { AnalyticsSettings } from "@/utils/layout/page-layout";

/** The facts about a page view that its address does not contain. */
type Arrival = Partial<Record<"agreedHere" | "restored", boolean>>;

type CountingCode = Pick<typeof import("@/hooks/analytics/visits"), "visits">;
let provided: CountingCode | undefined;
/** Sets the analytics code on pages that already include it; other pages load it when it is needed. */
export function provideVisits(code: CountingCode): void {
  provided = code;
}

/** Pages that were shown before the analytics code was loaded. */
const unseen: [AnalyticsSettings, SeenPage][] = [];

/** True while pages of this tab wait for the consent, which may be given in another tab. */
let isWaiting = false;

// A failure of the analytics is not the visitor's problem: the page works without it.
function see(settings: AnalyticsSettings, { agreedHere = false, restored = false }: Arrival): void {
  // Nothing from before the consent may be counted. Later events wait until the analytics code has loaded.
  if (isWaiting) analytics.takeWaiting();
  isWaiting = false;
  const { pathname: path, search } = window.location;
  window.pageSeen = true;
  unseen.push([settings, { path, search, agreedHere, restored }]);
  Promise.resolve(provided ?? import("@/hooks/analytics/visits"))
    .then(({ visits }) => Promise.all(unseen.splice(0).map((visit) => visits.see(...visit))))
    .catch(() => undefined);
}

/** Without the analytics code, events cannot be sent: they are stored, and the next page in this tab counts them. */
function leave(): void {
  if (unseen.length === 0) return;
  const pages = unseen.splice(0).map(([, page]) => page);
  if (!mayCount()) return;
  savePages(pages);
  saveEvents(analytics.takeWaiting());
}

/**
 * Reports the visit to the analytics service, if one is configured and the visitor agrees where consent is needed. With
 * no project token, nothing is loaded and nothing is sent (TRACK-08). A prerendered page counts when it is shown; one
 * restored from the back/forward cache counts once more.
 * @param settings of the page that is shown; a new object for every page
 */
export function useAnalytics(settings: AnalyticsSettings | undefined): void {
  useEffect(() => {
    if (settings === undefined) return;
    let end: (() => void) | undefined;
    const stop = whenActive(() => {
      let agreedHere = false;
      end = onConsent("analytics", () => see(settings, { agreedHere }));
      agreedHere = true;
      isWaiting = !consentGiven("analytics");
    });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      stop();
      end?.();
    };
  }, [settings]);

  usePageRestored(() => {
    if (settings !== undefined && consentGiven("analytics")) see(settings, { restored: true });
  });
}

import { useEffect } from "react";
import { whenIdle } from "@/utils/browser/idle";

/**
 * Registers the service worker that stores dial codes and hotlines for offline use, once the page has loaded and the
 * browser is idle.
 * @param offered true when the site offers this here: not in development, not inside a partner's app
 */
export function useOfflineReading(offered = false): void {
  useEffect(() => {
    if (!offered || !("serviceWorker" in navigator)) return;
    // If it cannot be registered, the site works as before.
    whenIdle()
      .then(() => navigator.serviceWorker.register("/service-worker.js"))
      .catch(() => undefined);
  }, [offered]);
}

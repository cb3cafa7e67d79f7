import { useEffect } from "react";

/**
 * Registers the script that keeps dial codes and hotlines for when there is no network, once the page has loaded and the
 * browser has nothing better to do.
 * @param offered whether the site offers it here: not in development, not inside of a partner's app
 */
export function useOfflineReading(offered = false): void {
  useEffect(() => {
    if (!offered || !("serviceWorker" in navigator)) return;
    // Without a cache the site works as before.
    const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
    const wait = () => void (window.requestIdleCallback ?? setTimeout)(register);
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
  }, [offered]);
}

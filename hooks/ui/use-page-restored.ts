import { useEffect, useEffectEvent } from "react";

/**
 * Calls back when the page is restored from the back/forward cache. Its state is then that of the time it was left,
 * e.g. on the way to the gateway (fault R24).
 */
export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
}

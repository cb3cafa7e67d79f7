import { useEffect, useRef } from "react";

/**
 * Runs repeatedly while the page is visible, and at once when it becomes visible again.
 * @param pauseMs the pause between two runs; null stops
 * @param poll gets a function that returns whether its answer is still needed
 */
export function usePolling(pauseMs: number | null, poll: (isCurrent: () => boolean) => Promise<void>): void {
  const latest = useRef(poll);
  useEffect(() => {
    latest.current = poll;
  });
  useEffect(() => {
    if (pauseMs === null) return;
    let isCurrent = true;
    const run = () => {
      if (document.visibilityState === "visible") void latest.current(() => isCurrent);
    };
    const timer = setInterval(run, pauseMs);
    document.addEventListener("visibilitychange", run);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", run);
    };
  }, [pauseMs]);
}

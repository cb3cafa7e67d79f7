import { useEffect, useEffectEvent } from "react";

/**
 * Runs repeatedly while the page is visible, and at once when it becomes visible again. While one run waits for its
 * answer, no other starts: a late answer would replace a newer one.
 * @param pauseMs the pause between two runs; null stops
 * @param poll gets a function that returns whether its answer is still needed
 */
export function usePolling(pauseMs: number | null, poll: (isCurrent: () => boolean) => Promise<void>): void {
  const latestPoll = useEffectEvent(poll);
  useEffect(() => {
    if (pauseMs === null) return;
    let isCurrent = true;
    let isRunning = false;
    const run = async () => {
      if (isRunning || document.visibilityState !== "visible") return;
      isRunning = true;
      try {
        await latestPoll(() => isCurrent);
      } finally {
        isRunning = false;
      }
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

/**
 * The pause in milliseconds for a person who waits for an answer that should be ready in seconds. It grows if it takes
 * longer.
 * @param lookups the number of look-ups so far
 */
export function growingPause(lookups: number): number {
  if (lookups < 10) return 2_000;
  return lookups < 46 ? 5_000 : 20_000;
}

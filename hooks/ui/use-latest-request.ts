import { useCallback, useRef } from "react";

/**
 * Starts requests of which only the newest counts: a late answer to an older one is dropped.
 * @returns a stable function that starts a request; it returns a check that is true while no later request was started
 */
export function useLatestRequest(): () => () => boolean {
  const latest = useRef(0);
  return useCallback(() => {
    latest.current += 1;
    const request = latest.current;
    return () => request === latest.current;
  }, []);
}

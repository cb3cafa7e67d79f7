import { useCallback, useRef } from "react";

/**
 * Starts requests of which only the newest counts: a late answer to an older one is dropped.
 * @returns a stable function that starts a request; it returns a check that is true while no later request was started
 */
export function useNewestQuestion(): () => () => boolean {
  const asked = useRef(0);
  return useCallback(() => {
    asked.current += 1;
    const question = asked.current;
    return () => question === asked.current;
  }, []);
}

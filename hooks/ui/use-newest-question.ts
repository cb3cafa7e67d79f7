import { useCallback, useRef } from "react";

/**
 * Begins questions of which the newest alone counts: a late answer to an older one is dropped.
 * @returns a function, the same on every render, that begins a question; what it returns is true while no later one began
 */
export function useNewestQuestion(): () => () => boolean {
  const asked = useRef(0);
  return useCallback(() => {
    asked.current += 1;
    const question = asked.current;
    return () => question === asked.current;
  }, []);
}

import { useEffect, useState } from "react";
import { logFailure } from "@/utils/browser/log-failure";

/** A typed price is counted after a pause. */
const PAUSE_MS = 250;

/** A filter as it is counted. */
interface FilterCountRequest {
  /** The key of a count: the same text has the same count. */
  question: string;
  /** Asks the server. */
  ask: () => Promise<number>;
  /** The query and the count of the page, which is not requested again. */
  shown: { question: string; count: number };
}

/**
 * How many products a filter has, from the server, before it is applied.
 * @returns null until the answer is there, and after a failure
 */
export function useFilterCount({ question, ask, shown }: FilterCountRequest): number | null {
  const [count, setCount] = useState<number | null>(shown.count);
  const known = question === shown.question ? shown.count : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: ask is new with every rendering, the question says what is asked
  useEffect(() => {
    if (known !== null) return setCount(known);
    let current = true;
    // The number of the filter before would be a wrong promise.
    setCount(null);
    const timer = setTimeout(async () => {
      try {
        const found = await ask();
        if (current) setCount(found);
      } catch (error) {
        logFailure("The products of the filter could not be counted", error);
        if (current) setCount(null);
      }
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [question, known]);

  return count;
}

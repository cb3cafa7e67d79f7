import { useEffect, useState } from "react";
import { handleInEffect } from "@/utils/browser/handle-in-effect";

/** Pause in milliseconds after typing a price, before the products are counted. */
const PAUSE_MS = 250;

/** The filter as sent for counting. */
interface FilterCountRequest {
  /** The key of a count: filters with the same text have the same count. */
  question: string;
  /** Asks the server. */
  ask: () => Promise<number>;
  /** The page's own query and count; this count is not requested again. */
  shown: { question: string; count: number };
}

/**
 * The number of products that match a filter, from the server, before the filter is applied.
 * @returns null until the answer has arrived, and after a failure
 */
export function useFilterCount({ question, ask, shown }: FilterCountRequest): number | null {
  const [count, setCount] = useState<number | null>(shown.count);
  const known = question === shown.question ? shown.count : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: ask is new with every rendering, the question says what is asked
  useEffect(() => {
    if (known !== null) return setCount(known);
    let leave: (() => void) | undefined;
    // The count of the previous filter would be wrong for this one.
    setCount(null);
    const timer = setTimeout(() => {
      leave = handleInEffect(ask(), setCount, "The products of the filter could not be counted");
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [question, known]);

  return count;
}

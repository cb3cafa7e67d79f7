import { useEffect, useRef, useState } from "react";

export interface WaitingPress {
  waiting: boolean;
  /** Keeps a press until everything has come. @param shownPoisha the total that was in sight of it */
  wait(shownPoisha: number): void;
  /** What is typed or chosen afterwards makes another press necessary. */
  cancel(): void;
}

/**
 * A press on "Place order" while totals are on their way: it is kept, and taken once they are there
 * (docs/decisions/085).
 * @param isBusy true while something is on its way that the total depends on
 * @param go takes the press, with the total that the customer saw when pressing
 */
export function useWaitingPress(isBusy: boolean, go: (shownPoisha: number) => void): WaitingPress {
  const [shown, setShown] = useState<number | null>(null);
  const latest = useRef(go);
  latest.current = go;

  useEffect(() => {
    if (shown === null || isBusy) return;
    setShown(null);
    latest.current(shown);
  }, [shown, isBusy]);

  return { waiting: shown !== null, wait: setShown, cancel: () => setShown(null) };
}

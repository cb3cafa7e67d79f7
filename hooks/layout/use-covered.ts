import { useEffect, useState } from "react";

/** What nothing may cover: drawers, dialogs, the mobile menu, the step with a code, the consent question. */
const COVERS = [
  '[role="dialog"]:not([hidden], [data-state="closed"])',
  '[role="alertdialog"]:not([hidden], [data-state="closed"])',
  "dialog[open]",
  'input[autocomplete="one-time-code"]',
  // The question for consent has the same place.
  "#consent-title",
].join();

/** Whether one of them is open at this moment. */
export const isCovered = (): boolean => document.querySelector(COVERS) !== null;

/**
 * Whether a dialog, a drawer or the step with a code is open now.
 * @param watching false costs nothing and says false
 */
export function useCovered(watching: boolean): boolean {
  const [covered, setCovered] = useState(false);

  useEffect(() => {
    if (!watching) return setCovered(false);
    setCovered(isCovered());
    const observer = new MutationObserver(() => setCovered(isCovered()));
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["open", "hidden", "data-state", "role"],
    });
    return () => observer.disconnect();
  }, [watching]);

  return covered;
}

import { useEffect, useState } from "react";

/** Elements that must not be covered: drawers, dialogs, the mobile menu, the code step, the consent question. */
const COVERS = [
  '[role="dialog"]:not([hidden], [data-state="closed"])',
  '[role="alertdialog"]:not([hidden], [data-state="closed"])',
  "dialog[open]",
  'input[autocomplete="one-time-code"]',
  // The consent question is shown in the same place.
  "#consent-title",
].join();

/** True when one of these elements is open now. */
export const isCovered = (): boolean => document.querySelector(COVERS) !== null;

/**
 * Tells whether a dialog, a drawer or the code step is open now.
 * @param watching with false, nothing is observed and the result is false
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

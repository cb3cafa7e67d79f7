import { useEffect, useState } from "react";

/** Elements that must not be covered: drawers, dialogs, the mobile menu, the code step, the consent question. */
const OVERLAYS = [
  '[role="dialog"]:not([hidden], [data-state="closed"])',
  '[role="alertdialog"]:not([hidden], [data-state="closed"])',
  "dialog[open]",
  'input[autocomplete="one-time-code"]',
  // The consent question is shown in the same place.
  "#consent-title",
].join();

/** True when one of these elements is open now. */
export const isOverlayOpen = (): boolean => document.querySelector(OVERLAYS) !== null;

/**
 * Tells whether a dialog, a drawer or the code step is open now.
 * @param watching with false, nothing is observed and the result is false
 */
export function useOverlayOpen(watching: boolean): boolean {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!watching) return setOpen(false);
    setOpen(isOverlayOpen());
    const observer = new MutationObserver(() => setOpen(isOverlayOpen()));
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["open", "hidden", "data-state", "role"],
    });
    return () => observer.disconnect();
  }, [watching]);

  return isOpen;
}

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { takeEarlyClick } from "@/utils/browser/early-click";

/**
 * Handles a click that came before hydration, see `EARLY_CLICK_SCRIPT`.
 * @returns the ref for the button, which must have the attribute `EARLY_CLICK`
 */
export function useEarlyClick(onClick: () => void): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const follow = useEffectEvent(onClick);
  useLayoutEffect(() => {
    if (button.current !== null && takeEarlyClick(button.current)) follow();
  }, []);
  return button;
}

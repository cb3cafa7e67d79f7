import { type RefObject, useEffect } from "react";

/** Closes an open panel of the menu on a click outside the menu, and on Escape. */
export function useOutsideClose(nav: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      // The panel is removed together with the focused element, so the focus returns to the panel's button.
      const panel = document.activeElement?.closest("[data-panel]");
      panel?.parentElement?.querySelector("button")?.focus();
      close();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [nav, isOpen, close]);
}

import { type RefObject, useEffect } from "react";

/** Closes an open panel of the menu with a click outside of the menu, and with Escape. */
export function useOutsideClose(nav: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      // The focused element is removed: the focus returns to the button beside it.
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

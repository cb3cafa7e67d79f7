import type { KeyboardEvent } from "react";

/** Keeps the focus among the links of the dialog. The browser alone would also move it to its own toolbar. */
export function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href]:not([tabindex]), button, input")].filter(
    (each) => each.closest("[hidden]") === null && (each.checkVisibility?.() ?? true),
  );
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== end) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

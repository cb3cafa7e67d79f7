import type { KeyboardEvent } from "react";

/** The links and buttons of the bar, or of the panel that the focus is in, in the order of the page. */
function stops(nav: HTMLElement, panel: Element | null): HTMLElement[] {
  const all = [...(panel ?? nav).querySelectorAll<HTMLElement>("a[href], button")];
  return panel === null ? all.filter((each) => each.closest("[data-panel]") === null) : all;
}

interface MenuStep {
  /** Where the focus goes; undefined at an end. */
  stop: HTMLElement | undefined;
  /** The entry whose panel is opened instead. */
  opens: string | null;
}

/** What an arrow key, Home or End does in the menu; null for other keys. */
export function menuStepOf(event: KeyboardEvent<HTMLElement>): MenuStep | null {
  const from = event.target as HTMLElement;
  const panel = from.closest("[data-panel]");
  const list = stops(event.currentTarget, panel);
  const at = list.indexOf(from);
  const keys: Record<string, () => HTMLElement | undefined> = {
    ArrowRight: () => list[at + 1],
    ArrowLeft: () => list[at - 1],
    Home: () => list[0],
    End: () => list.at(-1),
    ArrowDown: () => (panel === null ? undefined : list[at + 1]),
    ArrowUp: () =>
      panel === null ? undefined : (list[at - 1] ?? panel.parentElement?.querySelector("button") ?? undefined),
  };
  const next = keys[event.key];
  if (next === undefined) return null;
  const entry = from.closest("[data-entry]")?.getAttribute("data-entry");
  const opens = event.key === "ArrowDown" && panel === null && entry ? entry : null;
  return { stop: opens === null ? next() : undefined, opens };
}

import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** Closes an open panel of the menu on a click outside the menu, and on Escape. */
function useOutsideClose(nav: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) close();
    };
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
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

/** A timer for one action. A new action replaces the previous one; `cancel` stops it. */
function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const schedule = (then: () => void, delay: number) => {
    cancel();
    timer.current = setTimeout(then, delay);
  };
  return { schedule, cancel };
}

/** Long enough to move across another entry on the way to the open panel, and short enough to feel immediate. */
const OPEN_MS = 120;
const SWITCH_MS = 250;
const CLOSE_MS = 280;

interface Opened {
  id: string;
  /** A click keeps a panel open that was opened by hovering, and closes a panel that was opened by a click. */
  by: "hover" | "hand";
  /** True if another panel was open just before: then there is no animation. */
  switched: boolean;
  /** True if the focus must move into the panel. */
  enters: boolean;
}

/** The links and buttons of the bar, or of the panel with the focus, in the order of the page. */
function stops(nav: HTMLElement, panel: Element | null): HTMLElement[] {
  const all = [...(panel ?? nav).querySelectorAll<HTMLElement>("a[href], button")];
  return panel === null ? all.filter((each) => each.closest("[data-panel]") === null) : all;
}

interface MenuStep {
  /** The element that gets the focus; undefined at an end of the list. */
  stop: HTMLElement | undefined;
  /** The entry whose panel opens instead; null if none opens. */
  opens: string | null;
}

/** The effect of an arrow key, Home or End in the menu; null for other keys. */
function menuStepOf(event: KeyboardEvent<HTMLElement>): MenuStep | null {
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

/**
 * The open dropdown of the main menu. It opens after a short hover, by its button or by keys (WAI-ARIA APG disclosure
 * navigation). It closes on Escape, on a click outside, when the focus leaves it and when the page changes.
 * @param path of the page
 * @param loadPanel loads the panels' script; the result is false if that failed
 */
export function useMenuPanels(path: string, loadPanel: () => Promise<boolean>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const nav = useRef<HTMLElement>(null);
  const { schedule, cancel } = useDelay();

  const open = (id: string, by: Opened["by"], enters = false) => {
    cancel();
    setOpened((now) => (now?.id === id ? { ...now, by, enters } : { id, by, enters, switched: now !== null }));
    void loadPanel().then((isLoaded) => {
      if (!isLoaded) setOpened(null);
    });
  };
  const close = useCallback(() => {
    cancel();
    setOpened(null);
  }, [cancel]);

  // A layout effect: a passive effect can run after the first click on a hydrating page, and would undo that click.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes when the page changes under it
  useLayoutEffect(() => setOpened(null), [path]);

  useOutsideClose(nav, opened !== null, close);

  const step = (event: KeyboardEvent<HTMLElement>) => {
    const next = menuStepOf(event);
    if (next === null) return;
    event.preventDefault();
    if (next.opens !== null) open(next.opens, "hand", true);
    else next.stop?.focus();
  };

  return {
    opened,
    close,
    nav: {
      ref: nav,
      onPointerEnter: () => void loadPanel(),
      onFocus: () => void loadPanel(),
      onKeyDown: step,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
    },
    /** The props for the list item of an entry with a dropdown. */
    entry: (id: string) => ({
      "data-entry": id,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        if (opened?.id === id) cancel();
        else schedule(() => open(id, "hover"), opened === null ? OPEN_MS : SWITCH_MS);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") schedule(close, CLOSE_MS);
      },
    }),
    /** The click handler for the button of a dropdown. */
    press: (id: string) => () => (opened?.id === id && opened.by === "hand" ? close() : open(id, "hand")),
  };
}

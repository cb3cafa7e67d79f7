import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useDelay } from "@/components/layout/header/use-delay";
import { useOutsideClose } from "@/components/layout/header/use-outside-close";

/** Long enough to cross another entry on the way into the open panel, short enough to feel at once. */
const OPEN_MS = 120;
const SWITCH_MS = 250;
const CLOSE_MS = 280;

interface Opened {
  id: string;
  /** A panel opened by hovering is kept open by a click; one opened by a click is closed by it. */
  by: "hover" | "hand";
  /** True when another panel was open just before: the change then needs no animation. */
  switched: boolean;
  /** True when the focus is to go into the panel. */
  enters: boolean;
}

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
 * Which dropdown of the main menu is open: by hovering with intent, by its button and by keys (WAI-ARIA APG disclosure
 * navigation). Closes with Escape, outside, when the focus leaves and when the page changes.
 * @param path of the page
 * @param want loads the panels' script and says whether that worked
 */
export function useMenuPanels(path: string, want: () => Promise<boolean>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const nav = useRef<HTMLElement>(null);
  const { soon, cancel } = useDelay();

  const open = (id: string, by: Opened["by"], enters = false) => {
    cancel();
    setOpened((now) => (now?.id === id ? { ...now, by, enters } : { id, by, enters, switched: now !== null }));
    void want().then((came) => {
      if (!came) setOpened(null);
    });
  };
  const close = useCallback(() => {
    cancel();
    setOpened(null);
  }, [cancel]);

  // A layout effect: a passive one can run after the first click of a page that is just taken over, and would undo it.
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
      onPointerEnter: () => void want(),
      onFocus: () => void want(),
      onKeyDown: step,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
    },
    /** For the list item of an entry with a dropdown. */
    entry: (id: string) => ({
      "data-entry": id,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        if (opened?.id === id) cancel();
        else soon(() => open(id, "hover"), opened === null ? OPEN_MS : SWITCH_MS);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") soon(close, CLOSE_MS);
      },
    }),
    /** For the button of a dropdown. */
    press: (id: string) => () => (opened?.id === id && opened.by === "hand" ? close() : open(id, "hand")),
  };
}

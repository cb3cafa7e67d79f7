import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

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

/**
 * Which dropdown of the main menu is open: by hovering with intent, by its button and by keys (WAI-ARIA APG disclosure
 * navigation). Closes with Escape, outside, when the focus leaves and when the page changes.
 * @param path of the page
 * @param want loads the panels' script and says whether that worked
 */
export function useMenuPanels(path: string, want: () => Promise<boolean>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = (id: string, by: Opened["by"], enters = false) => {
    clearTimeout(timer.current);
    setOpened((now) => (now?.id === id ? { ...now, by, enters } : { id, by, enters, switched: now !== null }));
    void want().then((came) => {
      if (!came) setOpened(null);
    });
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpened(null);
  };
  const soon = (then: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  // A layout effect: a passive one can run after the first click of a page that is just taken over, and would undo it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes when the page changes under it
  useLayoutEffect(() => setOpened(null), [path]);

  const isOpen = opened !== null;
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: Event) => {
      if (!(target instanceof Node && nav.current?.contains(target))) setOpened(null);
    };
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== "Escape") return;
      // The focused element is removed: the focus returns to the button beside it.
      const panel = document.activeElement?.closest("[data-panel]");
      panel?.parentElement?.querySelector("button")?.focus();
      clearTimeout(timer.current);
      setOpened(null);
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [isOpen]);

  const step = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target as HTMLElement;
    const panel = from.closest("[data-panel]");
    const list = stops(event.currentTarget, panel);
    const at = list.indexOf(from);
    const entry = from.closest("[data-entry]")?.getAttribute("data-entry");
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
    if (next === undefined) return;
    event.preventDefault();
    if (event.key === "ArrowDown" && panel === null && entry) open(entry, "hand", true);
    else next()?.focus();
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
        if (opened?.id === id) clearTimeout(timer.current);
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

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

const OPEN = "#filters";
/** Where its links to close it lead without a script. */
const LIST = "#results";

/** Everything beside the panel is out of reach while it covers the page. @returns undoes it */
function shutOut(panel: HTMLElement): () => void {
  const shut: HTMLElement[] = [];
  for (let inside = panel; inside !== document.body && inside.parentElement; inside = inside.parentElement) {
    for (const other of inside.parentElement.children) {
      if (other === inside || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      shut.push(other);
    }
  }
  return () => {
    for (const element of shut) element.inert = false;
  };
}

/** True where the focus is in the panel, or was in something that can have it no longer. */
const isIn = (panel: HTMLElement | null) =>
  document.activeElement === document.body || panel?.contains(document.activeElement) === true;

const focusOpener = () => document.querySelector<HTMLElement>(`a[href="${OPEN}"]`)?.focus({ preventScroll: true });

/** The panel's links to the list close the sheet. */
function useCloseLinks(panel: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = panel.current;
    const click = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest(`a[href="${LIST}"]`) === null) return;
      event.preventDefault();
      close();
    };
    element?.addEventListener("click", click);
    return () => element?.removeEventListener("click", click);
  }, [panel, close]);
}

export interface FilterSheet {
  /** The sheet is open, or was opened: its parts may be loaded. */
  wasOpened: boolean;
  /** How often it was closed. */
  closed: number;
  /** Closes the sheet and removes its entry from the history. */
  close(): void;
  /** Leaves the sheet for the list, with the focus. @returns whether it was open, so that its entry of the history is the one to replace */
  land(): boolean;
}

/**
 * The sheet that `#filters` opens, also without a script. Like a dialog it keeps the focus while it is open and returns
 * it; Back closes it.
 * @param sheetIs media query under which the panel is a sheet
 */
export function useFilterSheet(panel: RefObject<HTMLElement | null>, sheetIs: string): FilterSheet {
  const [wasOpened, setOpened] = useState(false);
  const [closed, setClosed] = useState(0);
  /** Opened on this page, so that the entry before this one is the page itself. */
  const openedHere = useRef(false);
  const release = useRef(() => {});

  const close = useCallback(() => {
    if (openedHere.current) window.history.back();
    else window.location.replace(LIST);
  }, []);

  useCloseLinks(panel, close);

  useEffect(() => {
    const leave = () => {
      release.current();
      release.current = () => {};
    };
    const enter = () => {
      if (window.location.hash !== OPEN || !window.matchMedia(sheetIs).matches || panel.current === null) return;
      setOpened(true);
      const undo = shutOut(panel.current);
      if (!panel.current.contains(document.activeElement)) panel.current.focus({ preventScroll: true });
      release.current = () => {
        undo();
        setClosed((times) => times + 1);
      };
    };
    const change = ({ oldURL }: HashChangeEvent) => {
      const wasOpen = new URL(oldURL).hash === OPEN;
      openedHere.current = window.location.hash === OPEN && !wasOpen;
      leave();
      enter();
      if (wasOpen && isIn(panel.current)) focusOpener();
    };
    enter();
    window.addEventListener("hashchange", change);
    return () => {
      window.removeEventListener("hashchange", change);
      leave();
    };
  }, [panel, sheetIs]);

  return {
    wasOpened,
    closed,
    close,
    land() {
      if (window.location.hash !== OPEN) return false;
      release.current();
      release.current = () => {};
      window.location.replace(LIST);
      document.getElementById("results")?.focus({ preventScroll: true });
      return true;
    },
  };
}

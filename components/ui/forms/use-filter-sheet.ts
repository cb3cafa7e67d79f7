import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

const OPEN = "#filters";
/** Target of the links that close the sheet; without a script, they lead here. */
const LIST = "#results";

/** Makes everything beside the panel inert while the panel covers the page. @returns a function that undoes it */
function makeOthersInert(panel: HTMLElement): () => void {
  const inertElements: HTMLElement[] = [];
  for (let inside = panel; inside !== document.body && inside.parentElement; inside = inside.parentElement) {
    for (const other of inside.parentElement.children) {
      if (other === inside || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      inertElements.push(other);
    }
  }
  return () => {
    for (const element of inertElements) element.inert = false;
  };
}

/** True when the focus is in the panel, or was on an element that can no longer have it. */
const isIn = (panel: HTMLElement | null) =>
  document.activeElement === document.body || panel?.contains(document.activeElement) === true;

const focusOpener = () => document.querySelector<HTMLElement>(`a[href="${OPEN}"]`)?.focus({ preventScroll: true });

/** Makes the panel's links to the list close the sheet. */
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

/**
 * The sheet that `#filters` opens, also without a script. Like a dialog, it keeps the focus while it is open and then
 * returns it; Back closes the sheet.
 * @param sheetIs media query that is true when the panel is a sheet
 */
export function useFilterSheet(panel: RefObject<HTMLElement | null>, sheetIs: string) {
  const [wasOpened, setOpened] = useState(false);
  const [closed, setClosed] = useState(0);
  /** True when the sheet was opened on this page: the history entry before this one is then the page itself. */
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
      const undo = makeOthersInert(panel.current);
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
    /** True when the sheet is open or has been opened: its parts can be loaded. */
    wasOpened,
    closed,
    close,
    /** Leaves the sheet for the list, with the focus. @returns whether it was open */
    leaveToList() {
      if (window.location.hash !== OPEN) return false;
      release.current();
      release.current = () => {};
      window.location.replace(LIST);
      document.getElementById("results")?.focus({ preventScroll: true });
      return true;
    },
  };
}

import { useEffect } from "react";
import { slideAfter } from "@/utils/layout/header-slide";

const header = () => document.querySelector("#__next > header");

/** True while the header is in use: it has the focus, or one of its menus is open. */
function isInUse(element: Element | null): boolean {
  return (
    element !== null && (element.matches(":focus-within") || element.querySelector("[aria-expanded=true]") !== null)
  );
}

/**
 * Hides the header when the page scrolls down, and shows it again when it scrolls up (ADSBAR-09 to ADSBAR-11). Sets an
 * attribute for components/ads-platform/ads-bar.module.css. A header in use stays; it returns when it gets the focus.
 */
export function useHeaderSlide(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const root = document.documentElement;
    const listening = new AbortController();
    const { signal } = listening;
    let state = { y: window.scrollY, away: false };
    let frame = 0;
    const show = (away: boolean) => {
      state = { ...state, away };
      root.toggleAttribute("data-header-away", away);
    };
    const follow = () => {
      frame = 0;
      const lowest = root.scrollHeight - window.innerHeight;
      state = slideAfter(state, Math.min(Math.max(0, window.scrollY), Math.max(0, lowest)));
      show(state.away && !isInUse(header()));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow);
    };
    window.addEventListener("scroll", onScroll, { passive: true, signal });
    header()?.addEventListener("focusin", () => show(false), { signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
      show(false);
    };
  }, [active]);
}

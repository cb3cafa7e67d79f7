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
 * Slides the header up on the way down and back on the way up (ADSBAR-09 to ADSBAR-11). The mark on the document is
 * styled by components/ads-platform/ads-bar.module.css. A header in use stays, and returns when the focus enters it.
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

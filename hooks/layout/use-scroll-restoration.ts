import type { NextRouter } from "next/router";
import { useEffect } from "react";
import { findScroll, keepScroll, type ScrollPosition } from "@/utils/browser/scroll-positions";

/** How long a page may take to become as tall as it was. */
const PATIENCE_MS = 3000;
/** How far off the browser's own scroll anchoring may be while parts get their heights. */
const NEAR_PX = 64;
const HANDS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** The key of the current history entry, from Next; null where it has none. */
function entryKey(state: unknown = window.history.state): string | null {
  const key = typeof state === "object" && state !== null && "key" in state ? state.key : null;
  return typeof key === "string" ? key : null;
}

// Read before Next's router starts, which gives the entry another key: a reload finds its position by the old one.
const arrivedAt = typeof window === "undefined" ? null : entryKey();

const here = (): ScrollPosition => ({ x: window.scrollX, y: window.scrollY });

/**
 * Scrolls to a position as soon as the page is tall enough for it, unless the visitor scrolls first.
 * @returns a function that gives up
 */
function scrollBack({ x, y }: ScrollPosition): () => void {
  const root = document.documentElement;
  // Parts below the screen have estimated heights until they were laid out once (page.module.css).
  root.dataset.restoring = "";
  const reached = () => {
    window.scrollTo({ left: x, top: y, behavior: "instant" });
    return Math.abs(window.scrollY - y) <= 1;
  };
  const growth = new ResizeObserver(() => {
    if (reached()) stop();
  });
  const stop = () => {
    growth.disconnect();
    clearTimeout(patience);
    for (const hand of HANDS) window.removeEventListener(hand, stop);
    // The browser knows the true heights in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute("data-restoring")));
  };
  const patience = setTimeout(stop, PATIENCE_MS);
  for (const hand of HANDS) window.addEventListener(hand, stop, { passive: true });
  if (reached()) stop();
  else growth.observe(document.body);
  return stop;
}

/**
 * Follows the page through its history: saves its position when it is left, and finds the one to return to.
 * @returns functions for the router's events, and one that ends a return under way
 */
function createScrollKeeper() {
  let entry = entryKey();
  let wanted: ScrollPosition | null = null;
  let giveUp = () => {};

  const keep = () => {
    if (entry !== null) keepScroll(entry, here());
  };
  return {
    keep,
    returnTo(position: ScrollPosition): void {
      giveUp = scrollBack(position);
    },
    pop({ state }: PopStateEvent): void {
      giveUp();
      keep();
      entry = entryKey(state);
      wanted = entry === null ? null : findScroll(entry);
    },
    start(): void {
      giveUp();
      // After a pop, the page still shown has been saved already, and the entry is the next one's.
      if (wanted === null) keep();
    },
    complete(): void {
      entry = entryKey();
      if (wanted !== null) giveUp = scrollBack(wanted);
      wanted = null;
    },
    fail(): void {
      entry = entryKey();
      wanted = null;
    },
    stop: () => giveUp(),
  };
}

/** The position of a page that was loaded again; null where the visitor has already scrolled elsewhere. */
function reloadedPosition(): ScrollPosition | null {
  const before = arrivedAt === null ? null : findScroll(arrivedAt);
  // The browser's own return uses estimated heights, so another part of the page may be at that position.
  const stands = window.scrollY;
  return before !== null && (stands === 0 || Math.abs(stands - before.y) <= NEAR_PX) ? before : null;
}

/**
 * Saves the page's scroll position before a route change and before the page is left, and restores it on the way back
 * (SCROLL-01 to SCROLL-03). Next's own setting saves nothing when the page is left, and scrolls before the page is tall
 * enough.
 */
export function useScrollRestoration({ events }: NextRouter): void {
  useEffect(() => {
    const { keep, returnTo, pop, start, complete, fail, stop } = createScrollKeeper();
    const leave = () => {
      keep();
      // Until this script runs again the browser itself restores the position.
      window.history.scrollRestoration = "auto";
    };
    const appear = () => {
      // On the way back the browser would scroll the page that is about to be replaced.
      window.history.scrollRestoration = "manual";
    };
    const onVisibility = () => {
      if (document.visibilityState === "hidden") keep();
    };

    appear();
    const position = reloadedPosition();
    if (position !== null) returnTo(position);

    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("popstate", pop, { signal });
    window.addEventListener("pagehide", leave, { signal });
    window.addEventListener("pageshow", appear, { signal });
    document.addEventListener("visibilitychange", onVisibility, { signal });
    const routes = [
      ["routeChangeStart", start],
      ["routeChangeComplete", complete],
      ["routeChangeError", fail],
      ["hashChangeStart", start],
      ["hashChangeComplete", complete],
    ] as const;
    for (const [event, take] of routes) events.on(event, take);
    return () => {
      stop();
      listening.abort();
      for (const [event, take] of routes) events.off(event, take);
    };
  }, [events]);
}

import type { NextRouter } from "next/router";
import { useEffect } from "react";
import { findScroll, type ScrollPosition, saveScroll } from "@/utils/browser/scroll-positions";

/** How long to wait until the page is as tall as it was before. */
const TIMEOUT_MS = 3000;
/** The largest difference that the browser's own scroll anchoring may cause while parts get their heights. */
const NEAR_PX = 64;
const USER_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** The key that Next gave to the current history entry; null when it has none. */
function entryKey(state: unknown = window.history.state): string | null {
  const key = typeof state === "object" && state !== null && "key" in state ? state.key : null;
  return typeof key === "string" ? key : null;
}

// Read before Next's router starts, because the router sets another key. After a reload, the position has the old key.
const arrivedAt = typeof window === "undefined" ? null : entryKey();

const here = (): ScrollPosition => ({ x: window.scrollX, y: window.scrollY });

/**
 * Scrolls to a position as soon as the page is tall enough for it, unless the visitor scrolls first.
 * @returns a function that stops waiting
 */
function scrollBack({ x, y }: ScrollPosition): () => void {
  const root = document.documentElement;
  // Parts below the screen have estimated heights until they have been laid out once (page.module.css).
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
    clearTimeout(timeout);
    for (const name of USER_EVENTS) window.removeEventListener(name, stop);
    // The browser knows the true heights in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute("data-restoring")));
  };
  const timeout = setTimeout(stop, TIMEOUT_MS);
  for (const name of USER_EVENTS) window.addEventListener(name, stop, { passive: true });
  if (reached()) stop();
  else growth.observe(document.body);
  return stop;
}

/**
 * Follows the visitor through the history: saves a page's position when the page is left, and finds it on the way back.
 * @returns functions for the router's events, and one that stops a restoration in progress
 */
function createScrollHistory() {
  let entry = entryKey();
  let target: ScrollPosition | null = null;
  let cancelRestore = () => {};

  const savePosition = () => {
    if (entry !== null) saveScroll(entry, here());
  };
  return {
    savePosition,
    returnTo(position: ScrollPosition): void {
      cancelRestore = scrollBack(position);
    },
    pop({ state }: PopStateEvent): void {
      cancelRestore();
      savePosition();
      entry = entryKey(state);
      target = entry === null ? null : findScroll(entry);
    },
    start(): void {
      cancelRestore();
      // After a pop, the position of the page still shown is already saved, and `entry` belongs to the next page.
      if (target === null) savePosition();
    },
    complete(): void {
      entry = entryKey();
      if (target !== null) cancelRestore = scrollBack(target);
      target = null;
    },
    fail(): void {
      entry = entryKey();
      target = null;
    },
    stop: () => cancelRestore(),
  };
}

/** The saved position of a reloaded page; null when the visitor has already scrolled elsewhere. */
function reloadedPosition(): ScrollPosition | null {
  const before = arrivedAt === null ? null : findScroll(arrivedAt);
  // The browser restores with estimated heights, so another part of the page may now be at that position.
  const currentY = window.scrollY;
  return before !== null && (currentY === 0 || Math.abs(currentY - before.y) <= NEAR_PX) ? before : null;
}

/**
 * Saves the page's scroll position before a route change and before the page is left, and restores it on the way back
 * (SCROLL-01 to SCROLL-03). Next's own option saves nothing when the page is left, and scrolls before the page is tall
 * enough.
 */
export function useScrollRestoration({ events }: NextRouter): void {
  useEffect(() => {
    const { savePosition, returnTo, pop, start, complete, fail, stop } = createScrollHistory();
    const leave = () => {
      savePosition();
      // Until this script runs again, the browser itself restores the position.
      window.history.scrollRestoration = "auto";
    };
    const appear = () => {
      // On the way back, the browser would scroll the old page, which is about to be replaced.
      window.history.scrollRestoration = "manual";
    };
    const onVisibility = () => {
      if (document.visibilityState === "hidden") savePosition();
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

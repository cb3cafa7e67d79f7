import type { NextRouter } from "next/router";
import { useEffect } from "react";
import { afterPaint, whenIdle } from "@/utils/browser/idle";

/** The parts of the content that styles leave out of the first layout with `content-visibility: auto`. */
const PARTS = "main :is(section, section + div)";
/**
 * Those that load no file. Not those with pictures; nor the reviews, which may need the Bengali font. The icons of the
 * footer have a rule of their own.
 */
const LATER = `${PARTS}:not(#reviews, :has(img)), footer`;

/** Keeps a part laid out. */
function keep(part: HTMLElement): void {
  part.style.contentVisibility = "visible";
}

/** Lays out these parts, one a frame, so that no task is long, until the signal stops it. */
async function layOutLaterParts(signal: AbortSignal): Promise<void> {
  await whenIdle();
  if (signal.aborted) return;
  // For the items of rows (rail.module.css).
  document.documentElement.dataset["idle"] = "";
  for (const part of document.querySelectorAll<HTMLElement>(LATER)) {
    await afterPaint();
    if (signal.aborted) return;
    keep(part);
  }
}

/** Keeps a part that came near the viewport: what it loads is loaded, and a picture of the full page shows it. */
function keepPart(event: Event): void {
  if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) keep(event.target as HTMLElement);
}

/** Lays out all parts before a link to a place on the page is followed. One that grew later would push the place away. */
function layOutForLink({ target }: Event): void {
  if ((target as Element).closest("a[href^='#']")) document.querySelectorAll<HTMLElement>(PARTS).forEach(keep);
}

/**
 * Lays out the rest of each page when it is complete and idle (docs/decisions/21). A picture of the full page then shows
 * it, and nothing of it is laid out while somebody scrolls.
 */
export function useLaterLayout({ events }: Pick<NextRouter, "events">): void {
  useEffect(() => {
    let work = new AbortController();
    const start = () => {
      work.abort();
      work = new AbortController();
      void layOutLaterParts(work.signal);
    };
    start();
    document.addEventListener("contentvisibilityautostatechange", keepPart);
    document.addEventListener("click", layOutForLink);
    events.on("routeChangeComplete", start);
    return () => {
      work.abort();
      document.removeEventListener("contentvisibilityautostatechange", keepPart);
      document.removeEventListener("click", layOutForLink);
      events.off("routeChangeComplete", start);
    };
  }, [events]);
}

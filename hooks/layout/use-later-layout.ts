import type { NextRouter } from "next/router";
import { useEffect } from "react";
import { afterPaint, whenIdle } from "@/utils/browser/idle";

/**
 * The parts that styles leave out of the first layout with `content-visibility: auto`, and that load no file. Not the
 * sections with pictures; nor the reviews, which may need the Bengali font. The footer's icons wait on their own.
 */
const LATER = "main :is(section, section + div):not(#reviews, :has(img)), footer";

/** Browsers lay such a part out when it is this near, in heights of the viewport. */
const NEAR = 1.5;

/** Whether a part that styles may leave out can stay laid out: it loads no file, or it is near the viewport. */
function mayStay(part: HTMLElement): boolean {
  if (getComputedStyle(part).contentVisibility !== "auto") return false;
  if (part.matches(LATER)) return true;
  const { top, bottom } = part.getBoundingClientRect();
  return top < (1 + NEAR) * innerHeight && bottom > -NEAR * innerHeight;
}

/** Keeps a part laid out. One with pictures stays contained: otherwise those beyond the edge of a row are loaded too. */
function keep(part: HTMLElement): void {
  if (!part.matches(LATER)) part.style.contain = "content";
  part.style.contentVisibility = "visible";
}

/** Lays out these parts, one a frame, so that no task is long, until the signal stops it. */
async function layOutLaterParts(signal: AbortSignal): Promise<void> {
  await whenIdle();
  if (signal.aborted) return;
  // For the items of rows (rail.module.css).
  document.documentElement.dataset["idle"] = "";
  for (const part of document.querySelectorAll<HTMLElement>("main :is(section, section + div), footer")) {
    if (!mayStay(part)) continue;
    await afterPaint();
    if (signal.aborted) return;
    keep(part);
  }
}

/** Keeps a part that came near the viewport: what it loads is loaded, and a picture of the full page shows it. */
function keepPart(event: Event): void {
  if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || event.skipped) return;
  if (event.target instanceof HTMLElement) keep(event.target);
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
    events.on("routeChangeComplete", start);
    return () => {
      work.abort();
      document.removeEventListener("contentvisibilityautostatechange", keepPart);
      events.off("routeChangeComplete", start);
    };
  }, [events]);
}

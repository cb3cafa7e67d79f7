import type { NextRouter } from "next/router";
import { useEffect } from "react";
import { afterPaint, whenIdle } from "@/utils/browser/idle";

/** The parts that styles may leave out of the first layout with `content-visibility: auto`, but for cards. */
const PARTS = "main :is(section, section + div), footer";
/** Those that load files: pictures, or the Bengali font for a review. The footer's icons wait on their own. */
const LOADING = "main :is(#reviews, :has(img))";

/** Keeps a part laid out. One with pictures stays contained: otherwise those beyond the edge of a row are loaded too. */
function keep(part: HTMLElement): void {
  part.style.cssText += `;content-visibility:visible${part.matches(LOADING) ? ";contain:content" : ""}`;
}

/** Lays out the parts that load nothing, one a frame, so that no task is long, until the signal stops it. */
async function layOutLaterParts(signal: AbortSignal): Promise<void> {
  await whenIdle();
  if (signal.aborted) return;
  // For the items of rows (rail.module.css).
  document.documentElement.dataset["idle"] = "";
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    if (part.matches(LOADING) || getComputedStyle(part).contentVisibility !== "auto") continue;
    await afterPaint();
    if (signal.aborted) return;
    keep(part);
  }
}

/** Keeps a part that came near the viewport: what it loads is loaded, and a picture of the full page shows it. */
function keepPart(event: Event): void {
  if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) keep(event.target as HTMLElement);
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

import type { NextRouter } from "next/router";
import { useEffect } from "react";
import { afterPaint, whenIdle } from "@/utils/browser/idle";

/**
 * The parts that styles leave out of the first layout with `content-visibility: auto`, and that load no file. Not the
 * sections with pictures; nor the footer, which has icons; nor the reviews, which may need the Bengali font.
 */
const LATER = "main section:not(#reviews, :has(img))";

/** Lays out these parts, one a frame, so that no task is long, until the signal stops it. */
async function layOutLaterParts(signal: AbortSignal): Promise<void> {
  await whenIdle();
  if (signal.aborted) return;
  // For the items of rows (rail.module.css).
  document.documentElement.dataset["idle"] = "";
  for (const part of document.querySelectorAll<HTMLElement>(LATER)) {
    if (part.style.contentVisibility === "visible") continue;
    await afterPaint();
    if (signal.aborted) return;
    part.style.contentVisibility = "visible";
  }
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
    events.on("routeChangeComplete", start);
    return () => {
      work.abort();
      events.off("routeChangeComplete", start);
    };
  }, [events]);
}

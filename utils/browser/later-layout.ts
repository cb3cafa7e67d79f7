import { afterPaint } from "@/utils/browser/idle";

/**
 * What styles keep from the first layout with `content-visibility: auto`, and costs no bytes. Pictures would be loaded
 * before anybody sees them, and so would the icons of the footer and the Bengali font for a review.
 */
const LATER = "main section:not(#reviews, :has(img))";

/**
 * Lays out the rest of a page, one part a frame, so that no task is long. Then a picture of the full page shows these
 * parts, and they are not laid out while somebody scrolls.
 * @param signal stops it, for example when another page is opened
 */
export async function layOutLaterParts(signal: AbortSignal): Promise<void> {
  // For the items of rows (rail.module.css).
  document.documentElement.dataset["idle"] = "";
  for (const part of document.querySelectorAll<HTMLElement>(LATER)) {
    if (part.style.contentVisibility === "visible") continue;
    await afterPaint();
    if (signal.aborted) return;
    part.style.contentVisibility = "visible";
  }
}

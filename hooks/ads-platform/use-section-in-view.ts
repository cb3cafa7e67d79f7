import { useEffect, useState } from "react";

/** Fraction of the window's height. A section counts as reached when its beginning is above this line. */
const READING_LINE = 0.4;

/**
 * The section that the visitor is reading: the last one that begins above the reading line, or the last section at the
 * end of the page.
 * @param ids of the sections, in page order; must always be the same array
 * @returns null above the first section
 */
export function useSectionInView(ids: readonly string[]): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (ids.length === 0) return;
    let frame = 0;
    const update = () => {
      frame = 0;
      const line = window.innerHeight * READING_LINE;
      const reached = ids.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line + 1) <= line,
      );
      setShown(reached.at(-1) ?? null);
    };
    const listening = new AbortController();
    const { signal } = listening;
    const follow = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener("scroll", follow, { passive: true, signal });
    window.addEventListener("resize", follow, { passive: true, signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return shown;
}

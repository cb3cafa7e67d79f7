import { useEffect, useState } from "react";

/** Part of the window above which a section's beginning counts as reached. */
const READING_LINE = 0.4;

/**
 * The section that is being read: the last one whose beginning is above the reading line, or the last of all at the end
 * of the page.
 * @param ids of the sections, in the order of the page; must stay the same array
 * @returns null above the first of them
 */
export function useSectionInView(ids: readonly string[]): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (ids.length === 0) return;
    let frame = 0;
    const look = () => {
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
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener("scroll", follow, { passive: true, signal });
    window.addEventListener("resize", follow, { passive: true, signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return shown;
}

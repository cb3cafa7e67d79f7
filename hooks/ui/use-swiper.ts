import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Swiper } from "@/hooks/ui/swiper-engine";
import { logFailure } from "@/utils/browser/log-failure";

/**
 * Swiper for a strip of slides, on demand.
 * @param container the element with class `swiper`; its first child is the scrolling row
 * @param onSlide called with the index of a slide that becomes visible
 */
export function useSwiper(container: RefObject<HTMLElement | null>, onSlide: (index: number) => void) {
  const running = useRef<Promise<Swiper | null> | null>(null);
  const isRunning = useRef(false);
  /** The slide that a control requested before Swiper had loaded. */
  const requestedSlide = useRef<number | null>(null);
  const listener = useRef(onSlide);
  listener.current = onSlide;

  useEffect(
    () => () => {
      void running.current?.then((swiper) => swiper?.destroy());
    },
    [],
  );

  const enhance = useCallback(() => {
    running.current ??= import("@/hooks/ui/swiper-engine").then(
      ({ startSwiper }) => {
        const element = container.current;
        isRunning.current = element !== null;
        return (
          element &&
          startSwiper(element, requestedSlide.current ?? shownIn(element), (index) => listener.current(index))
        );
      },
      (error: unknown) => {
        running.current = null;
        logFailure("Slides", error);
        return null;
      },
    );
    return running.current;
  }, [container]);

  const show = useCallback(
    (index: number) => {
      const row = container.current?.firstElementChild;
      const slide = row?.children[index];
      // A smooth scroll that still runs when Swiper starts would go on to the slide after this one.
      const behavior = isRunning.current ? "smooth" : "instant";
      if (row && slide instanceof HTMLElement) row.scrollTo({ left: slide.offsetLeft, behavior });
      requestedSlide.current = index;
      listener.current(index);
      void enhance();
    },
    [container, enhance],
  );
  return {
    /** Loads Swiper for the strip, once; without Swiper the strip still scrolls. */
    enhance,
    /** Scrolls to a slide, with or without Swiper. */
    show,
  };
}

/** The index of the slide that a strip shows while it works without Swiper. */
function shownIn(container: HTMLElement): number {
  const row = container.firstElementChild;
  return row && row.clientWidth > 0 ? Math.round(row.scrollLeft / row.clientWidth) : 0;
}

import Swiper from "swiper";
import { A11y, Autoplay, Keyboard } from "swiper/modules";
import { moveIn } from "@/hooks/slide-motion";

const SLIDE_MS = 6000;

/**
 * Takes over a strip that already scrolls and snaps by style sheet. Only ever imported on a first touch, focus or press:
 * 28 KB that most first views never need. It stands still until `autoplay.start()`.
 */
export function startSwiper(container: HTMLElement, onSlide: (index: number) => void): Swiper {
  return new Swiper(container, {
    modules: [A11y, Autoplay, Keyboard],
    cssMode: true,
    keyboard: { enabled: true, onlyInViewport: true },
    autoplay: { enabled: false, delay: SLIDE_MS, pauseOnMouseEnter: true },
    on: {
      slideChange: ({ realIndex, slides, activeIndex }) => {
        onSlide(realIndex);
        const entering = slides[activeIndex];
        if (entering) moveIn(entering);
      },
    },
  });
}

export type { Swiper };

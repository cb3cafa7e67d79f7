import Swiper from "swiper";
import { A11y, Autoplay, Keyboard } from "swiper/modules";
import { moveIn } from "@/hooks/ui/slide-motion";

const SLIDE_MS = 6000;

/**
 * Takes over a strip that already scrolls and snaps by CSS. Imported on a first touch, focus or click: 28 KB
 * that most first views never need. It does not move until `autoplay.start()`.
 * @param first index of the slide that is shown, or being scrolled to: Swiper goes there at once
 */
export function startSwiper(container: HTMLElement, first: number, onSlide: (index: number) => void): Swiper {
  return new Swiper(container, {
    initialSlide: first,
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

import { animate } from "framer-motion/dom/mini";

const DURATION_SECONDS = 0.45;
const STAGGER_SECONDS = 0.08;

/**
 * Moves the parts of a slide that have `data-moves-in` into place, one after the other. Visitors who want no motion see
 * them in place at once. Only composited properties change, with the browser's own animations: 3 KB, with Swiper.
 */
export function moveIn(slide: Element): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  [...slide.querySelectorAll("[data-moves-in]")].forEach((part, index) => {
    animate(
      part,
      { opacity: [0.3, 1], transform: ["translateX(2rem)", "none"] },
      { duration: DURATION_SECONDS, delay: index * STAGGER_SECONDS, ease: "easeOut" },
    );
  });
}

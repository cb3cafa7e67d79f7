const TIMEOUT_MS = 5_000;
const WITHOUT_IDLE_MS = 1_000;

/** Resolves when the page has loaded and is idle, so that later work does not slow down the page. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    const wait = () => {
      if ("requestIdleCallback" in window) window.requestIdleCallback(() => done(), { timeout: TIMEOUT_MS });
      else setTimeout(done, WITHOUT_IDLE_MS);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
  });
}

/** Resolves when the next frame has been painted, so that later work does not delay the reaction to a tap. */
export function afterPaint(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

const LONGEST_MS = 5_000;
const WITHOUT_IDLE_MS = 1_000;

/** Settles after the page has loaded and has nothing better to do, so that no byte and no millisecond is taken from it. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    const wait = () => {
      if ("requestIdleCallback" in window) window.requestIdleCallback(() => done(), { timeout: LONGEST_MS });
      else setTimeout(done, WITHOUT_IDLE_MS);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
  });
}

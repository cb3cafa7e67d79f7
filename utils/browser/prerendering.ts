/**
 * Runs something when the page is visible: at once, or, for a page that the browser has prerendered, when it is
 * activated. A prerendered page is not a visit, may never be shown, and loses what it writes to sessionStorage.
 * @returns a function that stops the waiting
 */
export function whenActive(run: () => void): () => void {
  if (!("prerendering" in document && document.prerendering === true)) {
    run();
    return () => undefined;
  }
  document.addEventListener("prerenderingchange", run, { once: true });
  return () => document.removeEventListener("prerenderingchange", run);
}

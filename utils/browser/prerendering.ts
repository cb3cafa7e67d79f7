/**
 * Runs something once the page is in front of the visitor: at once, or when a page becomes active that the browser has
 * rendered ahead. Such a page is not a visit, may never be shown, and loses what it writes to sessionStorage.
 * @returns ends the waiting
 */
export function whenActive(run: () => void): () => void {
  if (!("prerendering" in document && document.prerendering === true)) {
    run();
    return () => undefined;
  }
  document.addEventListener("prerenderingchange", run, { once: true });
  return () => document.removeEventListener("prerenderingchange", run);
}

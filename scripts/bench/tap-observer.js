// Runs in the page: keeps the moment of the last click, and the moment after the frame in which another page with another
// heading is there. Session storage outlives a page that is loaded anew.
{
  const now = () => String(performance.timeOrigin + performance.now());
  const heading = () => document.querySelector("main h1")?.textContent ?? null;
  document.addEventListener(
    "click",
    () => {
      sessionStorage.removeItem("benchArrived");
      sessionStorage.setItem("benchPath", location.pathname);
      sessionStorage.setItem("benchHeading", heading() ?? "");
      sessionStorage.setItem("benchTapped", now());
    },
    true,
  );
  const isNewPage = () =>
    ![null, location.pathname].includes(sessionStorage.getItem("benchPath")) &&
    sessionStorage.getItem("benchArrived") === null &&
    ![null, sessionStorage.getItem("benchHeading")].includes(heading());
  const check = () => {
    if (!isNewPage()) return;
    sessionStorage.setItem("benchArrived", "0");
    // The first frame from now on paints the heading; the second one starts when it has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => sessionStorage.setItem("benchArrived", now())));
  };
  // No loop of frames: each frame would take time from the work that is measured.
  new MutationObserver(check).observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", check);
}

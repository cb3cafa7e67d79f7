// Runs in the page: keeps the moment of the click on the button that sends the form, and the moment after the frame in which
// the order's heading is there. Session storage outlives a page that is loaded anew.
{
  const now = () => String(performance.timeOrigin + performance.now());
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target.closest("button[type=submit]")) sessionStorage.setItem("benchTapped", now());
    },
    true,
  );
  const look = () => {
    const isThere = location.pathname.startsWith("/shop/order/") && document.querySelector("main h1") !== null;
    // The frame after the one that finds it has painted it.
    requestAnimationFrame(isThere ? () => sessionStorage.setItem("benchArrived", now()) : look);
  };
  requestAnimationFrame(look);
}

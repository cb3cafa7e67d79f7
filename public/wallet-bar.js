/*
 * The wallet's bar of a page that has none of the site's scripts, such as the flood page in the wallet's web view. The bar
 * stays hidden until it works (docs/subscriber-services.md).
 */
(function () {
  var settings = document.currentScript.dataset;
  var bar = document.getElementById("wallet-bar");
  var note = document.getElementById("wallet-note");
  if (!bar || !note) return;
  bar.querySelector("button").addEventListener("click", function () {
    try {
      var steps = settings.call.split(".");
      var name = steps.pop();
      var holder = steps.reduce(function (found, step) {
        return found[step];
      }, window);
      holder[name](settings.merchant);
      note.hidden = true;
    } catch (error) {
      note.hidden = false;
    }
  });
  bar.hidden = false;
})();

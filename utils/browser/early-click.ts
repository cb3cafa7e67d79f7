/** The attribute of a button whose click counts even before the page's scripts run. */
export const EARLY_CLICK = { "data-early": "" } as const;

/**
 * Records a click on such a button that React cannot see: on a slow connection, a visitor clicks before the page's
 * scripts are loaded. The button looks busy until `takeEarlyClick`. After the root's hydration, React itself stores the
 * clicks. Allowed in the Content-Security-Policy by the hash of this exact text, like the script of the colour mode.
 */
export const EARLY_CLICK_SCRIPT = `document.addEventListener("click",function(e){var b=e.target.closest("[data-early]"),r=document.getElementById("__next");if(b&&!b.disabled&&!Object.keys(r).some(function(k){return!k.indexOf("__reactContainer")})){b.dataset.early="clicked";b.setAttribute("aria-busy","true")}},true)`;

/** True once for a button that was clicked before its page was hydrated; it does not look busy any more. */
export function takeEarlyClick(button: HTMLElement): boolean {
  if (button.dataset["early"] !== "clicked") return false;
  button.dataset["early"] = "";
  button.setAttribute("aria-busy", "false");
  return true;
}

/** Of a button whose click counts before the page's scripts run. */
export const EARLY_CLICK = { "data-early": "" } as const;

/**
 * Notes a click on such a button that React cannot know of: on a slow connection a visitor clicks before the page's
 * scripts have come. The button looks busy until `takeEarlyClick`. From the root's hydration on, React itself keeps the
 * clicks. Allowed in the Content-Security-Policy by the hash of this exact text, as the script of the colour mode is.
 */
export const EARLY_CLICK_SCRIPT = `document.addEventListener("click",function(e){var b=e.target.closest("[data-early]"),r=document.getElementById("__next");if(b&&!b.disabled&&!Object.keys(r).some(function(k){return!k.indexOf("__reactContainer")})){b.dataset.early="clicked";b.setAttribute("aria-busy","true")}},true)`;

/** True once for a button that was clicked before its page was hydrated; it does not look busy any more. */
export function takeEarlyClick(button: HTMLElement): boolean {
  if (button.dataset["early"] !== "clicked") return false;
  button.dataset["early"] = "";
  button.setAttribute("aria-busy", "false");
  return true;
}

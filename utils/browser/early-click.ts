declare global {
  interface Window {
    /** Buttons that were clicked before the page was hydrated, each with its `aria-busy` from before the click. */
    earlyClicks?: Map<HTMLButtonElement, string | null>;
  }
}

/**
 * Records the buttons that a visitor clicks before React can see it: on a slow connection, a page is painted long before
 * its scripts have run. Such a button looks busy until `repeatEarlyClicks`. A form without an address needs a script: it
 * is not sent, which would reload the page and lose the typed text, but its button is recorded. A form with an address
 * works without scripts. Allowed in the Content-Security-Policy by the hash of this exact text, like the script of the
 * colour mode.
 */
export const EARLY_CLICK_SCRIPT = `(function(d,m){function h(e){var f=e.type=="submit",t=e.target,b=f?t.hasAttribute("action")?null:e.submitter:t.closest("button[type=button]"),r=d.getElementById("__next");if(b&&!b.disabled&&!Object.keys(r).some(function(k){return!k.indexOf("__reactContainer")})){if(f)e.preventDefault();if(!m.has(b)){m.set(b,b.getAttribute("aria-busy"));b.setAttribute("aria-busy","true")}}}d.addEventListener("click",h,true);d.addEventListener("submit",h,true)})(document,window.earlyClicks=new Map())`;

/**
 * Clicks the recorded buttons once each, in their order. Call when React has the root: it hydrates what is clicked at
 * once, as it does for a click of the visitor from then on.
 */
export function repeatEarlyClicks(): void {
  const clicks = [...(window.earlyClicks ?? [])];
  window.earlyClicks?.clear();
  for (const [button, busy] of clicks) {
    if (busy === null) button.removeAttribute("aria-busy");
    else button.setAttribute("aria-busy", busy);
  }
  for (const [button] of clicks) button.click();
}

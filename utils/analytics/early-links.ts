/** A link that was clicked: its address, whether it belongs to the site's menus, and when, in milliseconds. */
export type ClickedLink = readonly [href: string, isMenu: boolean, time: number];

declare global {
  interface Window {
    /** Links clicked before the code that counts them ran; null from then on. */
    earlyLinks?: ClickedLink[] | null;
    /** True when the page's own code stores what waits to be counted. */
    pageSeen?: true;
  }
}

/** In sessionStorage: links that were clicked on a page which was left before the code that counts them ran. */
export const EARLY_LINKS = "waitingLinks";
/** In sessionStorage: pages that were left before the code which counts them was loaded. */
export const EARLY_PAGES = "waitingPages";

/**
 * Records the links that a visitor clicks before the code that counts them runs, if the visitor allows it: `data-consent`
 * means consent is required first. A page that is left before then stores them, and itself, for the next page of the tab.
 * Allowed in the Content-Security-Policy by the hash of this exact text.
 */
export const EARLY_LINKS_SCRIPT = `(function(w,d,n,s){var l=w.earlyLinks=[],c=d.currentScript.dataset.consent;function may(){try{return!(d.prerendering||n.doNotTrack=="1"||n.globalPrivacyControl||c&&!/"analytics":true/.test(localStorage.getItem("consent")))}catch(_){}}function keep(k,v){s.setItem(k,JSON.stringify(JSON.parse(s.getItem(k)||"[]").concat(v)))}d.addEventListener("click",function(e){var a=w.earlyLinks&&e.target.closest("a[href]");a&&may()&&l.push([a.href,!!a.closest("header nav")&&!a.closest("main"),Date.now()])},true);w.addEventListener("pagehide",function(){try{if(!w.earlyLinks||!may())return;s=w.sessionStorage;w.pageSeen||keep("${EARLY_PAGES}",{path:location.pathname,search:location.search,time:Date.now()});l[0]&&keep("${EARLY_LINKS}",l.splice(0))}catch(_){}})})(window,document,navigator)`;

/** The links clicked until now; from now on none is recorded. */
export function takeEarlyLinks(): readonly ClickedLink[] {
  const links = window.earlyLinks ?? [];
  window.earlyLinks = null;
  return links;
}

/** Local-storage key of the colour mode (INTERFACES.md, Addresses and storage). Light unless it says dark. */
export const COLOUR_MODE_KEY = "colorMode";

/**
 * Runs before the first paint, so that a dark page never flashes white. The only inline script of the site: server.ts
 * allows it in the Content-Security-Policy by the hash of this very text, so pages/_document must not alter it.
 */
export const COLOUR_MODE_SCRIPT = `try{if(localStorage.getItem("${COLOUR_MODE_KEY}")==="dark")document.documentElement.classList.add("dark")}catch(e){}`;

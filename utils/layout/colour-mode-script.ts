/** Local-storage key of the colour mode (docs/interfaces.md#browser-storage). Light unless it says dark. */
export const COLOUR_MODE_KEY = "colorMode";
/**
 * Local-storage key with "system" when the device decides the mode; the key above then has the current mode.
 */
export const COLOUR_SOURCE_KEY = "colorModeSource";
export const SYSTEM_SOURCE = "system";
export const DARK_DEVICE = "(prefers-color-scheme: dark)";

/**
 * Runs before the first paint, so that a dark page never flashes white. server.ts allows it in the Content-Security-Policy by the
 * hash of this exact text, so pages/_document must not change it.
 */
export const COLOUR_MODE_SCRIPT = `try{let s=localStorage;if(s.getItem("${COLOUR_SOURCE_KEY}")==="${SYSTEM_SOURCE}"?matchMedia("${DARK_DEVICE}").matches:s.getItem("${COLOUR_MODE_KEY}")==="dark")document.documentElement.classList.add("dark")}catch(e){}`;

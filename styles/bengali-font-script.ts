import { BLANK_BENGALI } from "@/styles/blank-bengali";
import { BENGALI_VARIABLE, BLANK_VARIABLE } from "@/styles/fallback-fonts";

const FAMILY = "bengali-blank";
/** Font weights, and the width of our words at each weight compared with 400, in percent. */
const FACES = [
  ["100 500", 100],
  ["600", 102.2],
  ["700 900", 103.6],
];

/**
 * Runs at the start of a Bengali page, while its styles are still loading. A device with a Bengali font of its own shows the
 * page in that font: on Android it is Noto Sans Bengali, as ours is, and the page neither loads 58 KB nor shifts. A
 * device without one draws the same box for every letter. Until our font ("bengali", see styles/fonts.ts) is loaded,
 * the letters are then empty and as wide as in the font, so that the layout does not shift. If it cannot be loaded, the
 * boxes are shown. Allowed in the Content-Security-Policy by the hash of this exact text, like the script of the colour
 * mode.
 */
export const BENGALI_FONT_SCRIPT = `try{(function(d){var c=d.createElement("canvas").getContext("2d"),h=d.documentElement.style,f=d.fonts,w=function(t){return c.measureText(t).width},b;c.font="40px sans-serif";if(w("ঔ")!==w("র"))return["${BENGALI_VARIABLE}","${BLANK_VARIABLE}"].forEach(function(v){h.setProperty(v,"sans-serif")});b=Uint8Array.from(atob("${BLANK_BENGALI}"),function(s){return s.charCodeAt(0)});${JSON.stringify(FACES)}.forEach(function(a){var p=function(n){return n*100/a[1]+"%"};f.add(new FontFace("${FAMILY}",b,{weight:a[0],sizeAdjust:a[1]+"%",ascentOverride:p(91.7),descentOverride:p(40.8),lineGapOverride:"0%"}))});h.setProperty("${BLANK_VARIABLE}","${FAMILY}");f.addEventListener("loadingerror",function(e){if(e.fontfaces.some(function(x){return/^"?bengali"?$/.test(x.family)}))h.removeProperty("${BLANK_VARIABLE}")})})(document)}catch(e){}`;

/**
 * Requests our font on a device without a Bengali font. Runs when the styles have arrived: an earlier request
 * would delay them, and with them the first paint. Without it, the browser requests the font only after the first layout.
 */
export const BENGALI_FONT_REQUEST = `(function(d){var l=d.querySelector('link[as="font"]');if(l&&d.documentElement.style.getPropertyValue("${BLANK_VARIABLE}")==="${FAMILY}")l.media="all"})(document)`;

import localFont from "next/font/local";
import { BENGALI_VARIABLE } from "@/styles/fallback-fonts";

// Two families, never one: Chrome drew empty boxes where both scripts shared a family name.
// Both files are made by tools/fonts/subset-fonts.py (docs/decisions/23).
const latin = localFont({
  src: "../public/fonts/figtree.woff2",
  weight: "400 800",
  display: "swap",
  // Chromium delays the first paint until a preloaded font has loaded (docs/decisions/23).
  preload: false,
  adjustFontFallback: "Arial",
});

// 58 KB that only a page with Bengali text loads: English pages do not request it, because of the range. The range is
// the one of the script.
const bengali = localFont({
  src: "../public/fonts/noto-sans-bengali.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0964-0965,U+0981-0983,U+0985-09DF,U+09E6-09EF,U+09F3,U+200C-200D,U+25CC" },
  ],
});

/** Family names for the font tokens (styles/tokens.ts), as a rule for :root: a class inside the app would not reach html. */
export const fontVariables = `:root{--font-latin:${latin.style.fontFamily};${BENGALI_VARIABLE}:${bengali.style.fontFamily}}`;

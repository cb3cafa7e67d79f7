import localFont from "next/font/local";

// Two families, never one: Chrome drew empty boxes where both scripts shared a name (STACK.md, traps).
const latin = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  display: "swap",
  preload: true,
  adjustFontFallback: "Arial",
});

// 105 KB that only a page with Bengali text fetches: the range keeps English pages from asking for it.
const bengali = localFont({
  src: "../node_modules/@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0951-0952,U+0964-0965,U+0980-09FE,U+1CD0-1CFA,U+200C-200D,U+20B9,U+25CC" },
  ],
});

/** Family names for the font tokens (styles/tokens.ts), as a rule for :root: a class inside the app would not reach html. */
export const fontVariables = `:root{--font-latin:${latin.style.fontFamily};--font-bengali:${bengali.style.fontFamily}}`;

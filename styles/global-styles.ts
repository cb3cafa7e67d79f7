import { defineConfig } from "@chakra-ui/react";

const still = { animationDuration: "0.01ms !important", transitionDuration: "0.01ms !important" };

/** Preflight, keyframes and element styles of every page; only the generated sheet carries them. */
export const globalStyles = defineConfig({
  preflight: true,
  theme: {
    keyframes: {
      spin: { to: { transform: "rotate(360deg)" } },
      rise: { from: { transform: "translateY(12px)" } },
      "fade-in": { from: { opacity: 0 } },
      "fade-out": { to: { opacity: 0 } },
      "slide-from-end": { from: { transform: "translateX(100%)" } },
      "slide-to-end": { to: { transform: "translateX(100%)" } },
      "slide-from-below": { from: { transform: "translateY(100%)" } },
      "slide-to-below": { to: { transform: "translateY(100%)" } },
    },
  },
  globalCss: {
    html: {
      "--global-color-border": "var(--chakra-colors-line)",
      bg: "surface",
      color: "ink",
      fontFamily: "body",
      lineHeight: "body",
      colorScheme: "light",
      scrollPaddingTop: { base: "5rem", lg: "6.5rem" },
    },
    "html.dark": { colorScheme: "dark" },
    // Scroll restoration needs the real heights of all content above it (hooks/layout/use-scroll-restoration.ts).
    "html[data-restoring] main *": { contentVisibility: "visible !important" },
    body: {
      fontSize: "md",
      // The reset's minimum height is that of a whole sheet, margins included: in Firefox an empty sheet would follow.
      _print: { minHeight: "0" },
      // A full-screen web view, or a phone on its side: nothing is under the status bar or the camera.
      padding: "env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left)",
      // When a phone's text size is doubled, words that are wider than their box are broken.
      "@media (max-width: 19.99em)": { overflowWrap: "anywhere", hyphens: "auto" },
    },
    // Bengali needs more line height, larger small sizes, and never letter spacing or capitals.
    "body:lang(bn), body [lang=bn]": {
      "--chakra-font-sizes-xs": "0.8125rem",
      "--chakra-font-sizes-sm": "0.9375rem",
      "--chakra-line-heights-tight": "1.4",
      "--chakra-line-heights-snug": "1.55",
      letterSpacing: "normal",
    },
    "html:lang(bn)": { lineHeight: "bengali" },
    "h1, h2, h3": { fontWeight: "bold", lineHeight: "tight", textWrap: "balance" },
    ":focus-visible": {
      outline: "3px solid var(--chakra-colors-brand-500)",
      outlineOffset: "2px",
      borderRadius: "control",
    },
    // Without a script such a button does nothing. One that is the whole item of a list shows something, e.g. a number.
    "button[type=button]:not([popovertarget], [commandfor], main li > button)": {
      "@media (scripting: none)": { display: "none !important" },
    },
    // In dark mode, browsers fill empty checkboxes and radio buttons with grey; these use the page's colours instead.
    "input:where([type=checkbox], [type=radio]):where(.dark *):where(:not(:checked))": {
      "@media (forced-colors: none)": {
        appearance: "none",
        minWidth: "1rem",
        minHeight: "1rem",
        border: "1.5px solid var(--chakra-colors-control)",
        borderRadius: "3px",
        bg: "surface",
      },
    },
    "input:where([type=radio]):where(.dark *):where(:not(:checked))": { borderRadius: "full" },
    input: { accentColor: "brand.600" },
    // When a field gets the focus, its label must be visible below the header.
    "input, select, textarea": { scrollMarginTop: "3rem" },
    ":is(a, button, summary):focus-visible": { scrollMarginTop: "6rem" },
    "::selection": { bg: "brand.100", color: "ink" },
    summary: { cursor: "pointer", listStyle: "none" },
    "summary::-webkit-details-marker": { display: "none" },
    "*, *::before, *::after": { _motionReduce: { ...still, scrollBehavior: "auto !important" } },
    // White text, and the text of the dark mode, would be pale on paper.
    "*": { _print: { color: "#000 !important" } },
  },
});

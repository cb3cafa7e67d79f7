import { defineTokens } from "@chakra-ui/react";
import { BENGALI_VARIABLE, BLANK_VARIABLE, bengaliFallbacks, latinFallbacks } from "@/styles/fallback-fonts";

const rem = (pixels: number): string => `${pixels / 16}rem`;

/** A step of the 4 px grid: `4` is 16 px. Steps are shared by spacing and sizes. */
const grid = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20].map((step) => [
    step,
    { value: rem(step * 4) },
  ]),
);

/** Breakpoints (CONST-24 to CONST-31). The header changes at lg; below md is a phone. */
export const breakpoints = {
  xs: "22.5em",
  sm: "25em",
  md: "48em",
  lg: "64.0625em",
  extraLg: "75.063em",
  xl: "80em",
  laptop: "85.375em",
  "2xl": "96em",
} as const;

const families = [
  "var(--font-latin)",
  ...latinFallbacks,
  `var(${BENGALI_VARIABLE})`,
  // If a device has none of these fonts, the script of Bengali pages sets this variable to the font of empty letters.
  `var(${BLANK_VARIABLE}, ${[...bengaliFallbacks, "sans-serif"].join(", ")})`,
  "sans-serif",
].join(", ");

/** Values that are the same in both colour modes. The two font variables are set by pages/_app from next/font. */
export const tokens = defineTokens({
  fonts: {
    body: { value: families },
    heading: { value: families },
  },
  fontSizes: {
    xs: { value: rem(12) },
    sm: { value: rem(14) },
    md: { value: rem(16) },
    lg: { value: rem(18) },
    xl: { value: rem(20) },
    "2xl": { value: rem(24) },
    "3xl": { value: rem(30) },
    "4xl": { value: rem(36) },
  },
  fontWeights: {
    normal: { value: "400" },
    medium: { value: "500" },
    semibold: { value: "600" },
    bold: { value: "700" },
  },
  lineHeights: {
    tight: { value: "1.15" },
    snug: { value: "1.35" },
    body: { value: "1.55" },
    bengali: { value: "1.7" },
  },
  radii: {
    control: { value: rem(8) },
    card: { value: rem(16) },
    hero: { value: rem(24) },
    full: { value: "9999px" },
  },
  durations: { control: { value: "150ms" }, popover: { value: "200ms" }, drawer: { value: "280ms" } },
  easings: { in: { value: "cubic-bezier(0.4, 0, 1, 1)" }, out: { value: "cubic-bezier(0, 0, 0.2, 1)" } },
  spacing: grid,
  sizes: { ...grid, full: { value: "100%" }, container: { value: rem(1280) } },
  zIndex: {
    header: { value: 100 },
    buyBar: { value: 90 },
    popover: { value: 1000 },
    modal: { value: 1200 },
    toast: { value: 1300 },
  },
});

/** Fallback fonts of phones and computers until our font is loaded, in the order in which they are tried. */
export const latinFallbacks = ["latin-roboto", "latin-liberation"] as const;
export const bengaliFallbacks = ["bengali-noto", "bengali-system"] as const;
/** The variable for our Bengali font; the device's own font, if it has one (styles/bengali-font-script.ts). */
export const BENGALI_VARIABLE = "--font-bengali";
/** The variable for the font of empty letters, if the device has none of these (styles/bengali-font-script.ts). */
export const BLANK_VARIABLE = "--font-blank";

interface Face {
  family: (typeof latinFallbacks)[number] | (typeof bengaliFallbacks)[number];
  weight: "100 500" | "600" | "600 900" | "700 900";
  locals: readonly string[];
  /** Width of our words divided by their width in the fallback font, in percent. */
  sizeAdjust?: number;
}

/** Heights of our fonts above and below the line (their hhea and OS/2 tables), in percent of an em. */
const HEIGHTS = {
  latin: { ascent: 95, descent: 25 },
  bengali: { ascent: 91.7, descent: 40.8 },
} as const;

/**
 * Widths are means of all words in locales, measured in Chromium, at weight 400, 600 and 700 (docs/decisions/23).
 * next/font measures Arial (styles/fonts.ts). The Bengali fonts of Windows and Apple could not be measured, so each
 * keeps its own width.
 */
const faces: readonly Face[] = [
  { family: "latin-roboto", weight: "100 500", locals: ["Roboto", "Roboto Regular"], sizeAdjust: 100.9 },
  { family: "latin-roboto", weight: "600 900", locals: ["Roboto Bold", "Roboto-Bold"], sizeAdjust: 102 },
  { family: "latin-liberation", weight: "100 500", locals: ["Liberation Sans"] },
  { family: "latin-liberation", weight: "600 900", locals: ["Liberation Sans Bold"], sizeAdjust: 95.8 },
  {
    family: "bengali-noto",
    weight: "100 500",
    locals: ["Noto Sans Bengali", "NotoSansBengali-Regular"],
    sizeAdjust: 98.9,
  },
  {
    family: "bengali-noto",
    weight: "600",
    locals: ["Noto Sans Bengali Bold", "NotoSansBengali-Bold"],
    sizeAdjust: 94.1,
  },
  {
    family: "bengali-noto",
    weight: "700 900",
    locals: ["Noto Sans Bengali Bold", "NotoSansBengali-Bold"],
    sizeAdjust: 95.4,
  },
  {
    family: "bengali-system",
    weight: "100 500",
    locals: ["Nirmala UI", "Kohinoor Bangla", "Bangla Sangam MN", "Vrinda"],
  },
  {
    family: "bengali-system",
    weight: "600 900",
    locals: ["Nirmala UI Bold", "Kohinoor Bangla Semibold", "Bangla Sangam MN Bold", "Vrinda Bold"],
  },
];

/** The @font-face rules. */
export function fallbackFontsCss(): string {
  return faces.map(rule).join("");
}

/**
 * A Bengali font for documents without script, in which nothing can look for a font of the device. Only a computer without
 * any of these fonts loads ours: every phone sold here has a Bengali font. The family must be the first in `font`: as a
 * later one, Chrome kept empty boxes.
 */
export function plainBengaliCss(): string {
  const rules = [false, true].map((isBold) => {
    const locals = faces
      .filter(({ family, weight }) => family.startsWith("bengali") && weight.startsWith("100") !== isBold)
      .flatMap((face) => face.locals.map((name) => `local("${name}")`));
    const sources = [...new Set(locals), "url(/fonts/noto-sans-bengali.woff2)"].join(",");
    return `@font-face{font-family:bengali;font-weight:${isBold ? "600 900" : "100 500"};font-display:swap;src:${sources};unicode-range:U+0964-0965,U+0981-09FE,U+200C-200D}`;
  });
  return `@media (pointer:fine){${rules.join("")}}`;
}

/** `size-adjust` scales the other metrics as well, so they are divided by it. */
function rule({ family, weight, locals, sizeAdjust = 100 }: Face): string {
  const { ascent, descent } = family.startsWith("latin") ? HEIGHTS.latin : HEIGHTS.bengali;
  const percent = (value: number) => `${Number(((value * 100) / sizeAdjust).toFixed(2))}%`;
  const adjust = sizeAdjust === 100 ? "" : `size-adjust:${sizeAdjust}%;`;
  const sources = locals.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:${family};font-weight:${weight};src:${sources};${adjust}ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
}

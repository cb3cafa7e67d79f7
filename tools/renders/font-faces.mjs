import fs from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

function fontFace(file, range) {
  const bytes = fs.readFileSync(require.resolve(`@fontsource-variable/${file}`)).toString("base64");
  return `@font-face{font-family:Kit;font-weight:300 900;src:url(data:font/woff2;base64,${bytes})${range}}`;
}

/** CSS of the fonts of drawn pages, in the document itself: a headless browser loads nothing for them. */
export const FONT_FACES =
  fontFace("figtree/files/figtree-latin-wght-normal.woff2", "") +
  fontFace(
    "noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2",
    ";unicode-range:U+0964-0965,U+0980-09FF,U+200C-200D",
  );

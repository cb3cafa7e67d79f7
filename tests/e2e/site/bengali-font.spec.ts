import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const FULL = "node_modules/@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2";
const OURS = "styles/font-files/noto-sans-bengali.woff2";
const WEIGHTS = [400, 600, 700];
/** In em a character: two units of our font, which has 600 an em. */
const TOLERANCE = 2 / 600;
const FIRST_CONSONANT = 0x995;
const LAST_CONSONANT = 0x9b9;
const UNASSIGNED = [0x9a9, 0x9b1, 0x9b3, 0x9b4, 0x9b5];

/** Every Bengali word of the texts, the content pages and the seeds. */
function wordsOfTheSite(): string[] {
  const words = new Set<string>();
  const read = (path: string) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path)) read(join(path, name));
    else if (/\.(json|csv|ts|md)$/.test(path))
      for (const [word] of readFileSync(path, "utf8").matchAll(/[\u0964-\u09f3\u200c\u200d]+/g)) words.add(word);
  };
  for (const folder of ["locales/bn", "backend/content/bn", "backend/db/seed", "data"]) read(folder);
  return [...words];
}

/** Each consonant joined to each other one, alone and with the signs that change shapes. */
function conjuncts(): string[] {
  const consonants: string[] = [];
  for (let code = FIRST_CONSONANT; code <= LAST_CONSONANT; code++)
    if (!UNASSIGNED.includes(code)) consonants.push(String.fromCharCode(code));
  const pairs = consonants.flatMap((first) => consonants.map((second) => `${first}্${second}`));
  return pairs.flatMap((pair) => [pair, `${pair}ু`, `${pair}ি`, `${pair}্র`, `${pair}্য`]);
}

test("our Bengali font draws every word of the site and every conjunct as wide as the full font does", {
  tag: "@wide",
}, async ({ page }) => {
  const texts = [...wordsOfTheSite(), ...conjuncts()];
  expect(texts.length).toBeGreaterThan(10_000);
  const fonts = { full: readFileSync(FULL).toString("base64"), ours: readFileSync(OURS).toString("base64") };
  const different = await page.evaluate(
    async ({ texts, fonts, weights, tolerance }) => {
      for (const [name, data] of Object.entries(fonts)) {
        const face = new FontFace(name, `url(data:font/woff2;base64,${data})`, { weight: "100 900" });
        document.fonts.add(await face.load());
      }
      const context = document.createElement("canvas").getContext("2d");
      if (context === null) throw new Error("No canvas");
      const widths = (font: string, weight: number) => {
        context.font = `${weight} 1200px ${font}`;
        return texts.map((text) => context.measureText(text).width / 1200);
      };
      return weights.flatMap((weight) => {
        const [full, ours] = [widths("full", weight), widths("ours", weight)];
        return texts.filter(
          (text, index) => Math.abs((full[index] ?? 0) - (ours[index] ?? 0)) > tolerance * text.length,
        );
      });
    },
    { texts, fonts, weights: WEIGHTS, tolerance: TOLERANCE },
  );
  expect(different).toEqual([]);
});

// Prints, as JSON, each Bengali word of the site with how often it occurs and its width in em at weight 400, 600 and 700:
// tools/fonts/blank-bengali.py uses these widths.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const FOLDERS = ["locales/bn", "backend/content", "backend/db/seed", "data"];
const FONT = "public/fonts/noto-sans-bengali.woff2";
const WEIGHTS = [400, 600, 700];

function countWords(): Map<string, number> {
  const counts = new Map<string, number>();
  const read = (path: string) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path)) read(join(path, name));
    else if (/\.(json|csv|ts|md)$/.test(path))
      for (const [word] of readFileSync(path, "utf8").matchAll(/[\u0964-\u09f3\u200c\u200d]+/g))
        counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  for (const folder of FOLDERS) read(folder);
  return counts;
}

async function measure(words: string[]): Promise<number[][]> {
  const { CHROMIUM: program, CHROMIUM_FLAGS: flags = "" } = process.env;
  const browser = await chromium.launch({
    ...(program === undefined ? {} : { executablePath: program }),
    args: flags.split(" ").filter((flag) => flag !== ""),
  });
  try {
    const page = await browser.newPage();
    return await page.evaluate(
      async ({ words, font, weights }) => {
        const face = new FontFace("ours", `url(data:font/woff2;base64,${font})`, { weight: "100 900" });
        document.fonts.add(await face.load());
        const context = document.createElement("canvas").getContext("2d");
        if (context === null) throw new Error("No canvas");
        return weights.map((weight) => {
          context.font = `${weight} 1000px ours`;
          return words.map((word) => context.measureText(word).width / 1000);
        });
      },
      { words, font: readFileSync(FONT).toString("base64"), weights: WEIGHTS },
    );
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const counts = countWords();
  const widths = await measure([...counts.keys()]);
  const lines = [...counts].map(([word, count], index) => [word, count, ...widths.map((each) => each[index])]);
  process.stdout.write(JSON.stringify(lines));
}

void main();

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { BLANK_BENGALI } from "@/styles/blank-bengali";
import { holdRequests } from "@/tests/e2e/support/hold-requests";
import { untilQuiet } from "@/tests/support/screens/quiet-page";

const PACKAGES = "node_modules/@fontsource-variable";
const BENGALI = {
  full: `${PACKAGES}/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2`,
  ours: "public/fonts/noto-sans-bengali.woff2",
};
const LATIN = {
  full: `${PACKAGES}/figtree/files/figtree-latin-wght-normal.woff2`,
  ours: "public/fonts/figtree.woff2",
};
const WEIGHTS = [400, 600, 700];
/** In em for each character: the precision to which our fonts are rounded. */
const TOLERANCE = { bengali: 2 / 600, latin: 2 / 1000 };
const FIRST_CONSONANT = 0x995;
const LAST_CONSONANT = 0x9b9;
const UNASSIGNED = [0x9a9, 0x9b1, 0x9b3, 0x9b4, 0x9b5];
const FOLDERS = ["locales", "backend/content", "backend/db/seed", "data"];
/** Arrows and signs that are missing in the full font too. */
const OF_THE_DEVICE = /[^\u0021-\u007e\u00a0-\u00ff\u2013-\u203a\u2122\u2191\u2193\u2212]/;

/** Every word of the UI texts, the content pages and the seeds that matches the pattern. */
function wordsOfTheSite(pattern: RegExp): string[] {
  const words = new Set<string>();
  const read = (path: string) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path)) read(join(path, name));
    else if (/\.(json|csv|ts|md)$/.test(path))
      for (const [word] of readFileSync(path, "utf8").matchAll(pattern)) words.add(word);
  };
  for (const folder of FOLDERS) read(folder);
  return [...words];
}

/** Each consonant joined to every other one, alone and with the signs that change its shape. */
function conjuncts(): string[] {
  const consonants: string[] = [];
  for (let code = FIRST_CONSONANT; code <= LAST_CONSONANT; code++)
    if (!UNASSIGNED.includes(code)) consonants.push(String.fromCharCode(code));
  const pairs = consonants.flatMap((first) => consonants.map((second) => `${first}্${second}`));
  return pairs.flatMap((pair) => [pair, `${pair}ু`, `${pair}ি`, `${pair}্র`, `${pair}্য`]);
}

/** The texts whose width in our font differs from their width in the full font, at any weight. */
function drawnDifferently(page: Page, files: typeof LATIN, texts: string[], tolerance: number): Promise<string[]> {
  const fonts = {
    full: readFileSync(files.full).toString("base64"),
    ours: readFileSync(files.ours).toString("base64"),
  };
  return page.evaluate(
    async ({ texts, fonts, weights, tolerance }) => {
      for (const [name, data] of Object.entries(fonts)) {
        const face = new FontFace(name, `url(data:font/woff2;base64,${data})`, { weight: "100 900" });
        document.fonts.add(await face.load());
      }
      const context = document.createElement("canvas").getContext("2d");
      if (context === null) throw new Error("No canvas");
      const widths = (font: string, weight: number) => {
        // A letter that the font does not have falls back to monospace, and no letter of the font has that width.
        context.font = `${weight} 1200px ${font}, monospace`;
        return texts.map((text) => context.measureText(text).width / 1200);
      };
      return weights.flatMap((weight) => {
        const [full, ours] = [widths("full", weight), widths("ours", weight)];
        return texts.filter(
          (text, index) => Math.abs((full[index] ?? 0) - (ours[index] ?? 0)) > tolerance * text.length,
        );
      });
    },
    { texts, fonts, weights: WEIGHTS, tolerance },
  );
}

test("our Bengali font draws every word of the site and every conjunct with the same width as the full font", {
  tag: "@wide",
}, async ({ page }) => {
  const texts = [...wordsOfTheSite(/[\u0964-\u09f3\u200c\u200d]+/g), ...conjuncts()];
  expect(texts.length).toBeGreaterThan(10_000);
  expect(await drawnDifferently(page, BENGALI, texts, TOLERANCE.bengali)).toEqual([]);
});

test("our Latin font draws every word of the site with the same width as the full font", { tag: "@wide" }, async ({
  page,
}) => {
  const texts = wordsOfTheSite(/[^\s\u0964-\u09f3]+/g).filter((word) => !OF_THE_DEVICE.test(word));
  expect(texts.length).toBeGreaterThan(10_000);
  expect(await drawnDifferently(page, LATIN, texts, TOLERANCE.latin)).toEqual([]);
});

test("the blank letters shown on a device without Bengali have the width of our font's letters", {
  tag: "@wide",
}, async ({ page }) => {
  const ours = readFileSync(BENGALI.ours).toString("base64");
  const words = wordsOfTheSite(/[\u0980-\u09f3]+/g);
  const apart = await page.evaluate(
    async ({ words, files }) => {
      for (const [name, data] of Object.entries(files)) {
        const face = new FontFace(name, `url(data:font/woff2;base64,${data})`, { weight: "100 900" });
        document.fonts.add(await face.load());
      }
      const context = document.createElement("canvas").getContext("2d");
      if (context === null) throw new Error("No canvas");
      const widths = (font: string) => {
        context.font = `400 1000px ${font}, monospace`;
        return words.map((word) => context.measureText(word).width / 1000);
      };
      const [ours, blank] = [widths("ours"), widths("blank")];
      const sum = ours.reduce((total, width, index) => total + Math.abs(width - (blank[index] ?? 0)), 0);
      return sum / ours.reduce((total, width) => total + width, 0);
    },
    { words, files: { ours, blank: BLANK_BENGALI } },
  );
  expect(apart).toBeLessThan(0.02);
});

for (const { path, font, width } of [
  ...[360, 375, 390, 412].map((width) => ({ path: "/bn", font: "bengali", width })),
  { path: "/5g", font: "figtree", width: 412 },
])
  test(`${path} does not shift at ${width} px when its font loads on a device without one`, {
    tag: "@narrow",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const release = await holdRequests(page, `**/*${font}*.woff2`);
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.measureText = () => ({ width: 40 }) as TextMetrics;
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(shift.value);
      }).observe({ type: "layout-shift", buffered: true });
      Object.assign(window, { shifts });
    });
    /** The sum of all layout shifts so far. */
    const shifted = () =>
      page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0);
      });
    const heights = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("h1, h2, p, li > a")].map((each) => each.getBoundingClientRect().height),
      );
    const requested = page.waitForRequest(`**/*${font}*.woff2`);
    // The page does not finish loading while the request for its font is pending.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await requested;
    // What the page changes when its script starts is not part of this test.
    await untilQuiet(page);
    // A part that is not laid out yet keeps old heights.
    await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
    const [before, soFar] = [await heights(), await shifted()];
    release();
    await page.evaluate(() => document.fonts.ready);
    expect((await shifted()) - soFar).toBeLessThan(0.005);
    const after = await heights();
    const changed = after.filter((height, index) => Math.abs(height - (before[index] ?? 0)) > 1);
    expect(after.length).toBeGreaterThan(50);
    expect(changed.length).toBeLessThanOrEqual(after.length / 50);
  });

test("a page in Bengali loads no Bengali font on a device that already has one", { tag: "@narrow" }, async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: text === "ঔ" ? 38 : 24 }) as TextMetrics;
  });
  await page.goto("/bn");
  await untilQuiet(page);
  expect(fonts).toEqual([expect.stringContaining("figtree")]);
});

/** The state of the faces for Bengali in a document without script. */
const plainFaces = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, status }) => `${family} ${status}`);
  });

test("a document without script has a Bengali font on every computer", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/bn/flood-emergency");
  expect(await plainFaces(page)).toEqual(["bengali loaded", "bengali loaded"]);
});

test("a document without script loads no font on a phone", { tag: "@narrow" }, async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/bn/flood-emergency");
  expect(await plainFaces(page)).toEqual([]);
  expect(requested).toEqual(["/bn/flood-emergency"]);
});

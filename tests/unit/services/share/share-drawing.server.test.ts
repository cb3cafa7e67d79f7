import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawShare } from "@/services/share/share-drawing.server";
import { prepareText, setText, setTitle, setWithin } from "@/services/share/share-text.server";
import { designTokens } from "@/styles/design-tokens";
import { shareColours as colours } from "@/styles/share-colours";

const folder = mkdtempSync(join(tmpdir(), "share-fonts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const style = { size: 60, weight: "Bold", colour: colours.ink, width: 520 } as const;
const widthOf = async (words: string) => (await setText(await prepareText(folder), words, style)).raw.width;

/** The rows of the picture of a text: true for a pixel with ink. */
async function inkOf(words: string): Promise<boolean[][]> {
  const { input, raw } = await setText(await prepareText(folder), words, style);
  const opaque = (x: number, y: number) => (input[(y * raw.width + x) * raw.channels + 3] ?? 0) > 127;
  return Array.from({ length: raw.height }, (_, y) => Array.from({ length: raw.width }, (__, x) => opaque(x, y)));
}

describe("the texts of a share picture", () => {
  it.each([
    ["ক্ষ", "কষ"],
    ["জ্ঞ", "জঞ"],
    ["ন্ধ্র", "নধর"],
    ["স্ট্র", "সটর"],
  ])("use Bengali conjuncts: %s is narrower than %s", async (joined, apart) => {
    expect(await widthOf(joined)).toBeLessThan(await widthOf(apart));
  });

  it("put the vowel sign of কি before its letter, below one headline", async () => {
    const isHeadline = (row: boolean[]) => row.slice(2, -2).every(Boolean);
    const below = (rows: boolean[][]) => rows.slice(rows.findLastIndex(isHeadline) + 1);
    const [letter, both] = [await inkOf("ক"), await inkOf("কি")];
    expect(both.some(isHeadline)).toBe(true);
    const width = letter[0]?.length ?? 0;
    const signs = below(both).map((row) => row.slice(0, -width));
    const letters = below(both).map((row) => row.slice(-width));
    // The stem of the sign goes down to the lowest row.
    expect(signs.map((row) => row.some(Boolean))).toEqual(signs.map(() => true));
    expect(letters).toEqual(below(letter));
  });

  it("are smaller if they are long, and cut if they still do not fit", async () => {
    const library = await prepareText(folder);
    const long = await setTitle(library, "প্রতিষ্ঠানের লিজড লাইন, ইন্টারনেট ও ভিপিএন ".repeat(6), colours.ink, 520, 250);
    const text = await setWithin(library, "One two three four five six seven ".repeat(20), { ...style, size: 29 }, 120);
    expect([long.raw.height <= 250, text.raw.height <= 120, text.raw.height > 60]).toEqual([true, true, true]);
  });
});

describe("the share picture of a page", () => {
  it.each([
    ["words", "Long title ".repeat(500)],
    ["Bengali words", "দীর্ঘ শিরোনাম ".repeat(400)],
    ["one word", "W".repeat(5_000)],
    ["pictographs", "📱".repeat(2_500)],
  ])("is drawn with the beginning of a title and a text of 5,000 characters: %s", async (_, long) => {
    const picture = "/images/kit/phone/halo-pair-sky.webp";
    const jpeg = await drawShare({ ...words, title: long, text: long, price: "Tk 45,990", picture, colours }, folder);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  });

  const words = { brand: "জিপি", title: "<b>Phones</b> & more", text: "All of them", was: "" };

  it("is 1200 by 630 pixels, and smaller than 150 kB", async () => {
    const picture = "/images/kit/phone/halo-pair-sky.webp";
    const jpeg = await drawShare({ ...words, price: "Tk 45,990", was: "Tk 52,990", picture, colours }, folder);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThan(150_000);
  });

  it.each([
    ["without a picture of another site", "https://elsewhere.example/images/kit/phone/halo-pair-sky.webp"],
    ["without a picture that does not exist", "/images/kit/../../../package.json"],
  ])("is drawn %s", async (_, picture) => {
    const jpeg = await drawShare({ ...words, price: "", picture, colours }, folder);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200 });
  });
});

it("uses the colours of the design system", () => {
  const light = new Map(designTokens().colours.map((colour) => [colour.name, colour.light]));
  const named = ["surface", "brand.50", "brand.100", "brand.600", "brand.500", "brand.700", "ink", "ink.muted"];
  expect(Object.values(colours)).toEqual(named.map((name) => light.get(name)));
});

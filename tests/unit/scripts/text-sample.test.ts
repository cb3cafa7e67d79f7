import type { SiteText } from "@/scripts/checks/site-texts";
import { drawTexts, renderSample } from "@/scripts/lib/text-sample";

const textsOf = (...texts: string[]): SiteText[] =>
  texts.map((text, index) => ({ file: "locales/en/cart.json", line: index + 1, text }));
const english = Array.from({ length: 9 }, (_, number) => `Pay for your order number ${number}`);
const bengali = Array.from({ length: 9 }, (_, number) => `আপনার অর্ডারের দাম দিন ${number}`);
const drawn = (texts: readonly SiteText[]) => texts.map(({ text }) => text);

it("draws the same texts for the same seed, and the requested number in each language", () => {
  const draw = drawTexts(textsOf(...english, ...bengali), 7, 4);
  expect([draw.en.length, draw.bn.length]).toEqual([4, 4]);
  expect(drawTexts(textsOf(...bengali, ...english).reverse(), 7, 4)).toMatchObject({
    en: draw.en.map(({ text }) => ({ text })),
    bn: draw.bn.map(({ text }) => ({ text })),
  });
  expect(drawn(drawTexts(textsOf(...english, ...bengali), 8, 4).en)).not.toEqual(drawn(draw.en));
});

it("leaves out texts that are not sentences, texts that are too short, and duplicates", () => {
  const code = [
    "select a, b from orders o",
    "https://shop.example/one two three four",
    "Read /about/us = one two three",
  ];
  const texts = textsOf("Pay now", "Enter your {{field}} here, please.", "Enter your {{field}} here, please.", ...code);
  expect(drawn(drawTexts(texts, 1, 60).en)).toEqual(["Enter your {{field}} here, please."]);
});

it("writes a table with an empty last column for the editor", () => {
  const page = renderSample(drawTexts(textsOf("One | two three four five"), 1, 60), 1);
  expect(page).toContain("| 1 | One \\| two three four five | locales/en/cart.json:1 | |\n");
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import { sku } from "@/backend/contract/shop/cart";
import { buildCatalogue } from "@/backend/db/seed/catalogue";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { getPicture } from "@/utils/pictures/pictures";

const BENGALI = /[ঀ-৿]/;
const NOW = new Date("2026-11-21T12:00:00Z");
const source = dataFiles(process.cwd(), NOW);
const whole = buildCatalogue(NOW, source);
const phones = source
  .definitions("phones")
  .filter(({ preorder }) => preorder === undefined)
  .map((phone) => {
    const colours = Object.keys(phone.colours);
    const [first] = phone.colours[phone.variants[0].colour] ?? [];
    return { ...phone, colours, design: getPicture(first ?? "").design };
  });
const slugs = new Set(phones.map(({ slug }) => slug));
/** The phones on sale, without coming phones and phones with keys. */
const catalogue = {
  products: whole.products.filter(({ slug }) => slugs.has(slug)),
  variants: whole.variants.filter(({ productSlug }) => slugs.has(productSlug)),
};

function variantsOf(slug: string) {
  return catalogue.variants.filter((variant) => variant.productSlug === slug);
}

describe("the phones of the catalogue", () => {
  it("are 44 to 48 of five brands, about 250 variants in all", () => {
    expect(new Set(phones.map(({ brand }) => brand)).size).toBe(5);
    expect(catalogue.products.length).toBeGreaterThanOrEqual(44);
    expect(catalogue.products.length).toBeLessThanOrEqual(48);
    expect(catalogue.variants.length).toBeGreaterThanOrEqual(220);
    expect(catalogue.variants.length).toBeLessThanOrEqual(300);
  });

  it("have unique addresses and SKUs in the format of the contract", () => {
    expect(new Set(catalogue.products.map(({ slug }) => slug)).size).toBe(catalogue.products.length);
    expect(new Set(catalogue.variants.map((variant) => variant.sku)).size).toBe(catalogue.variants.length);
    for (const variant of catalogue.variants) expect(sku.safeParse(variant.sku).success).toBe(true);
  });

  it.each(phones)("$slug has two to four colours, each with the same one to three memory choices", (phone) => {
    expect(phone.colours.length).toBeGreaterThanOrEqual(2);
    expect(phone.colours.length).toBeLessThanOrEqual(4);
    const choices = phone.colours.map((colour) =>
      phone.variants.filter((variant) => variant.colour === colour).map(({ ram, storage }) => `${ram}/${storage}`),
    );
    expect(choices[0]?.length).toBeLessThanOrEqual(3);
    for (const each of choices) expect(each).toEqual(choices[0]);
  });

  it("cost at least Tk 9,490, and less than their was-price", () => {
    const prices = catalogue.variants.map(({ pricePoisha }) => pricePoisha);
    expect(Math.min(...prices)).toBe(949_000);
    expect(Math.max(...prices)).toBeLessThan(20_000_000);
    for (const { pricePoisha, wasPricePoisha } of catalogue.variants) {
      expect(wasPricePoisha ?? Number.POSITIVE_INFINITY).toBeGreaterThan(pricePoisha);
    }
  });

  it("cost more with more memory", () => {
    for (const { variants, colours } of phones) {
      const prices = variants.filter(({ colour }) => colour === colours[0]).map(({ price }) => price);
      expect(prices).toEqual([...new Set(prices)].sort((one, other) => one - other));
    }
  });

  it("have a reduced price for about a third of the variants", () => {
    const reduced = catalogue.variants.filter(({ wasPricePoisha }) => typeof wasPricePoisha === "number");
    expect(reduced.length / catalogue.variants.length).toBeGreaterThan(0.25);
    expect(reduced.length / catalogue.variants.length).toBeLessThan(0.4);
  });

  it("have 0 to 60 pieces in stock; some have none and some have two or three", () => {
    const stocks = catalogue.variants.map(({ stock }) => stock ?? 0);
    expect(Math.max(...stocks)).toBeLessThanOrEqual(60);
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThan(10);
    expect(stocks.filter((stock) => stock === 2 || stock === 3).length).toBeGreaterThan(10);
  });

  it("were released between January 2025 and the middle of November 2026", () => {
    for (const { releasedOn } of phones) {
      expect(releasedOn >= "2025-01-01" && releasedOn <= "2026-11-15").toBe(true);
      expect(new Date(`${releasedOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(releasedOn);
    }
  });

  it("never follow a phone of the same design or first colour when sorted by popularity", () => {
    const sorted = [...phones].sort((one, other) => other.popularity - one.popularity);
    expect(new Set(sorted.map(({ popularity }) => popularity)).size).toBe(sorted.length);
    for (const [index, phone] of sorted.slice(1).entries()) {
      expect(phone.design).not.toBe(sorted[index]?.design);
      expect(phone.colours[0]).not.toBe(sorted[index]?.colours[0]);
    }
  });

  it("are listed as 5G only if they have 5G bands", () => {
    for (const { fiveG, titles, texts } of catalogue.products) {
      if (titles.en.endsWith("5G")) expect(fiveG).toBe(true);
      const network = texts.en.specifications.find(({ title }) => title === "Network and SIM");
      expect(network?.rows.some(({ label }) => label === "5G bands")).toBe(fiveG);
    }
  });
});

describe("the pictures of a phone", () => {
  it.each(phones)("$slug shows front and back, the back and a third view in every colour", ({ slug, design }) => {
    for (const { colourName, pictures } of variantsOf(slug)) {
      const [pair, back, ...more] = (pictures ?? []).map(({ src }) => src);
      expect(pair).toBe(`/images/kit/phone/${design}-pair-${colourName}.webp`);
      expect(back).toBe(`/images/kit/phone/${design}-back-${colourName}.webp`);
      expect(more[0]).toMatch(new RegExp(`^/images/kit/phone/${design}-(front|angle)-`));
    }
  });

  it("are files that exist, with alternative texts in both languages", () => {
    for (const picture of catalogue.variants.flatMap(({ pictures }) => pictures ?? [])) {
      expect(existsSync(join(process.cwd(), "public", picture.src))).toBe(true);
      expect(picture.alt.en).not.toBe("");
      expect(picture.alt.bn).toMatch(BENGALI);
    }
  });
});

describe("the texts of a phone", () => {
  it.each(catalogue.products)("$slug has Bengali texts without Latin letters and digits", ({ summaries, texts }) => {
    expect(summaries.bn).toMatch(BENGALI);
    expect(summaries.bn).not.toMatch(/[0-9A-Za-z]/);
    expect(texts.bn.description).toMatch(BENGALI);
    expect(texts.bn.description).not.toMatch(/[0-9A-Za-z]/);
    for (const text of [summaries.en, texts.en.description]) expect(text).not.toMatch(BENGALI);
  });

  it.each(catalogue.products)("$slug has four highlights, four or five questions and a full table", ({ texts }) => {
    expect(texts.en.highlights).toHaveLength(4);
    expect(texts.en.questions.length).toBeGreaterThanOrEqual(4);
    expect(texts.en.questions.length).toBeLessThanOrEqual(5);
    expect(new Set(texts.en.questions.map(({ question }) => question)).size).toBe(texts.en.questions.length);
    expect(texts.en.specifications.map(({ title }) => title)).toEqual([
      "Display",
      "Performance",
      "Camera",
      "Battery",
      "Network and SIM",
      "Body",
      "Software",
    ]);
    for (const { rows } of texts.en.specifications) expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(texts.en.inTheBox.length).toBeGreaterThanOrEqual(4);
  });

  it("differ for every phone", () => {
    for (const lang of ["en", "bn"] as const) {
      expect(new Set(phones.map(({ description }) => description[lang])).size).toBe(phones.length);
    }
  });

  it("name memory and display in the summary for the card", () => {
    const product = catalogue.products.find(({ slug }) => slug === "padmiro-char-2");
    expect(product?.summaries).toEqual({
      en: "3/64 GB · 6.5-inch IPS LCD, 60 Hz",
      bn: "৩/৬৪ জিবি · ৬.৫ ইঞ্চি আইপিএস এলসিডি, ৬০ হার্টজ",
    });
  });
});

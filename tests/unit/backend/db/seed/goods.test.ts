import { existsSync } from "node:fs";
import { join } from "node:path";
import { sku } from "@/backend/contract/shop/cart";
import { categories } from "@/backend/contract/shop/catalog";
import { type CatalogueKind, rowsOfKind } from "@/backend/db/queries/catalog/catalogue-rows";
import { buildCatalogue } from "@/backend/db/seed/catalogue";
import { saleEnd } from "@/backend/db/seed/sale";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { PICTURES } from "@/tests/support/pictures";

const BENGALI = /[ঀ-৿]/;
const LATIN = /[0-9A-Za-z]/;
const DAY = 86_400_000;
const NOW = new Date("2026-11-21T12:00:00Z");
const source = dataFiles(process.cwd(), NOW);
const catalogue = buildCatalogue(NOW, source);
const inFile = <Kind extends CatalogueKind>(kind: Kind) => rowsOfKind(source.catalogue(), kind);
const variantsOf = (slug: string) => catalogue.variants.filter((variant) => variant.productSlug === slug);
const doubles = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const tall = { en: "", bn: "" };

describe("the catalogue", () => {
  it("has at least 240 products, and every category of the menu is filled", () => {
    expect(catalogue.products.length + inFile("product").length).toBeGreaterThanOrEqual(240);
    const goods = categories.filter((category) => category !== "sim");
    for (const category of goods) {
      expect(catalogue.products.filter((product) => product.category === category).length).toBeGreaterThanOrEqual(20);
    }
  });

  it("has a unique address for each product and a unique, valid SKU for each variant", () => {
    expect(doubles(catalogue.products.map(({ slug }) => slug))).toEqual([]);
    expect(doubles(catalogue.variants.map((variant) => variant.sku))).toEqual([]);
    expect(catalogue.variants.filter((variant) => !sku.safeParse(variant.sku).success)).toEqual([]);
  });

  it("gives every product distinct variants with the same kinds of choice", () => {
    for (const { slug } of catalogue.products) {
      const variants = variantsOf(slug);
      expect(variants.length).toBeGreaterThan(0);
      const choices = variants.map(({ colourName, ramGb, storageGb, size }) =>
        [colourName, ramGb, storageGb, size].join(),
      );
      expect(doubles(choices)).toEqual([]);
      const shapes = variants.map(({ ramGb, storageGb, size }) =>
        [ramGb == null, storageGb == null, size == null].join(),
      );
      expect(new Set(shapes).size).toBe(1);
    }
  });

  it("has plausible prices, below the was-price", () => {
    for (const { pricePoisha, wasPricePoisha } of catalogue.variants) {
      expect(pricePoisha).toBeGreaterThanOrEqual(20_000);
      expect(pricePoisha).toBeLessThanOrEqual(20_000_000);
      expect(wasPricePoisha ?? Number.POSITIVE_INFINITY).toBeGreaterThan(pricePoisha);
    }
  });

  it("shows each variant in its own colour, with existing files and alternative texts in both languages", () => {
    const kit = new Map(PICTURES.map((picture) => [picture.src, picture]));
    for (const { colourName, pictures = [] } of catalogue.variants) {
      expect(kit.get(pictures[0]?.src ?? "")?.colour?.key).toBe(colourName);
      for (const { src, alt } of pictures) {
        expect(existsSync(join(process.cwd(), "public", src))).toBe(true);
        expect(alt.en).not.toBe("");
        expect(alt.bn).toMatch(BENGALI);
      }
    }
  });

  it.each(categories.filter((category) => category !== "sim"))(
    "has for %s four to eight filter attributes that its products use",
    (category) => {
      const keys = inFile("attribute")
        .filter((attribute) => attribute.category === category)
        .map(({ key }) => key);
      expect(keys.length).toBeGreaterThanOrEqual(4);
      expect(keys.length).toBeLessThanOrEqual(8);
      const used = catalogue.productAttributes.filter((attribute) => attribute.category === category);
      for (const key of keys) expect(used.some((attribute) => attribute.key === key)).toBe(true);
    },
  );

  it("uses only known filter values, each labelled in both languages", () => {
    const known = new Set(inFile("value").map(({ category, key, value }) => [category, key, value].join()));
    expect(
      catalogue.productAttributes.filter(({ category, key, value }) => !known.has([category, key, value].join())),
    ).toEqual([]);
    for (const { labels } of [...inFile("attribute"), ...inFile("value")]) {
      expect({ ...tall, ...labels }.en).not.toBe("");
      expect(labels.bn).toMatch(BENGALI);
    }
  });
});

describe("the texts of a product", () => {
  it.each(catalogue.products)(
    "$slug has Bengali texts without Latin letters and digits",
    ({ titles, summaries, texts }) => {
      expect(titles.bn).not.toBe("");
      for (const text of [summaries.bn, texts.bn.description]) {
        expect(text).toMatch(BENGALI);
        expect(text).not.toMatch(LATIN);
      }
      for (const text of [summaries.en, texts.en.description]) expect(text).not.toMatch(BENGALI);
    },
  );

  it.each(catalogue.products)(
    "$slug has highlights, specifications, box contents, questions and a warranty",
    ({ texts: { en } }) => {
      expect(en.highlights.length).toBeGreaterThanOrEqual(3);
      expect(en.specifications.length).toBeGreaterThanOrEqual(2);
      for (const { rows } of en.specifications) expect(rows.length).toBeGreaterThanOrEqual(2);
      expect(en.inTheBox.length).toBeGreaterThanOrEqual(2);
      expect(en.questions.length).toBeGreaterThanOrEqual(3);
      expect(en.warranty).not.toBe("");
      expect(JSON.stringify(en)).not.toMatch(/undefined|NaN|null/);
    },
  );

  it("differ for every product", () => {
    expect(doubles(catalogue.products.map(({ texts }) => texts.en.description))).toEqual([]);
    expect(doubles(catalogue.products.map(({ texts }) => texts.bn.description))).toEqual([]);
  });
});

describe("bundles, pre-orders, prints and instalments", () => {
  it("bundles contain only existing goods, some free and some paid", () => {
    const slugs = new Set(catalogue.products.map(({ slug }) => slug));
    const skus = new Set(catalogue.variants.map((variant) => variant.sku));
    expect(inFile("bundle").filter(({ productSlug }) => !slugs.has(productSlug))).toEqual([]);
    expect(inFile("addon").filter((addOn) => addOn.sku != null && !skus.has(addOn.sku))).toEqual([]);
    const free = inFile("addon").filter(({ pricePoisha }) => pricePoisha === 0);
    expect(free.length).toBeGreaterThan(5);
    expect(free.length).toBeLessThan(inFile("addon").length - 5);
  });

  it("every add-on costs less than the same product alone", () => {
    for (const addOn of inFile("addon")) {
      const alone = catalogue.variants.find((variant) => variant.sku === addOn.sku);
      if (alone) expect(addOn.pricePoisha).toBeLessThan(alone.pricePoisha);
    }
  });

  it("every pre-order has a deposit below the price, and no stock", () => {
    const coming = catalogue.products.filter(({ preorder }) => preorder === true);
    expect(coming.map(({ slug }) => slug).sort()).toEqual(
      catalogue.preorderOffers.map(({ productSlug }) => productSlug).sort(),
    );
    for (const offer of catalogue.preorderOffers) {
      for (const variant of variantsOf(offer.productSlug)) {
        expect(variant.stock).toBe(0);
        expect(offer.depositPoisha).toBeLessThan(variant.pricePoisha);
      }
      expect(offer.gifts?.en.length).toBe(offer.gifts?.bn.length);
    }
  });

  it("names are printed only on apparel with sizes", () => {
    const printed = catalogue.products.filter(({ printPricePoisha }) => printPricePoisha != null);
    expect(printed.length).toBeGreaterThan(5);
    for (const { slug, category } of printed) {
      expect(category).toBe("apparel-accessories");
      expect(variantsOf(slug).every(({ size }) => size != null)).toBe(true);
    }
  });

  it("instalments are offered by at least four banks, each plan with a unique code", () => {
    expect(new Set(inFile("emi").map(({ bankNames }) => bankNames.en)).size).toBeGreaterThanOrEqual(4);
    expect(doubles(inFile("emi").map(({ code }) => code))).toEqual([]);
  });
});

describe("the sale", () => {
  it("ends on 27 November for every reduced variant and for no other", () => {
    const reduced = catalogue.variants.filter(({ wasPricePoisha }) => wasPricePoisha != null);
    expect(reduced.length).toBeGreaterThan(60);
    expect(new Set(reduced.map(({ saleEndsAt }) => saleEndsAt?.toISOString()))).toEqual(
      new Set(["2026-11-27T17:59:59.000Z"]),
    );
    expect(
      catalogue.variants.every(({ wasPricePoisha, saleEndsAt }) => (wasPricePoisha == null) === (saleEndsAt == null)),
    ).toBe(true);
  });

  it.each(Array.from({ length: 21 }, (_, hours) => [hours * 8] as const))(
    "ends on a Friday night in Dhaka, 3 to 11 days ahead, also %i hours later",
    (hours) => {
      const now = new Date(Date.parse("2026-11-21T12:00:00Z") + hours * 3_600_000);
      const end = saleEnd(now);
      expect(new Date(end.getTime() + 6 * 3_600_000).getUTCDay()).toBe(5);
      expect(end.getTime() - now.getTime()).toBeGreaterThan(3 * DAY);
      expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(11 * DAY);
    },
  );
});

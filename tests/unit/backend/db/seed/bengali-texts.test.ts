import { rowsOfKind } from "@/backend/db/queries/catalog/catalogue-rows";
import { buildCatalogue } from "@/backend/db/seed/catalogue";
import type { ProductTexts } from "@/backend/db/stored-types";
import { dataFiles } from "@/backend/domain/data-import/data-files";

const now = new Date("2026-11-21T12:00:00Z");
const source = dataFiles(process.cwd(), now);
const { products, variants } = buildCatalogue(now, source);
const brands = rowsOfKind(source.catalogue(), "brand");
const textsOf = (slug: string) => products.find((product) => product.slug === slug)?.texts.bn;

/** Every text that a page shows about a product. */
const allTexts = (texts: ProductTexts): string[] => [
  texts.description,
  ...texts.highlights.flatMap(({ title, text }) => [title, text]),
  ...texts.specifications.flatMap(({ title, rows }) => [title, ...rows.flatMap(({ label, value }) => [label, value])]),
  ...texts.inTheBox,
  ...texts.questions.flatMap(({ question, answer }) => [question, answer]),
  texts.warranty,
];

it("has no English word or digit in the Bengali texts of a product", () => {
  const english = products.flatMap(({ titles, summaries, texts }) =>
    [titles.bn, summaries.bn, ...allTexts(texts.bn)].filter((text) => /[A-Za-z0-9]/.test(text)),
  );
  expect([...new Set(english)]).toEqual([]);
});

it("names products in Bengali, in the alternative texts of their pictures too", () => {
  expect(products.find(({ slug }) => slug === "padmiro-dheu-5-5g")?.titles).toEqual({
    en: "Padmiro Dheu 5 5G",
    bn: "পদ্মিরো ঢেউ ৫ ৫জি",
  });
  const [picture] = variants.find(({ productSlug }) => productSlug === "padmiro-dheu-5-5g")?.pictures ?? [];
  expect(picture?.alt.bn).toMatch(/^পদ্মিরো ঢেউ ৫ ৫জি, /);
});

it("names every brand in Bengali letters", () => {
  expect(brands.find(({ slug }) => slug === "padmiro")?.nameBn).toBe("পদ্মিরো");
  expect(brands.filter(({ nameBn }) => !/^[ঀ-৿ ]+$/.test(nameBn ?? ""))).toEqual([]);
});

it("writes the numbers of a text in the right places", () => {
  const rows = textsOf("oskavi-frame-3")?.specifications.flatMap((group) => group.rows) ?? [];
  expect(rows).toContainEqual({ label: "চার্জিং", value: "ইউএসবি-সি দিয়ে ১৮ ওয়াট" });
});

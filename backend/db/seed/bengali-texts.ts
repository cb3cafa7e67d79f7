import type { ProductRow, VariantRow } from "@/backend/db/seed/product-rows";
import facts from "@/data/demo/bengali/product-facts.json";
import highlights from "@/data/demo/bengali/product-highlights.json";
import names from "@/data/demo/bengali/product-names.json";
import questions from "@/data/demo/bengali/product-questions.json";
import { toBengaliDigits } from "@/utils/numbers/digits";

type Words = Readonly<Record<string, string>>;

type Goods = { products: ProductRow[]; variants: VariantRow[] };

const NUMBER = /\d+(?:[.,]\d+)*/g;

/** Translates a text as the files have it: `#` stands for each of its numbers, which follow in the same order. */
function translate(words: Words, text: string): string | null {
  const whole = words[text];
  if (whole !== undefined) return whole;
  const pattern = words[text.replace(NUMBER, "#")];
  if (pattern === undefined) return text.search(/[a-z]/i) < 0 ? toBengaliDigits(text) : null;
  const numbers = text.match(NUMBER) ?? [];
  return pattern.replace(/#/g, () => toBengaliDigits(numbers.shift() ?? ""));
}

/** Translates each part between commas by itself, e.g. the colours of a product or the figures of a lens. */
function translateList(words: Words, text: string): string | null {
  const whole = translate(words, text);
  if (whole !== null) return whole;
  const parts = text.split(", ").map((part) => translate(words, part));
  return parts.length > 1 && parts.every((part) => part !== null) ? parts.join(", ") : null;
}

/** Translates a name word by word: `Padmiro Dheu 5 5G` is `পদ্মিরো ঢেউ ৫ ৫জি`. */
const nameOf = (title: string): string =>
  title
    .split(" ")
    .map((word) => translate(names, word) ?? word)
    .join(" ");

/** The demonstration goods with the Bengali texts of data/demo/bengali; what these lack stays as it is. */
export function withBengaliTexts<Rows extends Goods>(rows: Rows): Rows {
  const products = rows.products.map(translateProduct);
  const titles = new Map(products.map((product) => [product.slug, product.titles]));
  const variants = rows.variants.map((variant) => ({
    ...variant,
    pictures: variant.pictures.map((picture) => {
      const { en = "", bn = "" } = titles.get(variant.productSlug) ?? {};
      return { ...picture, alt: { ...picture.alt, bn: picture.alt.bn.replace(en, bn) } };
    }),
  }));
  return {
    ...rows,
    products,
    variants,
  };
}

function translateProduct(product: ProductRow): ProductRow {
  const { titles, texts } = product;
  const { en, bn } = texts;
  const title = titles.bn === titles.en ? nameOf(titles.en) : titles.bn;
  // A product's name inside a text is replaced by a placeholder.
  const say = (words: Words) => (text: string) => {
    const found = translate(words, text.replace(titles.en, "{title}"))?.replace("{title}", title);
    return found ?? translateList(words, text) ?? text;
  };
  const fact = say(facts);
  const highlight = say(highlights);
  const question = say(questions);
  return {
    ...product,
    titles: { en: titles.en, bn: title },
    texts: {
      en,
      bn: {
        ...bn,
        highlights: en.highlights.map((entry) => ({ title: highlight(entry.title), text: highlight(entry.text) })),
        specifications: en.specifications.map((group) => ({
          title: fact(group.title),
          rows: group.rows.map(({ label, value }) => ({ label: fact(label), value: fact(value) })),
        })),
        inTheBox: en.inTheBox.map((thing) => (thing === titles.en ? title : fact(thing))),
        questions: en.questions.map((entry) => ({
          question: question(entry.question),
          answer: question(entry.answer),
        })),
        warranty: fact(en.warranty),
      },
    },
  };
}

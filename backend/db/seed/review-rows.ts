import { createHash } from "node:crypto";
import type { ReviewState, ReviewTopic } from "@/backend/contract/shop/reviews";
import type { ProductRow } from "@/backend/db/seed/catalogue-rows";
import type { Definition, DefinitionSource } from "@/backend/db/seed/definitions/definition-kinds";
import { named } from "@/backend/db/seed/definitions/definition-kinds";

/** A review as the seed writes it. */
interface ReviewSeedRow {
  id: string;
  productSlug: string;
  /** The author's name as it is shown: "Nusrat J.". */
  author: string;
  lang: "en" | "bn";
  stars: number;
  title: string;
  body: string;
  topics: ReviewTopic[];
  state: ReviewState;
  helpful: number;
  writtenAt: Date;
}
type ReviewedProduct = Pick<ProductRow, "slug" | "category" | "releasedOn" | "preorder">;

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const DAY = 86_400_000;
/** The last day with a review. */
const NEWEST = Date.parse("2026-11-20T15:00:00Z");
const SPREAD_DAYS = 240;
/** A product is on sale for at least this long before its first review. */
const MIN_DAYS = 60;

/** The content of the data files for invented reviews. */
interface Material {
  words: ReadonlyMap<string, Definition<"review-words">>;
  authors: ReadonlyMap<string, Definition<"review-authors">>;
  topics: readonly Definition<"review-topics">[];
}

const SERVICE: readonly ReviewTopic[] = ["delivery", "value"];

/** The topics of a product's reviews, by its category and slug. Sentences are made only for these topics. */
function topicsOf({ slug, category }: ReviewedProduct, { topics }: Material): readonly ReviewTopic[] {
  const own = topics.find(({ goods }) => goods.test(`${category} ${slug}`))?.topics ?? [];
  return [...own, ...SERVICE];
}

/** Makes numbers that look random but are the same in every run. */
function draws(seed: string): (below: number) => number {
  let turn = 0;
  return (below) => {
    turn += 1;
    return createHash("md5").update(`${seed} ${turn}`).digest().readUInt32BE(0) % below;
  };
}

/** Draws a value that was not taken yet; undefined when all values were taken. */
function takeFresh<Value>(values: readonly Value[], taken: Set<Value>, draw: (below: number) => number) {
  const fresh = values.filter((value) => !taken.has(value));
  if (fresh.length === 0) return undefined;
  const value = fresh[draw(fresh.length)];
  if (value !== undefined) taken.add(value);
  return value;
}

/**
 * Invented reviews of most smartphones and of every third other product, 4 to 15 each, in both languages. Unreleased
 * products have none, and none is older than the release. None is of a buyer: only an order makes a verified one.
 */
export function reviewRows(catalogue: readonly ReviewedProduct[], definitions: DefinitionSource): ReviewSeedRow[] {
  const material: Material = {
    words: new Map(definitions("review-words").map((each) => [`${each.lang} ${each.topic}`, each])),
    authors: new Map(definitions("review-authors").map((each) => [each.lang, each])),
    topics: definitions("review-topics"),
  };
  return catalogue
    .filter(({ preorder, releasedOn }) => !preorder && Date.parse(releasedOn) < NEWEST - MIN_DAYS * DAY)
    .flatMap((product) => {
      const draw = draws(product.slug);
      const topics = topicsOf(product, material);
      const isRich = topics.length > 5;
      if (draw(10) >= (isRich ? 9 : 4)) return [];
      return reviewsOf(product, topics, isRich ? 6 + draw(10) : 4 + draw(4), draw, material);
    });
}

function reviewsOf(
  { slug, releasedOn }: ReviewedProduct,
  offered: readonly ReviewTopic[],
  count: number,
  draw: (below: number) => number,
  { words, authors }: Material,
): ReviewSeedRow[] {
  // Most products please most people; some products please fewer.
  const pleased = 62 + draw(28);
  const days = Math.min(SPREAD_DAYS, Math.floor((NEWEST - Date.parse(releasedOn)) / DAY) - 7);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const lang = draw(5) < 2 ? ("bn" as const) : ("en" as const);
    const { names } = named(authors, "review-authors", lang, slug);
    const author = takeFresh(names, taken, draw) ?? names[0];
    const wordsOf = (topic: ReviewTopic) => named(words, "review-words", `${lang} ${topic}`, slug);
    const stars = starsOf(draw(100), pleased, draw(10));
    const { topics, sentences, title } = opinion(wordsOf, offered, stars, taken, draw);
    return {
      id: idOf(`${slug} ${index}`),
      productSlug: slug,
      author,
      lang,
      stars,
      title,
      body: sentences.join(" "),
      topics,
      state: "published" as const,
      helpful: draw(3) === 0 ? draw(24) : draw(4),
      writtenAt: new Date(NEWEST - draw(days) * DAY - draw(DAY / 60_000) * 60_000),
    };
  }).filter(({ body }) => body.length >= 40);
}

function starsOf(roll: number, pleased: number, second: number): number {
  if (roll < pleased) return second < 6 ? 5 : 4;
  if (roll < pleased + 12) return second < 6 ? 3 : 4;
  return second < 6 ? 2 : second < 8 ? 3 : 1;
}

/** The opinion of a reviewer with so many stars: mostly positive, or mostly negative. */
function opinion(
  wordsOf: (topic: ReviewTopic) => Definition<"review-words">,
  offered: readonly ReviewTopic[],
  stars: number,
  taken: Set<string>,
  draw: (below: number) => number,
): { topics: ReviewTopic[]; sentences: string[]; title: string } {
  const moods = stars === 5 ? ["good", "good", "good"] : stars === 4 ? ["good", "good", "bad"] : ["bad", "good", "bad"];
  const chosen = (stars === 1 ? ["bad", "bad"] : moods.slice(0, 2 + draw(2))) as ("good" | "bad")[];
  const seen = new Set<ReviewTopic>();
  const topics: ReviewTopic[] = [];
  const sentences: string[] = [];
  for (const mood of chosen) {
    const topic = takeFresh(offered, seen, draw);
    const sentence = topic && takeFresh(wordsOf(topic)[mood], taken, draw);
    if (topic === undefined || sentence === undefined) continue;
    topics.push(topic);
    sentences.push(sentence);
  }
  const { titles } = wordsOf(topics[0] ?? "value");
  const offeredTitles = titles[stars >= 4 ? "good" : "bad"];
  const title = takeFresh(offeredTitles, taken, draw) ?? offeredTitles[draw(offeredTitles.length)] ?? "";
  return { topics, sentences, title };
}

function idOf(name: string): string {
  const bytes = createHash("sha256").update(`review ${name}`).digest().subarray(0, 26);
  return [...bytes].map((byte) => ALPHABET.charAt(byte % 32)).join("");
}

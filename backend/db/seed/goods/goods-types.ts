import type { Category } from "@/backend/contract/shop/catalog";
import type { Localized, ProductTexts } from "@/backend/db/schema/localized";
import type { PictureColour } from "@/utils/pictures/pictures";

/** A text in English and Bengali. */
export type Pair = readonly [en: string, bn: string];

/** A heading with its text: a highlight, or a question with its answer. */
export type Entry = readonly [title: string, text: string];

/** One choice beside the colour; prices in taka. */
export interface GoodsOffer {
  size?: string;
  ram?: number;
  storage?: number;
  price: number;
  was?: number;
}

/** A product as its file writes it; everything that its kind can derive from the facts is derived. */
export interface GoodsDefinition<Facts> {
  brand: BrandSlug;
  title: string;
  /** Where the title is a plain word and not a name. */
  titleBn?: string;
  /** Family and design of the picture kit, e.g. `watch/round`. */
  design: `${string}/${string}`;
  /** The first one is shown on the card. */
  colours: readonly [PictureColour, ...PictureColour[]];
  offers: readonly [GoodsOffer, ...GoodsOffer[]];
  facts: Facts;
  /** What is special about it: one or two sentences, opening the description. */
  about: Pair;
}

/** What all goods of a kind share: how facts become texts, figures and filters. */
export interface Kind<Facts> {
  category: Category;
  /** Second part of each SKU. */
  code: string;
  summary(facts: Facts): Pair;
  /** The rest of the description, after the special sentence. */
  description(facts: Facts): Pair;
  highlights(facts: Facts): Entry[];
  specifications(
    facts: Facts,
    colours: readonly string[],
  ): readonly (readonly [title: string, rows: readonly Entry[]])[];
  box(facts: Facts): string[];
  questions(facts: Facts): Entry[];
  warranty: string;
  /** What the sizes measure, in both languages; null where there are none. */
  sizeGuide?(facts: Facts): Localized<NonNullable<ProductTexts["sizeGuide"]>> | null;
  fiveG?(facts: Facts): boolean;
  /** Filter values by key; a key that does not fit the facts is left out. */
  attributes(facts: Facts): Readonly<Record<string, string | readonly string[]>>;
  /** Taka for printing a name and a number; absent where nothing is printed. */
  printPrice?(facts: Facts): number | null;
}

/** Goods of one kind. */
export interface GoodsShelf<Facts> {
  kind: Kind<Facts>;
  goods: readonly GoodsDefinition<Facts>[];
}

/** Makers of goods beside the makers of phones; a code opens each SKU. All invented. */
export const GOODS_BRANDS = {
  nirvelo: { name: "Nirvelo", code: "NRV" },
  tarokh: { name: "Tarokh", code: "TRK" },
  alo: { name: "alo", code: "ALO" },
  dristo: { name: "Dristo", code: "DRS" },
  bidyuto: { name: "Bidyuto", code: "BDT" },
  alvanor: { name: "Alvanor", code: "ALV" },
  khaprel: { name: "Khaprel", code: "KHP" },
  sutoli: { name: "Sutoli", code: "STL" },
} as const;

const PHONE_BRANDS = { oskavi: "OSK", padmiro: "PDM", kaldreo: "KLD", shurjex: "SHX", rumbaro: "RMB" } as const;

export type BrandSlug = keyof typeof GOODS_BRANDS | keyof typeof PHONE_BRANDS;

/** The first part of a brand's SKUs. */
export function brandCode(slug: BrandSlug): string {
  return slug in GOODS_BRANDS
    ? GOODS_BRANDS[slug as keyof typeof GOODS_BRANDS].code
    : PHONE_BRANDS[slug as keyof typeof PHONE_BRANDS];
}

/** `yes` or `no`, as a filter spells a fact. */
export const yesNo = (fact: boolean): "yes" | "no" => (fact ? "yes" : "no");

/** The first band whose upper end is not below the figure; bands are `[most, value]`, the last one without an end. */
export function bandOf(
  figure: number,
  bands: readonly (readonly [most: number, value: string])[],
  above: string,
): string {
  return bands.find(([most]) => figure <= most)?.[1] ?? above;
}

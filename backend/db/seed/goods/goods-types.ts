import type { Category } from "@/backend/contract/shop/catalog";
import type { Localized, ProductTexts } from "@/backend/db/schema/localized";
import type { Entry, Pair } from "@/backend/db/seed/definitions/definition-fields";

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

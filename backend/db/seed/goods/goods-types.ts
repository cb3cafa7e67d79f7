import type { Category } from "@/backend/contract/shop/catalog";
import type { Entry, Pair } from "@/backend/db/seed/definitions/definition-fields";

/** A fact as texts use it; a pair has its English and Bengali form. */
export type FactValue = string | number | boolean | Pair;

/** Entries that goods bring themselves, beside those of their kind. */
export interface OwnEntries {
  highlights?: readonly Entry[];
  specifications?: readonly Entry[];
  box?: readonly string[];
}

/** What all goods of a kind share. Their texts are in `goods-texts` of the data files. */
export interface Kind<Facts> {
  category: Category;
  /** Second part of each SKU. */
  code: string;
  /** What the texts name and depend on. */
  values(facts: Facts): Readonly<Record<string, FactValue>>;
  own?(facts: Facts): OwnEntries;
  fiveG?(facts: Facts): boolean;
  /** Filter values by key; a key that does not fit the facts is left out. */
  attributes(facts: Facts): Readonly<Record<string, string | readonly string[]>>;
  /** Taka for printing a name and a number; absent where nothing is printed. */
  printPrice?(facts: Facts): number | null;
}

/** `yes` or `no`, as a filter spells a fact. */
export const yesNo = (fact: boolean): "yes" | "no" => (fact ? "yes" : "no");

/** A figure with English separators: `5,000`. */
export const grouped = (figure: number): string => figure.toLocaleString("en-US");

/** The first band whose upper end is not below the figure; bands are `[most, value]`, the last one without an end. */
export function bandOf(
  figure: number,
  bands: readonly (readonly [most: number, value: string])[],
  above: string,
): string {
  return bands.find(([most]) => figure <= most)?.[1] ?? above;
}

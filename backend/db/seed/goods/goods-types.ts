import type { Category } from "@/backend/contract/shop/catalog";
import type { Entry, Pair } from "@/backend/db/seed/definitions/definition-fields";

/** A fact in the form that texts use; a pair has an English and a Bengali form. */
export type FactValue = string | number | boolean | Pair;

/** Entries that the goods have themselves, in addition to those of their kind. */
export interface OwnEntries {
  highlights?: readonly Entry[];
  specifications?: readonly Entry[];
  box?: readonly string[];
}

/** Everything that goods of a kind share. Their texts are in `goods-texts` of the data files. */
export interface Kind<Facts> {
  category: Category;
  /** Second part of each SKU. */
  code: string;
  /** The values that the texts name and depend on. */
  values(facts: Facts): Readonly<Record<string, FactValue>>;
  own?(facts: Facts): OwnEntries;
  fiveG?(facts: Facts): boolean;
  /** Filter values by key; a key that does not fit the facts is left out. */
  attributes(facts: Facts): Readonly<Record<string, string | readonly string[]>>;
  /** Price of printing a name and a number, in taka; absent if nothing can be printed. */
  printPrice?(facts: Facts): number | null;
}

/** `yes` or `no`, as a filter spells a fact. */
export const yesNo = (fact: boolean): "yes" | "no" => (fact ? "yes" : "no");

/** A figure with English separators: `5,000`. */
export const grouped = (figure: number): string => figure.toLocaleString("en-US");

/** The value of the first band that the figure is in. @param above the value of a figure above all bands */
export function bandOf(
  figure: number,
  above: string,
  ...bands: readonly (readonly [max: number, value: string])[]
): string {
  return bands.find(([max]) => figure <= max)?.[1] ?? above;
}

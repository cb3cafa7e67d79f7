import type { SearchCategory } from "@/backend/contract/content/search";
import type { ReadTerm } from "@/backend/domain/search/meaning-rules";
import { CONCEPT_SIGN } from "@/backend/domain/search/search-document-rules";

/** The category to show first when a query names one of these concepts, before a page about it. */
const LEADING: Readonly<Partial<Record<SearchCategory, readonly string[]>>> = {
  products: [
    "phone",
    "button-phone",
    "tablet",
    "watch",
    "earphone",
    "charger",
    "power-bank",
    "cable",
    "case",
    "speaker",
    "router",
    "modem",
    "camera",
    "tracker",
    "smart-home",
    "clothes",
    "jersey",
    "doorbell",
  ],
  packs: ["internet", "pack", "minutes"],
  offers: ["offer"],
};

const categoryOf = new Map(
  Object.entries(LEADING).flatMap(([category, concepts]) =>
    concepts.map((concept) => [CONCEPT_SIGN + concept, category as SearchCategory] as const),
  ),
);

/**
 * The category to show first. If all significant terms name goods of the shop or packs, it is their category. Of
 * two (`internet offer`) it is the last, which is the noun.
 * @returns null when the best hit decides
 */
export function leadingCategory(terms: readonly ReadTerm[]): SearchCategory | null {
  // Of a phrase that is the whole query the best hit decides: `net nai` names no pack.
  if (terms.some(({ meanings }) => meanings.some(({ how }) => how === "whole"))) return null;
  const significant = terms.filter(({ isWeak }) => !isWeak);
  const named = significant.map(({ meanings }) =>
    meanings.flatMap(({ how, word }) => (how === "concept" ? [categoryOf.get(word.word)] : [])).find(Boolean),
  );
  return named.every(Boolean) ? (named.at(-1) ?? null) : null;
}

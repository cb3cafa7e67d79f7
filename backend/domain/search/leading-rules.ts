import type { SearchCategory } from "@/backend/contract/content/search";

/** The category to show first when a query names one of these concepts, before a page about it. */
const LEADING: Readonly<Partial<Record<SearchCategory, readonly string[]>>> = {
  products: (
    "phone button-phone tablet watch earphone charger power-bank cable case speaker router modem camera tracker " +
    "smart-home clothes jersey doorbell"
  ).split(" "),
  packs: ["internet", "pack", "minutes", "bundle"],
  offers: ["offer"],
};

const categoryOf = new Map(
  Object.entries(LEADING).flatMap(([category, concepts]) =>
    concepts.map((concept) => [concept, category as SearchCategory] as const),
  ),
);

/** The category of the things that a concept names; undefined when it names no goods, packs or offers. */
export const categoryNamed = (concept: string) => categoryOf.get(concept);

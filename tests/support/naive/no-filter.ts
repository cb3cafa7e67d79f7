import type { ListingFilter } from "@/backend/db/queries/catalog/catalog-queries";

/** Finds everything that the shop sells. */
export const NO_FILTER: ListingFilter = {
  scope: "shelf",
  category: null,
  brands: [],
  storages: [],
  rams: [],
  fiveG: false,
  attributes: [],
  priceMinPoisha: null,
  priceMaxPoisha: null,
  colours: [],
  flags: [],
};

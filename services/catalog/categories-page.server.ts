import { getListing, type Listing } from "@/services/catalog/catalog-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { type ListedCategory, listedCategories, readListingQuery } from "@/utils/catalog/listing-query";
import { getPicture, pictureView } from "@/utils/pictures/pictures";
import type { Language } from "@/utils/text/translations";

/** A category with the number of its products and its picture. */
export type CategoryTile = ReturnType<typeof categoryTiles>[number];

const PICTURES: Readonly<Record<ListedCategory, string>> = {
  phones: "phone/halo-pair-sky",
  tab: "tablet/sketch-pair-graphite",
  wearables: "watch/round-angle-navy",
  accessories: "earbuds/pebble-open-white",
  "modems-routers": "router/mast-angle-white",
  "iot-products": "camera/globe-angle-white",
  "apparel-accessories": "jersey/hoops-front-green",
};

/** The id of a category's picture. */
export const categoryPicture = (category: ListedCategory): string => PICTURES[category];

/** The categories in a listing with several categories, in the order of the menu. */
function categoryTiles({ categories }: Listing, language: Language) {
  return listedCategories.map((category) => ({
    category,
    count: categories.find((entry) => entry.category === category)?.count ?? 0,
    picture: pictureView(getPicture(PICTURES[category]), language),
  }));
}

/** Every category with its number of products, and the most popular products of the shop. */
export async function readCategories({ api, language }: Pick<PageRequest, "api" | "language">) {
  const listing = await getListing(api, {}, readListingQuery({}));
  return {
    tiles: categoryTiles(listing, language),
    // SIMs are chosen by number, on a separate page.
    sims: pictureView(getPicture("sim/pack"), language),
    popular: listing.products.filter((product) => product.inStock).slice(0, 12),
  };
}

/** Every category, without the products. */
export async function loadAllCategories(request: PageRequest) {
  const { tiles, sims } = await readCategories(request);
  return { tiles, sims };
}

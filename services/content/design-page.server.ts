import { getListing, getProduct, type ProductCardView } from "@/services/catalog/catalog-service";
import { homePictures } from "@/services/content/landing-pictures.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { readListingQuery } from "@/utils/catalog/listing-query";
import { slugOfPath } from "@/utils/catalog/slug-list";

const FILTER = { five_g: "1", price_max: "150000" };

/** One product for each state of a card: normal price, reduced, new, sold out. */
function cardStates([first]: readonly ProductCardView[]): ProductCardView[] {
  if (first === undefined) return [];
  const plain = { ...first, isNew: false, wasPoisha: null, inStock: true };
  const states = {
    cut: { wasPoisha: Math.round(first.pricePoisha * 1.2) },
    fresh: { isNew: true },
    gone: { inStock: false },
  };
  // The address makes the cards different, and still leads to the product.
  return [
    plain,
    ...Object.entries(states).map(([name, change]) => ({ ...plain, ...change, path: `${first.path}#${name}` })),
  ];
}

/** The data of the page /design, apart from its tokens: real products in the catalogue's own components. */
export async function loadDesignPage({ api, language }: PageRequest) {
  const filter = readListingQuery(FILTER);
  const listing = await getListing(api, "phones", filter);
  const slug = slugOfPath(listing.products[0]?.path ?? "");
  const { title, variants } = await getProduct(api, "phones", slug);
  const { fiveG, esim, routers } = homePictures(language);
  return {
    filter,
    listing,
    cards: cardStates(listing.products),
    gallery: { title, pictures: variants[0]?.pictures ?? [] },
    heroPictures: { fiveG, esim, routers },
  };
}

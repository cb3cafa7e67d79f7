import { getListing, type Listing, listProducts, type ProductCardView } from "@/services/catalog/catalog-service";
import { readCategories } from "@/services/catalog/categories-page.server";
import type { FacetView } from "@/services/catalog/read-facets";
import type { PageRequest } from "@/services/page/page-props.server";
import { readListingQuery } from "@/utils/catalog/listing-query";
import { savedPercent } from "@/utils/money/saved-percent";
import type { ShownPicture } from "@/utils/pictures/pictures";

/** A brand with its picture. */
export interface BrandTile extends FacetView {
  picture: ShownPicture;
}

const RAIL_LENGTH = 6;
const DEALS_AMONG = 48;

/** The products in stock that have a reduced price, the largest reduction first; at most `limit`. */
export function dealsOf(products: readonly ProductCardView[], limit: number): ProductCardView[] {
  const saved = ({ pricePoisha, wasPoisha }: ProductCardView) =>
    wasPoisha === null ? 0 : savedPercent(pricePoisha, wasPoisha);
  return products
    .filter((product) => product.inStock && saved(product) > 0)
    .sort((a, b) => saved(b) - saved(a))
    .slice(0, limit);
}

/** The most expensive new product is shown first. */
function leadOf(products: readonly ProductCardView[]): ProductCardView | null {
  const fresh = products.filter((product) => product.inStock && product.isNew);
  return fresh.sort((a, b) => b.pricePoisha - a.pricePoisha)[0] ?? products[0] ?? null;
}

/** The brands of a listing, each with the picture of its first product there. */
function brandTiles({ brands, products }: Listing): BrandTile[] {
  return brands.flatMap((brand) => {
    const picture = products.find((product) => product.brand === brand.label)?.picture;
    return picture ? [{ ...brand, picture }] : [];
  });
}

/** The front page of the shop. */
export async function loadShop({ api, language }: PageRequest) {
  const [newest, popular, { tiles, sims }] = await Promise.all([
    getListing(api, "phones", readListingQuery({ sort: "newest" })),
    listProducts(api, "phones", {}, DEALS_AMONG),
    readCategories({ api, language }),
  ]);
  return {
    lead: leadOf(newest.products),
    deals: dealsOf(popular, RAIL_LENGTH),
    newest: newest.products.slice(0, RAIL_LENGTH),
    bestsellers: popular.filter((product) => product.inStock).slice(0, RAIL_LENGTH),
    brands: brandTiles(newest),
    tiles,
    sims,
  };
}

import { toPoisha } from "@/backend/contract/money";
import type {
  Category,
  Colour,
  ProductList,
  ProductCard as WireProduct,
  ProductDetail as WireProductDetail,
  Variant as WireVariant,
} from "@/backend/contract/shop/catalog";
import type { Api } from "@/services/api/api-client";
import { ApiError, notFound, readAnswer } from "@/services/api/api-error";
import { readPaging } from "@/services/api/read-paging";
import { readFacets } from "@/services/catalog/read-facets";
import { readInstalments } from "@/services/catalog/read-instalments";
import { readPicture } from "@/services/catalog/read-picture";
import { includedBundle } from "@/utils/catalog/included-bundle";
import {
  type ListedCategory,
  type ListingFilter,
  listedCategoryOf,
  listingParams,
  unfilteredListing,
} from "@/utils/catalog/listing-query";
import { isSlug } from "@/utils/catalog/slug-list";
import { isFields } from "@/utils/text/json-fields";

/** `included` belongs to the product; `gift` belongs to the bundle with this title. */
export type CardBundle = NonNullable<WireProduct["bundle"]>;

/** The data of a card. It is kept small, because a listing's HTML has 24 cards. */
export type ProductCardView = ReturnType<typeof readCard>;

/** The terms of a pre-order. */
export type PreorderView = ReturnType<typeof readPreorder>;

export type Listing = ReturnType<typeof readListing>;

/** One variant of a product. */
export type VariantView = ReturnType<typeof readVariant>;

export type ProductView = ReturnType<typeof readProduct>;

const readPrice = (taka: number | null): number | null => (taka === null ? null : toPoisha(taka));

function readPreorder(offer: NonNullable<WireProduct["preorder"]>) {
  return {
    /** YYYY-MM-DD. */
    releasedOn: offer.released_on,
    ...(offer.released && { isReleased: true }),
    depositPoisha: toPoisha(offer.deposit),
    slotsLeft: offer.slots_left,
    /** The current length of the queue. */
    slotsTaken: offer.slots_taken,
    gifts: offer.gifts,
  };
}

/** Converts the API's card; money becomes poisha. */
export function readCard(product: WireProduct) {
  return {
    path: product.path,
    title: product.title,
    brand: product.brand.name,
    summary: product.summary,
    pricePoisha: toPoisha(product.price),
    wasPoisha: readPrice(product.was_price),
    /** The plan with the lowest monthly payment; null when no plan is available for the price. */
    emi: product.emi_from && readInstalments(product.emi_from),
    fiveG: product.five_g,
    isNew: product.is_new,
    inStock: product.in_stock,
    picture: readPicture(product.picture),
    /** The colour as `#rrggbb`, and its name. */
    colours: product.colours.map(({ hex, label }: Colour) => ({ hex, label })),
    rating: product.rating,
    /** A bundle offered with the product: an included gift, a bundle with a gift, or a bundle at a price. */
    ...(product.bundle && { bundle: product.bundle }),
    ...(product.preorder && { preorder: readPreorder(product.preorder) }),
  };
}

function readVariant(variant: WireVariant) {
  return {
    sku: variant.sku,
    colour: variant.colour,
    /** Null for products without memory. */
    ramGb: variant.ram_gb,
    storageGb: variant.storage_gb,
    size: variant.size,
    pricePoisha: toPoisha(variant.price),
    wasPoisha: readPrice(variant.was_price),
    /** Number of pieces that can be bought now, at most ten. */
    stock: variant.stock,
    pictures: variant.pictures.map(readPicture),
    ...(variant.turn && { turn: variant.turn }),
  };
}

function readProduct(product: WireProductDetail) {
  return {
    slug: product.slug,
    category: product.category,
    /** Canonical address, without a variant. */
    path: product.path,
    title: product.title,
    brand: product.brand,
    summary: product.summary,
    description: product.description,
    fiveG: product.five_g,
    isNew: product.is_new,
    rating: product.rating,
    highlights: product.highlights,
    specifications: product.specifications,
    inTheBox: product.in_the_box,
    questions: product.questions,
    warranty: product.warranty,
    /** The measurements of each size, the size itself first; null for products without sizes. */
    sizeGuide: product.size_guide,
    variants: product.variants.map(readVariant),
    related: product.related.map(readCard),
    /** SKU of the variant that the address without a variant shows. */
    sku: product.sku,
    preorder: product.preorder && readPreorder(product.preorder),
    /** The price for printing a name and a number; null when nothing is printed on the product. */
    printPoisha: readPrice(product.print_price),
    /** Slug of the included bundle, which is preselected; empty for none. */
    includedBundle: includedBundle(product),
    bundles: product.bundles.map(({ slug, title, in_stock, add_ons }) => ({
      slug,
      title,
      inStock: in_stock,
      addOns: add_ons.map((addOn) => ({
        title: addOn.title,
        /** 0 is free. */
        pricePoisha: toPoisha(addOn.price),
      })),
    })),
    /** The instalments for every price that a piece can have, the lowest monthly payment first. */
    instalments: product.installments.map(({ price, plans }) => ({
      pricePoisha: toPoisha(price),
      plans: plans.map(readInstalments),
    })),
  };
}

function readListing(list: ProductList) {
  return {
    ...readFacets(list.facets),
    products: list.items.map(readCard),
    ...readPaging(list),
    /** When the first of the shown reductions ends, as ISO 8601; null when none has an end. */
    saleEndsAt: list.items.flatMap((item) => item.sale_ends_at ?? []).sort()[0] ?? null,
  };
}

/** GET /api/get-products, the answer as received. */
export async function requestProducts(api: Api, query: Record<string, string>): Promise<ProductList> {
  const { data } = await api.request("getProducts", { query });
  return readAnswer(() => {
    if (!isFields(data)) throw new TypeError("The answer has no list");
    return data;
  });
}

/**
 * The category in an address (MENU-11 to MENU-24).
 * @throws ApiError; `isNotFound` when it is not a category with a listing
 */
export function categoryOfPage(name: unknown): ListedCategory {
  const category = listedCategoryOf(name);
  if (category === undefined) throw notFound("product-not-found", "The shop has no such category");
  return category;
}

/** The products of a listing: a category, products on sale, unreleased ones, or (with none of them) the whole shop. */
export interface ListingOf {
  category?: Category;
  sale?: "1";
  preorder?: "1";
}

const ofParams = (of: Category | ListingOf): Record<string, string> =>
  typeof of === "string" ? { category: of } : { ...of };

/**
 * GET /api/get-products: a page of a listing with the counts of its filters (API-SHOP-03).
 * @throws ApiError; `isNotFound` after the last page (the first page always exists, even without matches)
 */
export async function getListing(api: Api, of: Category | ListingOf, filter: ListingFilter): Promise<Listing> {
  const list = await requestProducts(api, {
    ...listingParams(filter),
    ...ofParams(of),
  });
  if (filter.page > Math.max(1, list.pages))
    throw notFound("product-not-found", `The listing has no page ${filter.page}`);
  return readAnswer(() => readListing(list));
}

/**
 * GET /api/get-products: the first products of a category, or of another listing, in a given order, for a rail.
 * @param limit the largest number of products
 */
export async function listProducts(
  api: Api,
  of: Category | ListingOf,
  filter: Partial<ListingFilter>,
  limit: number,
): Promise<ProductCardView[]> {
  const params = listingParams({ ...unfilteredListing, ...filter });
  const list = await requestProducts(api, { ...params, ...ofParams(of), per_page: String(limit) });
  return readAnswer(() => list.items.map(readCard));
}

/**
 * GET /api/get-products with a slug: one product in full (API-SHOP-03).
 * @throws ApiError; `isNotFound` when the category has no such product
 */
export async function getProduct(api: Api, category: Category, slug: string): Promise<ProductView> {
  if (!isSlug(slug)) throw notFound("product-not-found", "No product has such a name");
  const list = await requestProducts(api, { category, slug });
  if (list.product === null) throw new ApiError({ kind: "outage", status: 200 });
  const { product } = list;
  return readAnswer(() => readProduct(product));
}

/**
 * An unreleased product in full, for reserving it (feature 21).
 * @throws ApiError; `isNotFound` when it is already on sale
 */
export async function getComingProduct(api: Api, category: Category, slug: string): Promise<ProductView> {
  const product = await getProduct(api, category, slug);
  if (product.preorder === null) throw notFound("product-not-found", "The product is no pre-order");
  return product;
}

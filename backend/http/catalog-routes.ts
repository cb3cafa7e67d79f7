import {
  type Category,
  catalogCalls,
  type ProductCard,
  type ProductDetail,
  type ProductList,
  productsPerPage,
} from "@/backend/contract/catalog";
import type { Language } from "@/backend/contract/language";
import { toPoisha, toTaka } from "@/backend/contract/money";
import type { CardRow, ListingFilter, ListingScope, StoredColour } from "@/backend/db/queries/catalog-queries";
import { type EmiRules, emiFrom, stockTold } from "@/backend/domain/catalog/catalog-rules";
import { getProduct, type ProductInFull } from "@/backend/domain/catalog/get-product";
import { type Listing, listProducts } from "@/backend/domain/catalog/list-products";
import { keptAnswers } from "@/backend/http/kept-answers";
import { pictureOf } from "@/backend/http/picture-view";
import { type CallInput, type RequestContext, type Route, route } from "@/backend/http/route";
import { formatCapacity } from "@/utils/capacity";
import { paths, preorderPath, productPath } from "@/utils/paths";

const [getProducts] = catalogCalls;
type Query = CallInput<typeof getProducts>["query"];

const kept = keptAnswers<ProductList>();

/** The catalogue's calls. Answers are the same for everyone and kept for five seconds (docs/decisions). */
export const catalogRoutes: readonly Route[] = [
  route(getProducts, async (context, { query }) => ({
    status: true as const,
    data: await kept(context, query, () => readProducts(context, query)),
  })),
];

async function readProducts(context: RequestContext, query: Query): Promise<ProductList> {
  if (query.slug !== undefined) {
    const found = await getProduct(context, { slug: query.slug, category: query.category ?? null });
    return productList(found, context.lang);
  }
  const listing = await listProducts(context, {
    filter: filterOf(query),
    sort: query.sort ?? "popular",
    page: query.page ?? 1,
    perPage: query.per_page ?? productsPerPage,
  });
  return listingList(listing, context.lang);
}

function scopeOf(query: Query): ListingScope {
  if (query.preorder === "1") return "preorder";
  return query.sale === "1" ? "sale" : "shelf";
}

function filterOf(query: Query): ListingFilter {
  return {
    scope: scopeOf(query),
    category: query.category ?? null,
    brands: query.brand?.split(",").filter((slug) => slug !== "") ?? [],
    storages: query.storage?.split(",").map(Number) ?? [],
    fiveG: query.five_g === "1",
    priceMinPoisha: query.price_min === undefined ? null : toPoisha(query.price_min),
    priceMaxPoisha: query.price_max === undefined ? null : toPoisha(query.price_max),
  };
}

function listingList(listing: Listing, lang: Language): ProductList {
  const { facets } = listing;
  return {
    items: listing.items.map((row) => cardOf(row, lang)),
    count: listing.count,
    page: listing.page,
    pages: listing.pages,
    per_page: listing.perPage,
    facets: {
      brand: facets.brand,
      storage: facets.storage.map((facet) => ({ ...facet, label: formatCapacity(Number(facet.value), lang) })),
      five_g: facets.fiveG,
      category: facets.category.map(({ value, count }) => ({ value: value as Category, count })),
      price: { min: toTaka(facets.price.minPoisha), max: toTaka(facets.price.maxPoisha) },
    },
    product: null,
  };
}

function productList({ product, related }: ProductInFull, lang: Language): ProductList {
  const texts = product.texts[lang];
  const card = cardOf(product, lang);
  const detail: ProductDetail = {
    ...card,
    description: texts.description,
    highlights: texts.highlights,
    specifications: texts.specifications,
    in_the_box: texts.inTheBox,
    questions: texts.questions,
    warranty: texts.warranty,
    variants: product.variants.map((variant) => ({
      sku: variant.sku,
      colour: colourOf(variant.colour, lang),
      ram_gb: variant.ramGb,
      storage_gb: variant.storageGb,
      size: variant.size,
      price: toTaka(variant.pricePoisha),
      was_price: takaOrNull(variant.wasPricePoisha),
      sale_ends_at: momentOrNull(variant.saleEndsAt),
      emi_from: emiOf(variant.pricePoisha, product),
      stock: stockTold(variant.stock),
      pictures: variant.pictures.map((picture) => pictureOf(picture, lang)),
    })),
    related: related.map((row) => cardOf(row, lang)),
    released_on: product.releasedOn,
    print_price: takaOrNull(product.printPricePoisha),
    bundles: product.bundles.map(({ slug, titles, inStock, addOns }) => ({
      slug,
      title: titles[lang],
      in_stock: inStock,
      add_ons: addOns.map((addOn) => ({
        title: addOn.titles[lang],
        free: addOn.pricePoisha === 0,
        price: toTaka(addOn.pricePoisha),
        picture: addOn.picture && pictureOf(addOn.picture, lang),
      })),
    })),
    emi_plans: product.emiPlans.map((plan) => ({
      code: plan.code,
      bank: plan.bankNames[lang],
      months: plan.months,
      fee_percent: plan.feeBasisPoints / 100,
      least_price: toTaka(plan.leastPricePoisha),
    })),
  };
  return { items: [card], count: 1, page: 1, pages: 1, per_page: 1, facets: null, product: detail };
}

function cardOf(row: CardRow, lang: Language): ProductCard {
  return {
    slug: row.slug,
    category: row.category,
    path: pathOf(row),
    title: row.titles[lang],
    brand: { slug: row.brandSlug, name: row.brandName },
    summary: row.summaries[lang],
    price: toTaka(row.pricePoisha),
    was_price: takaOrNull(row.wasPricePoisha),
    sale_ends_at: momentOrNull(row.saleEndsAt),
    emi_from: emiOf(row.pricePoisha, row),
    five_g: row.fiveG,
    is_new: row.isNew,
    in_stock: row.stock > 0,
    sku: row.sku,
    picture: pictureOf(row.picture, lang),
    colours: row.colours.map((colour) => colourOf(colour, lang)),
    preorder: row.preorder && {
      released_on: row.preorder.releasedOn,
      deposit: toTaka(row.preorder.depositPoisha),
      slots_left: row.preorder.slotsLeft,
      gifts: row.preorder.gifts[lang],
    },
  };
}

/** SIMs are chosen by number on one page; what is coming has a page where it is reserved. */
function pathOf({ category, slug, preorder }: CardRow): string {
  if (category === "sim") return paths.sim;
  return preorder ? preorderPath(category, slug) : productPath(category, slug);
}

function colourOf(colour: StoredColour, lang: Language): ProductCard["colours"][number] {
  return { name: colour.name, label: colour.labels[lang], hex: colour.hex };
}

function emiOf(pricePoisha: number, rules: EmiRules): ProductCard["emi_from"] {
  const plan = emiFrom(pricePoisha, rules);
  return plan && { monthly: toTaka(plan.monthlyPoisha), months: plan.months };
}

function momentOrNull(moment: Date | string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

function takaOrNull(poisha: number | null): number | null {
  return poisha === null ? null : toTaka(poisha);
}

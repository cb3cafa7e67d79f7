import type { Language } from "@/backend/contract/language";
import { takaOrNull, toPoisha, toTaka } from "@/backend/contract/money";
import {
  type Category,
  catalogCalls,
  type ProductDetail,
  type ProductFlag,
  type ProductList,
  productFlags,
  productsPerPage,
} from "@/backend/contract/shop/catalog";
import type { ListingFilter, ListingScope } from "@/backend/db/queries/catalog/catalog-queries";
import { publicStock } from "@/backend/domain/catalog/catalog-rules";
import { getProduct, type ProductInFull } from "@/backend/domain/catalog/get-product";
import {
  type CacheCounts,
  type Listing,
  listNamedProducts,
  listProducts,
} from "@/backend/domain/catalog/list-products";
import type { OfferedCard } from "@/backend/domain/catalog/offered-card-rules";
import { TaskQueue } from "@/backend/domain/catalog/task-queue";
import { cachedAnswers, cachedRoute } from "@/backend/http/requests/cached-answers";
import { pageFieldsOf, pageQueryOf } from "@/backend/http/requests/page-view";
import { pictureOf } from "@/backend/http/requests/picture-view";
import { answer, type CallInput, type RequestContext, type Route } from "@/backend/http/requests/route";
import { installmentView } from "@/backend/http/shop/installment-view";
import { cardOf, colourOf, momentOrNull } from "@/backend/http/shop/product-card-view";
import { formatCapacity } from "@/utils/numbers/capacity";

type Query = CallInput<typeof catalogCalls.getProducts>["query"];

/** Counts of a large catalogue are slower and less important than its pages. A 100 ms count is kept for 10 s. */
const cachedCounts = cachedAnswers<Awaited<ReturnType<Parameters<CacheCounts>[1]>>>({
  costFactor: 100,
  maxFreshMs: 60_000,
});

/** At most four of the ten database connections may count at the same time. */
const counting = new TaskQueue(4, 200);

/** The catalogue's calls. Answers are the same for everyone and kept for five seconds (docs/decisions). */
export const catalogRoutes: readonly Route[] = [
  cachedRoute(catalogCalls.getProducts, async (context, { query }) => answer(await readProducts(context, query))),
];

async function readProducts(context: RequestContext, query: Query): Promise<ProductList> {
  if (query.slug !== undefined) {
    const found = await getProduct(context, { slug: query.slug, category: query.category ?? null });
    return productList(found, context.lang);
  }
  if (query.slugs !== undefined) {
    return namedList(await listNamedProducts(context, { slugs: [...new Set(query.slugs.split(","))] }), context.lang);
  }
  const { db } = context;
  // Counts are the same in every language, so all languages share one cache entry.
  const cacheCounts: CacheCounts = (filter, count) =>
    cachedCounts({ db, lang: "en" }, filter, () => counting.run(count));
  const filter = filterOf(query);
  const listing = await listProducts(
    { db, cacheCounts },
    {
      filter,
      sort: query.sort ?? "popular",
      ...pageQueryOf(query, productsPerPage),
    },
  );
  return listingList(listing, context.lang, choosesVariants(filter));
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
    rams: query.ram?.split(",").map(Number) ?? [],
    attributes: pairsOf(query.attr),
    fiveG: query.five_g === "1",
    priceMinPoisha: query.price_min === undefined ? null : toPoisha(query.price_min),
    priceMaxPoisha: query.price_max === undefined ? null : toPoisha(query.price_max),
    colours: query.colour?.split(",") ?? [],
    flags: flagsOf(query.only),
  };
}

function flagsOf(list: string | undefined): ProductFlag[] {
  const names = new Set(list?.split(","));
  return productFlags.filter((flag) => names.has(flag));
}

/** True if the filter selects variants of a product: each card then shows one variant and links to it. */
function choosesVariants({ colours, storages, rams, flags: chosen }: ListingFilter): boolean {
  return colours.length + storages.length + rams.length > 0 || chosen.includes("reduced");
}

/** The pairs in a text such as `gps:yes,kind:watch`, without duplicates. */
function pairsOf(list: string | undefined): { key: string; value: string }[] {
  return [...new Set(list?.split(","))].map((pair) => {
    const [key = "", value = ""] = pair.split(":");
    return { key, value };
  });
}

function namedList(rows: readonly OfferedCard[], lang: Language): ProductList {
  const items = rows.map((row) => cardOf(row, lang));
  const { length } = items;
  return { items, count: length, page: 1, pages: 1, per_page: Math.max(1, length), facets: null, product: null };
}

function listingList(listing: Listing, lang: Language, ofVariants: boolean): ProductList {
  const { facets } = listing;
  const sizes = (counts: Listing["facets"]["ram"]) =>
    counts.map((facet) => ({ ...facet, label: formatCapacity(Number(facet.value), lang) }));
  return {
    items: listing.items.map((row) => cardOf(row, lang, ofVariants)),
    ...pageFieldsOf(listing),
    facets: {
      brand: facets.brand.map(({ value, labels, count }) => ({ value, label: labels[lang], count })),
      storage: sizes(facets.storage),
      ram: sizes(facets.ram),
      five_g: facets.fiveG,
      attributes: facets.attributes.map(({ key, labels, values }) => ({
        key,
        label: labels[lang],
        values: values.map((entry) => ({ value: entry.value, label: entry.labels[lang], count: entry.count })),
      })),
      category: facets.category.map(({ value, count }) => ({ value: value as Category, count })),
      colour: facets.colours.map(({ value, labels, hex, count }) => ({ value, label: labels[lang], hex, count })),
      only: facets.flags,
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
    size_guide: texts.sizeGuide ?? null,
    variants: product.variants.map((variant) => ({
      sku: variant.sku,
      colour: colourOf(variant.colour, lang),
      ram_gb: variant.ramGb,
      storage_gb: variant.storageGb,
      size: variant.size,
      price: toTaka(variant.pricePoisha),
      was_price: takaOrNull(variant.wasPricePoisha),
      sale_ends_at: momentOrNull(variant.saleEndsAt),
      emi_from: variant.emiFrom && installmentView(variant.emiFrom, lang),
      stock: publicStock(variant.stock),
      pictures: variant.pictures.map((picture) => pictureOf(picture, lang)),
      ...(variant.turn !== null && { turn: variant.turn }),
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
    attributes: product.attributes.map(({ key, labels, values }) => ({
      key,
      label: labels[lang],
      values: values.map((value) => value[lang]),
    })),
    installments: product.instalments.map(({ pricePoisha, plans }) => ({
      price: toTaka(pricePoisha),
      plans: plans.map((plan) => installmentView(plan, lang)),
    })),
  };
  return { items: [card], count: 1, page: 1, pages: 1, per_page: 1, facets: null, product: detail };
}

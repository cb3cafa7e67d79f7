import { type SearchCategory, searchCalls } from "@/backend/contract/content/search";
import { toPoisha, toTaka } from "@/backend/contract/money";
import type { Localized } from "@/backend/db/stored-types";
import { describeHits, type HitDetails } from "@/backend/domain/search/describe-hits";
import type { Narrowing } from "@/backend/domain/search/narrowing-rules";
import { listPopularSearches, pinnedTitle } from "@/backend/domain/search/popular-searches";
import { recordSearch } from "@/backend/domain/search/record-search";
import { type ProductSearchAnswer, searchProducts } from "@/backend/domain/search/search-products";
import { type FoundHit, type SiteSearchAnswer, searchSite } from "@/backend/domain/search/search-site";
import { type CallInput, type RequestContext, type Route, route } from "@/backend/http/requests/route";

/** The names of the categories, which are also the headings of their groups of hits. */
const TITLES: Readonly<Record<SearchCategory, Localized>> = {
  products: { en: "Products", bn: "পণ্য" },
  packs: { en: "Packs", bn: "প্যাক" },
  offers: { en: "Offers", bn: "অফার" },
  services: { en: "Services", bn: "সেবা" },
  pages: { en: "Pages", bn: "পেজ" },
  questions: { en: "Questions", bn: "প্রশ্ন" },
  stores: { en: "Customer centres", bn: "গ্রাহকসেবা কেন্দ্র" },
  news: { en: "News and notices", bn: "খবর ও নোটিশ" },
  documents: { en: "Documents", bn: "নথি" },
};
/** The number of hits of a single requested category if the caller sets no limit. */
const USUAL_LIMIT = 20;
/** The number of hits per category of a suggestion. A request for suggestions contains only the key. */
const SUGGESTED = 5;

const NARROWING = ["brands", "price_min", "price_max", "in_stock", "sort"] as const;
type SearchBody = CallInput<typeof searchCalls.searchGp>["body"];
type NarrowingBody = Pick<SearchBody, (typeof NARROWING)[number]>;

/** True for a call that counts or filters the results of a search that was already recorded. */
const isCountOfFilters = ({ limit, ...body }: NarrowingBody & Pick<SearchBody, "limit">) =>
  limit === 1 || NARROWING.some((name) => body[name] !== undefined);

/** Suggestions, results and popular searches of the whole site. */
export const searchRoutes: readonly Route[] = [
  route(searchCalls.searchGp, async (context, { body }) => {
    const { lang } = context;
    const search = {
      key: body.key,
      limit: body.limit ?? (body.category === undefined ? SUGGESTED : USUAL_LIMIT),
      page: body.category === undefined ? 1 : (body.page ?? 1),
    };
    const products =
      body.category === "products"
        ? await searchProducts(contextOf(context), { ...search, narrowing: narrowingOf(body) })
        : null;
    const found = products ?? (await searchSite(contextOf(context), { ...search, category: body.category ?? null }));
    const isWholePage = body.details && body.category === undefined && found.count > 0;
    const [details, pinned] = await Promise.all([
      body.details ? describeHits(context, found) : null,
      isWholePage ? pinnedTitle(context, body.key) : null,
    ]);
    if (!isCountOfFilters(body)) {
      await recordSearch(
        { db: context.db, lang, pepper: context.env.codePepper, now: context.now },
        { key: body.key, client: context.client, found: found.count, isWhole: found.isWhole },
      );
    }
    const shown = found.categories.filter(({ hits }) => hits.length > 0);
    return {
      data: {
        items: Object.fromEntries(
          shown.map(({ id, hits }) => [TITLES[id][lang], hits.map((hit) => hitView(hit, details?.get(hit.path)))]),
        ),
        count: found.count,
        has_more: found.hasMore,
        categories: found.categories.map(({ id, count }) => ({ id, title: TITLES[id][lang], count })),
        suggestion: found.suggestion,
        ...(pinned !== null && { pinned }),
        ...(body.details && { understood: understoodView(found.query) }),
        ...(products && { narrowed: narrowedView(products) }),
      },
    };
  }),

  route(searchCalls.listPopularSearches, async (context) => ({
    // A popular search leads to the page that an editor chose, or else to its results.
    data: (await listPopularSearches(context)).map(({ title, path }) => ({
      display_title: title,
      url: path ?? `/searchgp/${encodeURIComponent(title)}`,
    })),
  })),
];

const contextOf = ({ db, lang, env: { brand } }: RequestContext) => ({ db, lang, brand });

function narrowingOf({
  brands = [],
  price_min: min,
  price_max: max,
  in_stock: onlyInStock,
  sort = "relevance",
}: NarrowingBody): Narrowing {
  return {
    brands,
    minPoisha: min === undefined ? null : toPoisha(min),
    maxPoisha: max === undefined ? null : toPoisha(max),
    onlyInStock: onlyInStock ?? false,
    sort,
  };
}

const understoodView = ({ minPoisha, maxPoisha, isCheap }: SiteSearchAnswer["query"]) => ({
  ...(minPoisha !== null && { price_min: toTaka(minPoisha) }),
  ...(maxPoisha !== null && { price_max: toTaka(maxPoisha) }),
  cheapest_first: isCheap,
});

const narrowedView = ({ narrowed: { count, brands, inStock, minPoisha, maxPoisha } }: ProductSearchAnswer) => ({
  count,
  brands,
  in_stock: inStock,
  price: { min: toTaka(minPoisha), max: toTaka(maxPoisha) },
});

function detailsView({ summaryMatches }: FoundHit, { brand, dialCode, area, publishedOn, trail }: HitDetails) {
  return {
    ...(brand !== null && { brand }),
    ...(dialCode !== null && { dial_code: dialCode }),
    ...(area !== null && { area }),
    ...(publishedOn !== null && { published_on: publishedOn }),
    trail,
    summary_matches: summaryMatches,
  };
}

function hitView(hit: FoundHit, details: HitDetails | undefined) {
  const { title, path, summary, picture, pricePoisha, wasPricePoisha, inStock, matches } = hit;
  return {
    title,
    path,
    ...(summary !== null && { summary }),
    ...(picture !== null && { picture }),
    ...(pricePoisha !== null && { price: toTaka(pricePoisha) }),
    ...(wasPricePoisha !== null && { was_price: toTaka(wasPricePoisha) }),
    ...(inStock !== null && { in_stock: inStock }),
    matches,
    ...(details && detailsView(hit, details)),
  };
}

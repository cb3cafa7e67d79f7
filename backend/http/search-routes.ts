import { type SearchCategory, searchCalls } from "@/backend/contract/search";
import type { Localized } from "@/backend/db/schema/localized";
import { noteSearch } from "@/backend/domain/search/note-search";
import { listPopularSearches } from "@/backend/domain/search/popular-searches";
import { type FoundHit, searchSite } from "@/backend/domain/search/search-site";
import { type RequestContext, type Route, route } from "@/backend/http/route";

const [searchCall, popularCall] = searchCalls;

/** What a category is called, and what its hits are grouped under. */
const TITLES: Readonly<Record<SearchCategory, Localized>> = {
  products: { en: "Products", bn: "পণ্য" },
  packs: { en: "Packs", bn: "প্যাক" },
  offers: { en: "Offers", bn: "অফার" },
  services: { en: "Services", bn: "সেবা" },
  pages: { en: "Pages", bn: "পেজ" },
  questions: { en: "Questions", bn: "প্রশ্ন" },
  stores: { en: "Centres", bn: "সেবা কেন্দ্র" },
  news: { en: "News and notices", bn: "খবর ও নোটিশ" },
  documents: { en: "Documents", bn: "নথি" },
};
/** Hits of a category that is asked for alone, where the caller names no limit. */
const USUAL_LIMIT = 20;
/** Hits of each category of a suggestion, which sends its key alone. */
const SUGGESTED = 5;
const POISHA = 100;

/** Suggestions, results and popular searches of the whole site. */
export const searchRoutes: readonly Route[] = [
  route(searchCall, async (context, { body }) => {
    const { lang } = context;
    const found = await searchSite(contextOf(context), {
      key: body.key,
      limit: body.limit ?? (body.category === undefined ? SUGGESTED : USUAL_LIMIT),
      category: body.category ?? null,
      page: body.category === undefined ? 1 : (body.page ?? 1),
    });
    await noteSearch(
      { db: context.db, lang, pepper: context.env.codePepper, now: context.now },
      { key: body.key, client: context.client, found: found.count, isWhole: found.isWhole },
    );
    const shown = found.categories.filter(({ hits }) => hits.length > 0);
    return {
      data: {
        items: Object.fromEntries(shown.map(({ id, hits }) => [TITLES[id][lang], hits.map(hitView)])),
        count: found.count,
        categories: found.categories.map(({ id, count }) => ({ id, title: TITLES[id][lang], count })),
        suggestion: found.suggestion,
      },
    };
  }),

  route(popularCall, async (context) => ({ data: await listPopularSearches(context, popularView) })),
];

const contextOf = ({ db, lang, env: { brand } }: RequestContext) => ({ db, lang, brand });

/** Where a popular search leads when no editor chose a page for it. */
const popularView = (title: string, path: string | null) => ({
  display_title: title,
  url: path ?? `/searchgp/${encodeURIComponent(title)}`,
});

function hitView({ title, path, summary, picture, pricePoisha, wasPricePoisha, inStock, matches }: FoundHit) {
  return {
    title,
    path,
    ...(summary !== null && { summary }),
    ...(picture !== null && { picture }),
    ...(pricePoisha !== null && { price: Number(pricePoisha) / POISHA }),
    ...(wasPricePoisha !== null && { was_price: Number(wasPricePoisha) / POISHA }),
    ...(inStock !== null && { in_stock: inStock }),
    matches,
  };
}

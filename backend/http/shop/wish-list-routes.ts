import { toPoisha, toTaka } from "@/backend/contract/money";
import { wishListCalls } from "@/backend/contract/shop/wish-list";
import { hasPriceNotice, setPriceNotice } from "@/backend/domain/wish-list/price-notice";
import { getWishList, removeWishes, saveWishes } from "@/backend/domain/wish-list/wish-list";
import { answer, type Route, sessionRoute } from "@/backend/http/requests/route";
import { cardOf } from "@/backend/http/shop/product-card-view";

/** The wish list of a number. The number is always that of the session. */
export const wishListRoutes: readonly Route[] = [
  sessionRoute(wishListCalls.getWishList, async (context, session) => {
    const items = (await getWishList(context, session)).map(({ slug, pricePoisha, addedAt, product }) => ({
      slug,
      price_then: toTaka(pricePoisha),
      added_at: addedAt.toISOString(),
      product: product && cardOf(product, context.lang),
    }));
    return answer({ items, price_notice: await hasPriceNotice(context, session) });
  }),

  sessionRoute(wishListCalls.saveWishes, async (context, session, { body }) => {
    const wishes = body.items.map(({ slug, price, added_at: addedAt }) => ({
      slug,
      pricePoisha: price === undefined ? null : toPoisha(price),
      addedAt: addedAt === undefined ? null : new Date(addedAt),
    }));
    return answer(await saveWishes(context, session, wishes));
  }),

  sessionRoute(wishListCalls.removeWishes, async (context, session, { body }) => {
    return answer({ slugs: await removeWishes(context, session, body.slugs) });
  }),

  sessionRoute(wishListCalls.savePriceNotice, async (context, session, { body }) => {
    await setPriceNotice(context, session, body.wanted);
    return answer({ wanted: body.wanted });
  }),
];

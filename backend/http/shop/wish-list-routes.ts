import { toPoisha, toTaka } from "@/backend/contract/money";
import { wishListCalls } from "@/backend/contract/shop/wish-list";
import { getSession } from "@/backend/domain/login/sessions";
import { hasPriceNotice, setPriceNotice } from "@/backend/domain/wish-list/price-notice";
import { getWishList, removeWishes, saveWishes } from "@/backend/domain/wish-list/wish-list";
import { answer, type Route, route } from "@/backend/http/requests/route";
import { cardOf } from "@/backend/http/shop/product-card-view";

/** The wish list of a number. The number is always that of the session. */
export const wishListRoutes: readonly Route[] = [
  route(wishListCalls.getWishList, async (context) => {
    const session = await getSession(context, context.webLoginToken);
    const items = (await getWishList(context, session)).map(({ slug, pricePoisha, addedAt, product }) => ({
      slug,
      price_then: toTaka(pricePoisha),
      added_at: addedAt.toISOString(),
      product: product && cardOf(product, context.lang),
    }));
    return answer({ items, price_notice: await hasPriceNotice(context, session) });
  }),

  route(wishListCalls.saveWishes, async (context, { body }) => {
    const session = await getSession(context, context.webLoginToken);
    const wishes = body.items.map(({ slug, price, added_at: addedAt }) => ({
      slug,
      pricePoisha: price === undefined ? null : toPoisha(price),
      addedAt: addedAt === undefined ? null : new Date(addedAt),
    }));
    return answer(await saveWishes(context, session, wishes));
  }),

  route(wishListCalls.removeWishes, async (context, { body }) => {
    const session = await getSession(context, context.webLoginToken);
    return answer({ slugs: await removeWishes(context, session, body.slugs) });
  }),

  route(wishListCalls.savePriceNotice, async (context, { body }) => {
    const session = await getSession(context, context.webLoginToken);
    await setPriceNotice(context, session, body.wanted);
    return answer({ wanted: body.wanted });
  }),
];

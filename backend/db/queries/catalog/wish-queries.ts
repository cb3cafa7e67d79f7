import { type Connection, execute, queryRows } from "@/backend/db/queries/statement";

/** A product on a number's wish list, with its price when it was saved. */
export interface WishRow {
  slug: string;
  pricePoisha: number;
  addedAt: Date;
}

export interface NewWish {
  slug: string;
  /** The price that the browser showed; null for today's price. */
  pricePoisha: number | null;
  addedAt: Date | null;
}

/** The wish list of a number, newest first. */
export const listWishes = queryRows<WishRow, [msisdn: string]>(
  "list-wishes",
  `select product_slug as slug, price_poisha, added_at
   from wish_list_items where msisdn = $1 order by added_at desc, product_slug`,
);

const lockOwner = execute<[msisdn: string]>(
  "lock-wish-list",
  "select from subscribers where msisdn = $1 for no key update",
);

// In the given order, as many as fit; the price is that of the variant shown for the product today, unless the browser
// that saved it showed another.
const insertWishes = execute<[msisdn: string, wishes: readonly NewWish[], limit: number]>(
  "insert-wishes",
  `insert into wish_list_items (msisdn, product_slug, price_poisha, added_at)
   select $msisdn, w.slug,
     coalesce(w.price, (select v.price_poisha from product_variants v where v.product_slug = w.slug
       order by (v.stock > 0) desc, v.price_poisha, v.position, v.sku limit 1)), coalesce(least(w.added_at, now()), now())
   from unnest($slugs::text[], $prices::int[], $times::timestamptz[])
     with ordinality as w (slug, price, added_at, place)
   join products p on p.slug = w.slug and p.published and p.category <> 'sim'
   where exists (select from product_variants v where v.product_slug = w.slug)
     and not exists (select from wish_list_items i where i.msisdn = $msisdn and i.product_slug = w.slug)
   order by w.place limit greatest(0, $limit - (select count(*) from wish_list_items where msisdn = $msisdn))
   on conflict do nothing returning product_slug as slug`,
  (msisdn, wishes, limit) => ({
    msisdn,
    slugs: wishes.map(({ slug }) => slug),
    prices: wishes.map(({ pricePoisha }) => pricePoisha),
    times: wishes.map(({ addedAt }) => addedAt?.toISOString() ?? null),
    limit,
  }),
);

/**
 * Adds products to a number's wish list as far as they fit; each slug once. The subscriber's row is locked, so that two
 * devices together never exceed the limit.
 * @param transaction an open transaction
 */
export async function addWishes(
  transaction: Connection,
  msisdn: string,
  wishes: readonly NewWish[],
  limit: number,
): Promise<void> {
  await lockOwner(transaction, msisdn);
  await insertWishes(transaction, msisdn, wishes, limit);
}

/** Removes products from a number's wish list. */
export const removeWishRows = execute<[msisdn: string, slugs: readonly string[]]>(
  "delete-wishes",
  "delete from wish_list_items where msisdn = $1 and product_slug = any($2)",
);

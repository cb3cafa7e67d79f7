import type { Category } from "@/backend/contract/shop/catalog";
import { execute, queryExists, queryRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

/** A product on a wish list whose price has dropped, or was read for the first time. */
export interface PriceDrop {
  msisdn: string;
  lang: "en" | "bn";
  slug: string;
  category: Category;
  titles: Localized;
  /** Null when the price was read for the first time. */
  beforePoisha: number | null;
  pricePoisha: number;
}

/** True when a number gets text messages about price drops on its wish list. */
export const wantsPriceNotice = queryExists<[msisdn: string]>(
  "find-price-notice",
  "select from price_notices where msisdn = $1",
);

/** Subscribes a number to messages about price drops from now on. */
export const upsertPriceNotice = execute<[msisdn: string, lang: "en" | "bn"]>(
  "insert-price-notice",
  `with asked as (insert into price_notices (msisdn, lang) values ($1, $2)
     on conflict (msisdn) do update set lang = excluded.lang returning xmax = 0 as is_new)
   update wish_list_items set known_poisha = null where msisdn = $1 and (select is_new from asked)`,
);

/** Ends a number's subscription to messages about price drops. */
export const removePriceNotice = execute<[msisdn: string]>(
  "delete-price-notice",
  "delete from price_notices where msisdn = $1",
);

// Marked in the statement that finds them, so that only one of two processes gets each price drop. The price is the
// card's: that of the variant shown for the product among the available ones.
/** Takes the price drops on subscribers' lists; each is taken only once, by one process. Needs a transaction. */
export const claimPriceDrops = queryRows<PriceDrop, [limit: number]>(
  "take-price-drops",
  `with due as materialized (
     select w.msisdn, w.product_slug, n.lang, w.known_poisha, now_at.poisha
     from wish_list_items w join price_notices n on n.msisdn = w.msisdn
     join products p on p.slug = w.product_slug and p.published and not p.preorder
     cross join lateral (select v.price_poisha as poisha from product_variants v
       where v.product_slug = w.product_slug and v.stock > 0
       order by v.price_poisha, v.position, v.sku limit 1) now_at
     where w.known_poisha is null or now_at.poisha < w.known_poisha
     order by w.msisdn, w.added_at, w.product_slug limit $1 for update of w skip locked)
   update wish_list_items w set known_poisha = due.poisha
   from due join products p on p.slug = due.product_slug
   where w.msisdn = due.msisdn and w.product_slug = due.product_slug
   returning w.msisdn, due.lang, p.slug, p.category, p.titles, due.known_poisha as before_poisha,
     due.poisha as price_poisha`,
);

import { queryCount } from "@/backend/db/queries/statement";

/** Ends the sales that are over. @returns how many variants have their old price again */
export const endSaleBatch = queryCount<[limit: number]>(
  "end-sales",
  `with due as materialized (
     select sku from product_variants where sale_ends_at <= now() order by sku limit $1 for no key update skip locked)
   update product_variants v set price_poisha = v.was_price_poisha, was_price_poisha = null, sale_ends_at = null
   from due where v.sku = due.sku returning v.sku`,
);

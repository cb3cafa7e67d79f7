import { execute, queryCount, queryValue } from "@/backend/db/queries/statement";

/** Remembers that the demo data were written into this database. */
export const markDemoData = execute("mark-demo-data", "update shop_settings set has_demo_data = true where id = 1");

/** True when the demo data were ever written into this database. */
export const hasDemoData = queryValue<boolean>("has-demo-data", "select has_demo_data from shop_settings");

/** $1 the filter values of products, as JSON. */
const WANTED = `with wanted as (
  select * from jsonb_to_recordset($1::jsonb) as t (slug text, category text, key text, value text))`;

/** Removes from the products of these filter values all others. @returns how many were removed */
export const deleteOtherAttributes = queryCount<[wanted: string]>(
  "delete-other-product-attributes",
  `${WANTED}
   delete from product_attributes a where a.product_slug in (select slug from wanted)
     and not exists (select from wanted w where w.slug = a.product_slug and w.key = a.key and w.value = a.value)
   returning 1`,
);

/** Adds the filter values that are missing. @returns how many were added */
export const addAttributes = queryCount<[wanted: string]>(
  "add-product-attributes",
  `${WANTED}
   insert into product_attributes (product_slug, category, key, value)
   select slug, category, key, value from wanted on conflict do nothing returning 1`,
);

/**
 * Puts pieces of variants that no store has yet onto the shelves of stores that sell devices: many in a large store,
 * few or none in a small one, and the same in every run.
 * @returns how many shelves were filled
 */
export const fillStoreShelves = queryCount(
  "fill-store-shelves",
  `insert into store_stock (sku, store_code, stock)
   select v.sku, s.code, draw % case when 'device-repair' = any (s.services) then 9 else 4 end
   from product_variants v join products p on p.slug = v.product_slug
   cross join stores s
   cross join lateral (select ('x' || left(md5(v.sku || s.code), 6))::bit(24)::int as draw) d
   where 'devices' = any (s.services) and p.category <> 'sim' and not p.preorder
     and not exists (select from store_stock k where k.sku = v.sku)
     and draw % 10 < case when 'device-repair' = any (s.services) then 7 else 4 end
   on conflict do nothing returning 1`,
);

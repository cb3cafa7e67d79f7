import { mapResult, queryExists, queryRows } from "@/backend/db/queries/statement";
import type { Localized, StoreService } from "@/backend/db/stored-types";
import type { StoreHours } from "@/utils/dates/store-hours";

export interface StoreRow {
  code: string;
  names: Localized;
  addresses: Localized;
  district: string;
  thana: string;
  districtBn: string;
  thanaBn: string;
  latitude: number;
  longitude: number;
  phone: string | null;
  services: StoreService[];
  hours: StoreHours[];
}

export interface PickupStoreRow extends StoreRow {
  /** SKUs of the cart and of its bundles of which the store does not have enough; null without a cart. */
  missing: string[] | null;
}

export interface PlaceFoundRow {
  kind: "district" | "thana" | "store";
  titles: Localized;
  district: string;
  districtBn: string;
  latitude: number;
  longitude: number;
  /** The code of a store; null for a district or a thana. */
  code: string | null;
}

/** The pieces of a variant in a store. */
export interface StoreStockRow {
  code: string;
  pieces: number;
}

const STORE = `s.code, s.names, s.addresses, s.district, s.thana, d.name_bn as district_bn, t.name_bn as thana_bn,
  s.latitude, s.longitude, s.phone, s.services, s.hours`;
const PLACES = "join districts d on d.name = s.district join thanas t on t.district = s.district and t.name = s.thana";

/** Every store. There are only a few hundred, so the domain sorts and limits them. */
export const listStoreRows = queryRows<StoreRow>(
  "list-stores",
  `select ${STORE} from stores s ${PLACES} order by s.code`,
);

// Thanas of two districts may have the same name; without a district, both are meant. Returns the stores of the thana,
// or, if it has none or if all are requested, those of its district.
/**
 * Stores of a thana, or of its district when it has none.
 * @param area district null when only the thana is known; `nearby` for all of the district; `weightless` SKUs are in no store and missing in none
 */
export const listPickupStoreRows = queryRows<
  PickupStoreRow,
  [
    area: {
      thana: string;
      district: string | null;
      cartToken: string | null;
      nearby: boolean;
      weightless: readonly string[];
    },
  ]
>(
  "list-pickup-stores",
  `with area as (select district, name from thanas where name = $thana
     and ($district::text is null or district = $district)),
   lines as (
     select l.sku, l.quantity, l.options ->> 'bundle' as bundle from carts c
     join cart_lines l on l.cart_token = c.token and l.version = c.lines_version
     where c.token = $cartToken and c.ordered_at is null),
   wanted as (
     select sku, sum(quantity) as quantity from (
       select sku, quantity from lines
       union all
       select a.sku, l.quantity from lines l join product_variants v on v.sku = l.sku
         join bundles u on u.slug = l.bundle and u.product_slug = v.product_slug
         join bundle_add_ons a on a.bundle_slug = u.slug and a.sku is not null) pieces
     where not sku = any($weightless) group by sku),
   own as (select s.code from stores s join area a on a.district = s.district and a.name = s.thana where s.pickup)
   select ${STORE}, case when exists (select from wanted) then
     (select coalesce(array_agg(w.sku order by w.sku), '{}') from wanted w
      left join store_stock k on k.sku = w.sku and k.store_code = s.code
      where coalesce(k.stock, 0) < w.quantity) end as missing
   from stores s ${PLACES}
   where s.pickup and (s.code in (select code from own)
     or ($nearby or not exists (select from own)) and s.district in (select district from area))
   order by s.code`,
);

/** True for the English name of a thana. @param district null for any */
export const thanaExists = queryExists<[thana: string, district: string | null]>(
  "find-thana-anywhere",
  "select name from thanas where name = $1 and ($2::text is null or district = $2) limit 1",
);

// A thana or district without coordinates gets the middle of the district's stores. If there are no stores either, it
// has no position, and cannot be chosen.
/** Every district, thana and store, in this order. There are only some hundreds, so the domain filters them. */
export const listPlaceRows = queryRows<PlaceFoundRow>(
  "find-store-places",
  `with middle as (select district, avg(latitude) as latitude, avg(longitude) as longitude from stores group by district)
   select kind, titles, district, p.name_bn as district_bn, found.latitude, found.longitude, code from (
     select 'district' as kind, jsonb_build_object('en', d.name, 'bn', d.name_bn) as titles, d.name as district,
       coalesce(d.latitude, m.latitude) as latitude, coalesce(d.longitude, m.longitude) as longitude,
       null::text as code, 1 as rank
     from districts d left join middle m on m.district = d.name
     union all
     select 'thana', jsonb_build_object('en', t.name, 'bn', t.name_bn), t.district,
       coalesce(t.latitude, d.latitude, m.latitude), coalesce(t.longitude, d.longitude, m.longitude), null, 2
     from thanas t join districts d on d.name = t.district left join middle m on m.district = t.district
     union all
     select 'store', s.names, s.district, s.latitude, s.longitude, s.code, 3 from stores s) found join districts p on p.name = found.district
   where found.latitude is not null and found.longitude is not null
   order by rank, titles ->> 'en', district`,
);

/** Phones in stock in a store, the most popular first: so many slugs, and how many there are in all. */
export const listPhonesInStore = mapResult(
  queryRows<{ slug: string; count: number }, [code: string, limit: number]>(
    "list-store-phones",
    `select p.slug, count(*) over ()::int as count from products p
     where p.category = 'phones' and p.published and not p.preorder
       and p.slug in (select v.product_slug from store_stock k join product_variants v on v.sku = k.sku
                      where k.store_code = $1 and k.stock > 0)
     order by p.popularity desc, p.slug limit $2::int`,
  ),
  (rows) => ({ slugs: rows.map(({ slug }) => slug), count: rows[0]?.count ?? 0 }),
);

/** The stores that have a variant, each with its pieces. */
export const listStoreStock = queryRows<StoreStockRow, [sku: string]>(
  "list-store-stock",
  "select store_code as code, stock as pieces from store_stock where sku = $1 and stock > 0",
);

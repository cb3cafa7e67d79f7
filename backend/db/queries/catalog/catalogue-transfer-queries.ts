import {
  CATALOGUE_TABLES,
  type CatalogueKind,
  type CatalogueRow,
  type CatalogueTable,
} from "@/backend/db/queries/catalog/catalogue-rows";
import { writeRows } from "@/backend/db/queries/refused-write";
import type { Connection } from "@/backend/db/queries/statement";
import { upsertRows } from "@/backend/db/queries/upsert-rows";

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;
const utc = (column: string) => `to_char(${column} at time zone 'UTC', ${MOMENT})`;

const READ: Record<CatalogueKind, string> = {
  brand: "select slug as id, name as title_en, name_bn as title_bn, position from brands order by position, slug",
  attribute: `select key as id, category, labels ->> 'en' as title_en, labels ->> 'bn' as title_bn, position
    from attributes order by category, position, key`,
  value: `select value as id, category, key, labels ->> 'en' as title_en, labels ->> 'bn' as title_bn, position
    from attribute_values order by category, key, position, value`,
  product: `select p.slug as id, p.category, p.brand_slug as brand, p.titles ->> 'en' as title_en, p.titles ->> 'bn' as title_bn,
      p.summaries ->> 'en' as summary_en, p.summaries ->> 'bn' as summary_bn, p.five_g, p.print_price_poisha as print_price,
      p.vat_basis_points as vat_percent,
      p.released_on, ${utc("p.listed_at")} as listed_at, p.popularity, p.published, p.texts -> 'en' as texts_en,
      p.texts -> 'bn' as texts_bn, o.deposit_poisha as preorder_deposit, o.slots as preorder_slots,
      o.gifts -> 'en' as gifts_en, o.gifts -> 'bn' as gifts_bn,
      (select jsonb_agg(jsonb_build_array(a.key, a.value) order by a.key, a.value)
       from product_attributes a where a.product_slug = p.slug) as attributes
    from products p left join preorder_offers o on o.product_slug = p.slug and p.preorder order by p.category, p.slug`,
  variant: `select v.sku as id, v.product_slug as product, v.colour_name as colour, v.colour_labels ->> 'en' as title_en,
      v.colour_labels ->> 'bn' as title_bn, v.colour_hex, v.colour_family, v.ram_gb, v.storage_gb, v.size,
      v.price_poisha as price,
      v.was_price_poisha as was_price, ${utc("v.sale_ends_at")} as sale_ends_at, v.stock, v.position, v.pictures, v.turn,
      (select jsonb_agg(jsonb_build_array(s.store_code, s.stock::text) order by s.store_code)
       from store_stock s where s.sku = v.sku) as store_stock
    from product_variants v order by v.product_slug, v.position, v.sku`,
  bundle: `select slug as id, product_slug as product, titles ->> 'en' as title_en, titles ->> 'bn' as title_bn, position
    from bundles order by position, slug`,
  addon: `select position::text as id, bundle_slug as bundle, titles ->> 'en' as title_en, titles ->> 'bn' as title_bn, sku,
      price_poisha as price from bundle_add_ons order by bundle_slug, bundle_add_ons.position`,
  emi: `select code as id, bank_names ->> 'en' as title_en, bank_names ->> 'bn' as title_bn, months,
      fee_basis_points as fee_percent, least_price_poisha as least_price, position from emi_plans order by position, code`,
};

const from = (columns: string) => `from jsonb_to_recordset($1::jsonb) as t (id text, ${columns})`;

// These statements follow the rows of a kind, which they get as $1. What a file leaves out stays as it is.
const FURTHER: Partial<Record<CatalogueKind, readonly string[]>> = {
  product: [
    `update products p set vat_basis_points = t.vat_percent ${from("vat_percent integer")}
     where p.slug = t.id and t.vat_percent <> p.vat_basis_points`,
    `delete from product_attributes a using (select id ${from("attributes jsonb")}) t where a.product_slug = t.id`,
    `insert into product_attributes (product_slug, category, key, value)
     select t.id, t.category, pair ->> 0, pair ->> 1
     ${from("category text, attributes jsonb")}, jsonb_array_elements(t.attributes) pair`,
    // Before the offers have their new day: the open pre-orders arrive as many days earlier or later, on no rest day.
    `with moved as (
       select f.product_slug, greatest(t.released_on, today.day) - greatest(f.released_on, today.day) as days
       ${from("released_on date")} join preorder_offers f on f.product_slug = t.id
       cross join (select (now() at time zone 'Asia/Dhaka')::date as day) today
       where t.released_on <> f.released_on),
     reached as (
       select o.id, o.deliver_earliest + m.days as earliest, o.deliver_latest + m.days as latest
       from orders o join moved m on m.product_slug = o.preorder_slug
       where o.state in ('pending_payment', 'placed', 'confirmed'))
     update orders o set
       deliver_earliest = r.earliest + (extract(isodow from r.earliest) is not distinct from s.rest_weekday)::int,
       deliver_latest = r.latest + (extract(isodow from r.latest) is not distinct from s.rest_weekday)::int
     from reached r cross join shop_settings s where o.id = r.id`,
    `insert into preorder_offers (product_slug, released_on, deposit_poisha, slots, gifts)
     select id, released_on, preorder_deposit, preorder_slots,
       jsonb_build_object('en', coalesce(gifts_en, '[]'), 'bn', coalesce(gifts_bn, '[]'))
     ${from("released_on date, preorder_deposit integer, preorder_slots integer, gifts_en jsonb, gifts_bn jsonb")}
     where preorder_slots is not null
     on conflict (product_slug) do update set released_on = excluded.released_on, slots = excluded.slots,
       deposit_poisha = excluded.deposit_poisha, gifts = excluded.gifts`,
    // The phone is out: the pages of its open pre-orders say since when.
    `update preorder_offers o set released_on = t.released_on
     ${from("released_on date, preorder_slots integer")}
     where o.product_slug = t.id and t.preorder_slots is null and t.released_on is not null`,
  ],
  variant: [
    // A trigger adds the change to the ledger, as a correction.
    `update product_variants v set stock = t.stock, stock_reason = 'correction' ${from("stock integer")}
     where v.sku = t.id and t.stock <> v.stock`,
    `insert into store_stock (sku, store_code, stock) select t.id, pair ->> 0, (pair ->> 1)::integer
     ${from("store_stock jsonb")}, jsonb_array_elements(t.store_stock) pair
     on conflict (sku, store_code) do update set stock = excluded.stock`,
  ],
};

/** Every row of a kind, in an order that depends only on the rows. */
export async function readTransferRows(connection: Connection, kind: CatalogueKind): Promise<CatalogueRow["values"][]> {
  return (await connection.query<CatalogueRow["values"]>(READ[kind])).rows;
}

/** Writes the rows of a kind. @returns the refused rows, with the database's message */
export async function writeTransferRows<Row extends CatalogueRow>(
  connection: Connection,
  kind: CatalogueKind,
  rows: readonly Row[],
): Promise<{ row: Row; reason: string }[]> {
  const { table, key, optional = [], row: rowOf }: CatalogueTable = CATALOGUE_TABLES[kind];
  const refused = await writeRows(connection, rows, async (some) => {
    const made = some.map(({ values }) => rowOf(values));
    const updated = Object.keys(made[0] ?? {}).filter((field) => ![...key, ...optional].includes(field));
    await upsertRows(connection, { table, key, rows: made }, updated);
    const values = JSON.stringify(some.map((each) => each.values));
    for (const statement of FURTHER[kind] ?? []) await connection.query(statement, [values]);
  });
  return refused.map(({ row, refusal }) => ({ row, reason: refusal.detail ?? refusal.message }));
}

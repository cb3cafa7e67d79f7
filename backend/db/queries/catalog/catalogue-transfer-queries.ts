import { writeRows } from "@/backend/db/queries/refused-write";
import type { Connection } from "@/backend/db/queries/statement";

/** A row with the column names of the catalogue's file (domain/data-import/catalogue-columns.ts); money in poisha. */
export type TransferRow = Record<string, unknown>;

/** The kinds of rows, in the order of writing: a row comes after the rows that it refers to. */
export type TransferKind = "brand" | "attribute" | "value" | "product" | "variant" | "bundle" | "addon" | "emi";

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;
const utc = (column: string) => `to_char(${column} at time zone 'UTC', ${MOMENT})`;

const READ: Record<TransferKind, string> = {
  brand: "select slug as id, name as title_en, name_bn as title_bn, position from brands order by position, slug",
  attribute: `select key as id, category, labels ->> 'en' as title_en, labels ->> 'bn' as title_bn, position
    from attributes order by category, position, key`,
  value: `select value as id, category, key, labels ->> 'en' as title_en, labels ->> 'bn' as title_bn, position
    from attribute_values order by category, key, position, value`,
  product: `select p.slug as id, p.category, p.brand_slug as brand, p.titles ->> 'en' as title_en, p.titles ->> 'bn' as title_bn,
      p.summaries ->> 'en' as summary_en, p.summaries ->> 'bn' as summary_bn, p.five_g, p.print_price_poisha as print_price,
      p.vat_basis_points as vat_percent,
      p.released_on::text, ${utc("p.listed_at")} as listed_at, p.popularity, p.published, p.texts -> 'en' as texts_en,
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

const LABELS = "jsonb_build_object('en', title_en, 'bn', title_bn)";
const from = (columns: string) =>
  `from jsonb_to_recordset($1::jsonb) as t (id text, title_en text, title_bn text, ${columns})`;

// Each list of statements gets the rows of its kind as $1. Values that a file leaves out stay as they are.
const WRITE: Record<TransferKind, readonly string[]> = {
  brand: [
    `insert into brands (slug, name, name_bn, position) select id, title_en, coalesce(title_bn, ''), position
     ${from("position integer")}
     on conflict (slug) do update set name = excluded.name, name_bn = excluded.name_bn, position = excluded.position`,
  ],
  attribute: [
    `insert into attributes (category, key, labels, position) select category, id, ${LABELS}, position
     ${from("category text, position integer")}
     on conflict (category, key) do update set labels = excluded.labels, position = excluded.position`,
  ],
  value: [
    `insert into attribute_values (category, key, value, labels, position) select category, key, id, ${LABELS}, position
     ${from("category text, key text, position integer")}
     on conflict (category, key, value) do update set labels = excluded.labels, position = excluded.position`,
  ],
  product: [
    `insert into products (slug, category, brand_slug, titles, summaries, texts, five_g, released_on, listed_at, popularity,
       published, print_price_poisha, preorder)
     select id, category, brand, ${LABELS}, jsonb_build_object('en', summary_en, 'bn', summary_bn),
       jsonb_build_object('en', texts_en, 'bn', texts_bn), five_g, released_on, listed_at, popularity, published,
       print_price, preorder_slots is not null
     ${from(`category text, brand text, summary_en text, summary_bn text, texts_en jsonb, texts_bn jsonb, five_g boolean,
       released_on date, listed_at timestamptz, popularity integer, published boolean, print_price integer,
       preorder_slots integer`)}
     on conflict (slug) do update set category = excluded.category, brand_slug = excluded.brand_slug, titles = excluded.titles,
       summaries = excluded.summaries, texts = excluded.texts, five_g = excluded.five_g, released_on = excluded.released_on,
       listed_at = excluded.listed_at, popularity = excluded.popularity, published = excluded.published,
       print_price_poisha = excluded.print_price_poisha, preorder = excluded.preorder`,
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
    `insert into product_variants (sku, product_slug, colour_name, colour_labels, colour_hex, colour_family, ram_gb, storage_gb, size,
       price_poisha, was_price_poisha, sale_ends_at, stock, position, pictures, turn)
     select id, product, colour, ${LABELS}, colour_hex, colour_family, ram_gb, storage_gb, size, price, was_price, sale_ends_at,
       coalesce(stock, 0), position, pictures, turn
     ${from(`product text, colour text, colour_hex text, colour_family text, ram_gb integer, storage_gb integer, size text,
       price integer, was_price integer, sale_ends_at timestamptz, stock integer, position integer, pictures jsonb,
       turn jsonb`)}
     on conflict (sku) do update set product_slug = excluded.product_slug, colour_name = excluded.colour_name,
       colour_labels = excluded.colour_labels, colour_hex = excluded.colour_hex,
       colour_family = excluded.colour_family, ram_gb = excluded.ram_gb,
       storage_gb = excluded.storage_gb, size = excluded.size, price_poisha = excluded.price_poisha,
       was_price_poisha = excluded.was_price_poisha, sale_ends_at = excluded.sale_ends_at,
       position = excluded.position, pictures = excluded.pictures, turn = excluded.turn`,
    // A trigger adds the change to the ledger, as a correction.
    `update product_variants v set stock = t.stock, stock_reason = 'correction' ${from("stock integer")}
     where v.sku = t.id and t.stock <> v.stock`,
    `insert into store_stock (sku, store_code, stock) select t.id, pair ->> 0, (pair ->> 1)::integer
     ${from("store_stock jsonb")}, jsonb_array_elements(t.store_stock) pair
     on conflict (sku, store_code) do update set stock = excluded.stock`,
  ],
  bundle: [
    `insert into bundles (slug, product_slug, titles, position) select id, product, ${LABELS}, position
     ${from("product text, position integer")}
     on conflict (slug) do update set product_slug = excluded.product_slug, titles = excluded.titles,
       position = excluded.position`,
  ],
  addon: [
    `insert into bundle_add_ons (bundle_slug, position, titles, sku, price_poisha) select bundle, id::integer, ${LABELS}, sku, price
     ${from("bundle text, sku text, price integer")}
     on conflict (bundle_slug, position) do update set titles = excluded.titles, sku = excluded.sku,
       price_poisha = excluded.price_poisha`,
  ],
  emi: [
    `insert into emi_plans (code, bank_names, months, fee_basis_points, least_price_poisha, position)
     select id, ${LABELS}, months, fee_percent, least_price, position
     ${from("months integer, fee_percent integer, least_price integer, position integer")}
     on conflict (code) do update set bank_names = excluded.bank_names, months = excluded.months,
       fee_basis_points = excluded.fee_basis_points, least_price_poisha = excluded.least_price_poisha,
       position = excluded.position`,
  ],
};

/** Every row of a kind, in an order that depends only on the rows. */
export async function readTransferRows(connection: Connection, kind: TransferKind): Promise<TransferRow[]> {
  return (await connection.query<TransferRow>(READ[kind])).rows;
}

/** Writes the rows of a kind. @returns the refused rows, with the database's message */
export async function writeTransferRows<Row extends { readonly values: TransferRow }>(
  connection: Connection,
  kind: TransferKind,
  rows: readonly Row[],
): Promise<{ row: Row; reason: string }[]> {
  const refused = await writeRows(connection, rows, async (some) => {
    const values = JSON.stringify(some.map((row) => row.values));
    for (const text of WRITE[kind]) await connection.query(text, [values]);
  });
  return refused.map(({ row, refusal }) => ({ row, reason: refusal.detail ?? refusal.message }));
}

-- The whole catalogue: goods of every category, filters, sale, pre-orders, bundles, instalments, stock by store.

-- Not every product has memory, and clothes have a size. A text says what a variant is called where neither does.
alter table product_variants alter column ram_gb drop not null;
alter table product_variants alter column storage_gb drop not null;
alter table product_variants add column size text check (size ~ '^[A-Za-z0-9 .-]{1,20}$');
-- Until when the reduced price holds; null for a reduction without an end. See docs/decisions/070.
alter table product_variants add column sale_ends_at timestamptz;
alter table product_variants add constraint product_variants_sale check (sale_ends_at is null or was_price_poisha is not null);
alter table product_variants drop constraint product_variants_product_slug_colour_name_ram_gb_storage_gb_key;
alter table product_variants add constraint product_variants_choice
  unique nulls not distinct (product_slug, colour_name, ram_gb, storage_gb, size);
create index product_variants_sale_end on product_variants (sale_ends_at) where sale_ends_at is not null;

alter table order_lines alter column ram_gb drop not null;
alter table order_lines alter column storage_gb drop not null;
alter table order_lines add column size text;

-- What the printing of a name and a number costs; null where nothing is printed.
alter table products add column print_price_poisha integer check (print_price_poisha >= 0);
-- A coming product: it is reserved at /shop/pre-order, and the listings of what can be bought leave it out.
alter table products add column preorder boolean not null default false;
create index products_preorder on products (category, popularity desc, slug) where published and preorder;

-- What a category can be filtered by beside brand, price and memory ---------------------------------------------------

create table attributes (
  category text not null,
  key text not null check (key ~ '^[a-z0-9_]{1,40}$'),
  labels jsonb not null check (labels ?& array['en', 'bn']),
  position integer not null default 0,
  primary key (category, key)
);

create table attribute_values (
  category text not null,
  key text not null,
  value text not null check (value ~ '^[a-z0-9-]{1,40}$'),
  labels jsonb not null check (labels ?& array['en', 'bn']),
  position integer not null default 0,
  primary key (category, key, value),
  foreign key (category, key) references attributes (category, key) on update cascade
);

create table product_attributes (
  product_slug text not null references products (slug) on update cascade,
  category text not null,
  key text not null,
  value text not null,
  primary key (product_slug, key, value),
  foreign key (category, key, value) references attribute_values (category, key, value) on update cascade
);
-- "Which products of this category have this value" is answered from the index alone.
create index product_attributes_filter on product_attributes (category, key, value, product_slug);

-- Bundles: what comes with a product, free or at a price ---------------------------------------------------------------

create table bundles (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,80}$'),
  product_slug text not null references products (slug) on update cascade,
  titles jsonb not null check (titles ?& array['en', 'bn']),
  position integer not null default 0
);
create index bundles_product on bundles (product_slug, position);

create table bundle_add_ons (
  bundle_slug text not null references bundles (slug) on update cascade,
  position integer not null check (position >= 0),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  -- The goods that leave the store with it; null for what has no stock, e.g. data.
  sku text references product_variants (sku) on update cascade,
  -- 0 is free.
  price_poisha integer not null check (price_poisha >= 0),
  primary key (bundle_slug, position)
);

-- Instalments -----------------------------------------------------------------------------------------------------------

create table emi_plans (
  code text primary key check (code ~ '^[a-z0-9-]{1,40}$'),
  bank_names jsonb not null check (bank_names ?& array['en', 'bn']),
  months integer not null check (months between 2 and 60),
  -- What the bank takes for the whole term, in hundredths of a percent of the price: 450 is 4.5 %.
  fee_basis_points integer not null check (fee_basis_points between 0 and 5000),
  least_price_poisha integer not null check (least_price_poisha >= 0),
  position integer not null default 0
);

-- Pre-orders ------------------------------------------------------------------------------------------------------------

create table preorder_offers (
  product_slug text primary key references products (slug) on update cascade,
  released_on date not null,
  deposit_poisha integer not null check (deposit_poisha >= 0),
  slots integer not null check (slots > 0),
  -- Taken by `update ... set slots_taken = slots_taken + 1 where slots_taken < slots`: the check is the last word.
  slots_taken integer not null default 0 constraint preorder_slots check (slots_taken between 0 and slots),
  -- What comes with it, one line each: {"en": [...], "bn": [...]}.
  gifts jsonb not null default '{"en": [], "bn": []}' check (gifts ?& array['en', 'bn'])
);

-- Pieces that a store has on its own shelf, beside the warehouse's `product_variants.stock`. `store_code` is the code of
-- `stores` (made by a later migration).
create table store_stock (
  sku text not null references product_variants (sku) on update cascade,
  store_code text not null check (store_code ~ '^[a-z0-9-]{1,60}$'),
  stock integer not null constraint store_stock_not_negative check (stock >= 0),
  primary key (sku, store_code)
);
create index store_stock_store on store_stock (store_code, sku) where stock > 0;

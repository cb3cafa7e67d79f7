-- The shop: catalogue, stock, places, carts, orders, payments and messages.
-- Money is whole poisha (100 a taka). Texts that depend on the language are {"en": ..., "bn": ...}.

-- Catalogue ---------------------------------------------------------------------------------------------------------

create table brands (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,40}$'),
  name text not null,
  position integer not null default 0
);

create table products (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,80}$'),
  category text not null check (category in ('phones', 'sim', 'accessories', 'wearables', 'tab', 'modems-routers',
    'iot-products', 'apparel-accessories')),
  brand_slug text not null references brands (slug) on update cascade,
  titles jsonb not null check (titles ?& array['en', 'bn']),
  summaries jsonb not null check (summaries ?& array['en', 'bn']),
  texts jsonb not null check (texts ?& array['en', 'bn']),
  five_g boolean not null default false,
  released_on date not null,
  listed_at timestamptz not null default now(),
  popularity integer not null default 0,
  published boolean not null default true
);
create index products_listing on products (category, popularity desc, slug) where published;
create index products_newest on products (category, listed_at desc) where published;
create index products_brand on products (brand_slug);

create table product_variants (
  sku text primary key check (sku ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
  product_slug text not null references products (slug) on update cascade,
  colour_name text not null,
  colour_labels jsonb not null check (colour_labels ?& array['en', 'bn']),
  colour_hex text not null check (colour_hex ~ '^#[0-9a-f]{6}$'),
  ram_gb integer not null check (ram_gb > 0),
  storage_gb integer not null check (storage_gb > 0),
  price_poisha integer not null check (price_poisha > 0 and price_poisha <= 1000000000),
  was_price_poisha integer check (was_price_poisha > price_poisha),
  stock integer not null default 0 constraint stock_not_negative check (stock >= 0),
  -- Why the stock moves, given along with an update of stock; the trigger hands both to the ledger and resets them.
  stock_reason text not null default 'correction',
  stock_order_id text,
  position integer not null default 0,
  pictures jsonb not null check (jsonb_array_length(pictures) > 0),
  unique (product_slug, colour_name, ram_gb, storage_gb)
);
create index product_variants_shown on product_variants (product_slug, position) include (price_poisha, storage_gb);
create index product_variants_price on product_variants (price_poisha);
create index product_variants_storage on product_variants (storage_gb);

-- Every piece that came or went. The sum of a SKU's deltas is its stock at any time, whoever writes: see the triggers.
create table stock_ledger (
  id bigint generated always as identity primary key,
  sku text not null references product_variants (sku) on update cascade,
  delta integer not null check (delta <> 0),
  reason text not null check (reason in ('opening', 'delivery', 'sale', 'expiry', 'cancellation', 'correction')),
  order_id text,
  at timestamptz not null default now()
);
create index stock_ledger_sku on stock_ledger (sku);
create index stock_ledger_order on stock_ledger (order_id) where order_id is not null;

create function record_stock_movement() returns trigger language plpgsql as $$
begin
  insert into stock_ledger (sku, delta, reason, order_id)
  values (new.sku, new.stock - old.stock, new.stock_reason, new.stock_order_id);
  new.stock_reason := 'correction';
  new.stock_order_id := null;
  return new;
end $$;
create trigger stock_moved before update of stock on product_variants
  for each row when (new.stock <> old.stock) execute function record_stock_movement();

create function record_opening_stock() returns trigger language plpgsql as $$
begin
  insert into stock_ledger (sku, delta, reason) values (new.sku, new.stock, 'opening');
  return null;
end $$;
create trigger stock_opened after insert on product_variants
  for each row when (new.stock <> 0) execute function record_opening_stock();

-- Rules that the business may change without a release; one row -------------------------------------------------------

create table shop_settings (
  id integer primary key default 1 check (id = 1),
  cod_enabled boolean not null default true,
  cod_limit_poisha integer not null default 5000000 check (cod_limit_poisha >= 0),
  cod_open_limit_poisha integer not null default 8000000 check (cod_open_limit_poisha >= 0),
  cod_open_orders integer not null default 2 check (cod_open_orders >= 0),
  payment_hold_minutes integer not null default 30 check (payment_hold_minutes between 1 and 1440),
  emi_months integer not null default 12 check (emi_months between 1 and 60),
  emi_least_price_poisha integer not null default 500000 check (emi_least_price_poisha >= 0),
  new_for_days integer not null default 45 check (new_for_days >= 0),
  -- ISO day of the week on which nothing is delivered: 5 is Friday; null for none.
  rest_weekday integer default 5 check (rest_weekday between 1 and 7),
  vat_notes jsonb not null default '{"en": "Prices include VAT.", "bn": "মূল্যের সঙ্গে ভ্যাট অন্তর্ভুক্ত।"}'
);
insert into shop_settings default values;

-- Places and delivery -------------------------------------------------------------------------------------------------

create table districts (
  name text primary key,
  name_bn text not null,
  zone text not null check (zone in ('inside-dhaka', 'outside-dhaka')),
  delivered boolean not null default true,
  latitude double precision,
  longitude double precision
);

create table thanas (
  district text not null references districts (name) on update cascade,
  name text not null,
  name_bn text not null,
  latitude double precision,
  longitude double precision,
  primary key (district, name)
);

create table post_codes (
  district text not null,
  thana text not null,
  post_code text not null check (post_code ~ '^[1-9][0-9]{3}$'),
  post_office text not null,
  post_office_bn text not null,
  primary key (district, thana, post_code),
  foreign key (district, thana) references thanas (district, name) on update cascade
);

create table delivery_options (
  type text not null check (type in ('regular', 'express')),
  zone text not null check (zone in ('inside-dhaka', 'outside-dhaka')),
  labels jsonb not null check (labels ?& array['en', 'bn']),
  fee_poisha integer not null check (fee_poisha >= 0),
  days_min integer not null check (days_min >= 0),
  days_max integer not null,
  position integer not null default 0,
  primary key (type, zone),
  check (days_max >= days_min)
);

-- Carts ---------------------------------------------------------------------------------------------------------------

create table carts (
  token text primary key check (length(token) between 16 and 64),
  version integer not null default 1 check (version > 0),
  -- The version in which the lines were last replaced; a choice of delivery or payment leaves them.
  lines_version integer not null default 1 check (lines_version between 1 and version),
  payment_method text check (payment_method in ('cod', 'online')),
  delivery_district text references districts (name) on update cascade,
  delivery_type text not null default 'regular' check (delivery_type in ('regular', 'express')),
  retailer_token text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ordered_at timestamptz
);
create index carts_left on carts (updated_at) where ordered_at is null;

-- The lines of a cart are those of its lines_version; older ones are leftovers of parallel updates.
create table cart_lines (
  cart_token text not null references carts (token) on delete cascade,
  version integer not null,
  position integer not null check (position between 0 and 19),
  sku text not null references product_variants (sku) on update cascade,
  quantity integer not null check (quantity between 1 and 5),
  options jsonb not null default '{}',
  primary key (cart_token, version, position)
);

-- Orders --------------------------------------------------------------------------------------------------------------

create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  response jsonb not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table orders (
  id text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  public_id text not null unique check (public_id ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  cart_token text not null unique references carts (token),
  cart_version integer not null,
  full_name text not null,
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  email text,
  district text not null,
  thana text not null,
  post_code text not null,
  address text not null,
  note text,
  delivery_type text not null check (delivery_type in ('regular', 'express')),
  deliver_earliest date not null,
  deliver_latest date not null check (deliver_latest >= deliver_earliest),
  items_poisha bigint not null check (items_poisha > 0),
  delivery_poisha bigint not null check (delivery_poisha >= 0),
  payable_poisha bigint not null,
  payment_method text not null check (payment_method in ('cod', 'online')),
  state text not null check (state in ('pending_payment', 'placed', 'confirmed', 'packed', 'shipped', 'delivered',
    'cancelled', 'expired')),
  payment_state text not null check (payment_state in ('due_on_delivery', 'pending', 'paid', 'failed', 'cancelled')),
  payment_due_until timestamptz,
  retailer_token text,
  lang text not null check (lang in ('en', 'bn')),
  placed_at timestamptz not null default now(),
  constraint order_total check (items_poisha + delivery_poisha = payable_poisha),
  constraint order_hold check ((state = 'pending_payment') <= (payment_due_until is not null)),
  constraint order_method check ((payment_method = 'cod') = (payment_state = 'due_on_delivery'))
);
create index orders_msisdn on orders (msisdn, placed_at desc);
create index orders_unpaid on orders (payment_due_until) where state = 'pending_payment';
create index orders_open_cod on orders (msisdn) include (payable_poisha)
  where payment_method = 'cod' and state in ('placed', 'confirmed', 'packed', 'shipped');

create table order_lines (
  order_id text not null references orders (id),
  position integer not null,
  sku text not null references product_variants (sku) on update cascade,
  product_slug text not null,
  category text not null,
  titles jsonb not null,
  colour_labels jsonb not null,
  ram_gb integer not null,
  storage_gb integer not null,
  picture jsonb,
  options jsonb not null default '{}',
  quantity integer not null check (quantity > 0),
  price_poisha integer not null check (price_poisha > 0),
  total_poisha bigint not null,
  primary key (order_id, position),
  constraint order_line_total check (total_poisha = price_poisha::bigint * quantity)
);

create table order_events (
  order_id text not null references orders (id),
  state text not null,
  at timestamptz not null default now(),
  primary key (order_id, state)
);

-- Payments ------------------------------------------------------------------------------------------------------------

create table payments (
  id text primary key check (length(id) between 8 and 64),
  order_id text not null references orders (id),
  gateway text not null,
  amount_poisha bigint not null check (amount_poisha > 0),
  state text not null default 'pending' check (state in ('pending', 'paid', 'failed', 'cancelled')),
  redirect_url text,
  gateway_reference text,
  -- Money came when the goods could no longer be had, or twice: it has to go back.
  refund_due boolean not null default false,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint payment_settled check ((state = 'pending') = (settled_at is null)),
  constraint payment_refund check (not refund_due or state = 'paid')
);
create index payments_order on payments (order_id);
create index payments_pending on payments (created_at) where state = 'pending';

create table payment_events (
  gateway text not null,
  event_id text not null,
  payment_id text not null references payments (id),
  outcome text not null check (outcome in ('paid', 'failed', 'cancelled')),
  amount_poisha bigint not null,
  at timestamptz not null default now(),
  primary key (gateway, event_id)
);
create index payment_events_payment on payment_events (payment_id);

-- The sandbox gateway plays an outside company: nothing above refers to its table.
create table sandbox_gateway_payments (
  transaction_id text primary key,
  amount_poisha bigint not null check (amount_poisha > 0),
  order_id text not null,
  return_url text not null,
  outcome text check (outcome in ('paid', 'failed', 'cancelled')),
  reference text not null unique,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);

-- Messages ------------------------------------------------------------------------------------------------------------

-- Written in the transaction whose news it carries; a dispatcher reads it with FOR UPDATE SKIP LOCKED.
create table outbox_messages (
  id bigint generated always as identity primary key,
  kind text not null default 'sms' check (kind in ('sms')),
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  purpose text not null,
  lang text not null check (lang in ('en', 'bn')),
  params jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_messages_waiting on outbox_messages (next_at, id) where state = 'waiting';

create table sandbox_messages (
  id bigint generated always as identity primary key,
  msisdn text not null,
  code text,
  purpose text not null,
  text text not null,
  sent_at timestamptz not null default now()
);
create index sandbox_messages_newest on sandbox_messages (msisdn, id desc);

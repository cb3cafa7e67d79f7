-- What a subscriber keeps an eye on, and who wants to be told when something is there again. See docs/decisions/084.

create table wish_list_items (
  msisdn text not null references subscribers (msisdn) on update cascade on delete cascade,
  product_slug text not null references products (slug) on update cascade,
  -- What it cost when it was kept, so that a cut can be told.
  price_poisha integer not null check (price_poisha > 0),
  added_at timestamptz not null default now(),
  primary key (msisdn, product_slug)
);
create index wish_list_items_product on wish_list_items (product_slug);

create table stock_notices (
  id bigint generated always as identity primary key,
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  sku text not null references product_variants (sku) on update cascade,
  lang text not null check (lang in ('en', 'bn')),
  asked_at timestamptz not null default now(),
  -- When the message was queued; null while the number waits.
  told_at timestamptz
);
-- A number waits for a variant once; when it was told, it may wait again.
create unique index stock_notices_waiting on stock_notices (sku, msisdn) where told_at is null;
create index stock_notices_number on stock_notices (msisdn);

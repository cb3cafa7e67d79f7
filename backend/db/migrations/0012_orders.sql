-- Stores, retailers, and what becomes of an order after it was placed.

-- Stores: where people are served and orders can be picked up -----------------------------------------------------------

create table stores (
  code text primary key check (code ~ '^[a-z0-9-]{1,60}$'),
  names jsonb not null check (names ?& array['en', 'bn']),
  addresses jsonb not null check (addresses ?& array['en', 'bn']),
  district text not null,
  thana text not null,
  latitude double precision not null check (latitude between 20 and 27),
  longitude double precision not null check (longitude between 88 and 93),
  phone text,
  services text[] not null,
  -- One entry an open day, Asia/Dhaka: [{"day": 0, "opens": "09:00", "closes": "18:00"}], day 0 is Sunday.
  hours jsonb not null,
  -- False for a store that gives out no orders of the shop.
  pickup boolean not null default true,
  foreign key (district, thana) references thanas (district, name) on update cascade
);
create index stores_place on stores (district, thana);

-- Retailers: who helps a customer to buy, known by the token of the retailer's own cookie --------------------------------

create table retailers (
  code text primary key check (code ~ '^[A-Z0-9-]{3,20}$'),
  -- SHA-256 of the token in base64url: the database holds nothing that buys in a retailer's name.
  token_hash text not null unique,
  names jsonb not null check (names ?& array['en', 'bn']),
  district text not null,
  thana text not null,
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  active boolean not null default true,
  foreign key (district, thana) references thanas (district, name) on update cascade
);

-- Orders: cash that was collected counts as paid, and what was cancelled is due no longer --------------------------------

alter table orders drop constraint order_method;
alter table orders add constraint order_method
  check (case payment_method when 'cod' then payment_state in ('due_on_delivery', 'paid', 'cancelled')
    else payment_state <> 'due_on_delivery' end);

-- Who moved an order, for the operator's eyes; null for what the site did by itself.
alter table order_events add column moved_by text check (moved_by in ('customer', 'operator'));
alter table order_events add column note text check (length(note) between 1 and 300);

-- Returns ---------------------------------------------------------------------------------------------------------------

alter table shop_settings add column return_days integer not null default 7 check (return_days between 0 and 90);

create table order_returns (
  reference text primary key check (reference ~ '^R-[0-9A-HJKMNP-TV-Z]{8}$'),
  order_id text not null references orders (id),
  reason text not null check (reason in ('damaged', 'wrong-item', 'not-as-described', 'changed-mind', 'other')),
  note text check (length(note) between 1 and 500),
  state text not null default 'requested' check (state in ('requested', 'accepted', 'received', 'refunded', 'refused')),
  -- Why it was refused, in the operator's words.
  answer text check (length(answer) between 1 and 300),
  refund_poisha bigint not null check (refund_poisha >= 0),
  requested_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint return_settled check ((state in ('refunded', 'refused')) = (settled_at is not null))
);
create index order_returns_order on order_returns (order_id);

create table order_return_lines (
  reference text not null references order_returns (reference),
  order_id text not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (reference, position),
  foreign key (order_id, position) references order_lines (order_id, position)
);
create index order_return_lines_order on order_return_lines (order_id, position);

-- A returned piece that is as new goes back on sale.
alter table stock_ledger drop constraint stock_ledger_reason_check;
alter table stock_ledger add constraint stock_ledger_reason_check
  check (reason in ('opening', 'delivery', 'sale', 'expiry', 'cancellation', 'return', 'correction'));

-- Checkout: promotions, instalments, pick-up at a store, pre-orders, and what becomes of money that has to go back.

-- Promotions ----------------------------------------------------------------------------------------------------------

create table promotions (
  code text primary key check (code ~ '^[A-Z0-9-]{3,32}$'),
  -- `cmp` is the campaign offer that a cart asks for by a field of its own.
  type text not null default 'promo' check (type in ('promo', 'cmp')),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  kind text not null check (kind in ('percent', 'amount', 'delivery')),
  percent integer check (percent between 1 and 100),
  -- What an `amount` takes off, and the most that a `percent` takes off.
  amount_poisha integer check (amount_poisha > 0),
  least_poisha integer not null default 0 check (least_poisha >= 0),
  -- Only goods of this category count; null for all.
  category text,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  use_limit integer check (use_limit > 0),
  used integer not null default 0,
  number_limit integer check (number_limit > 0),
  -- Offered to every cart that it fits; any other has to be known.
  is_public boolean not null default false,
  constraint promotion_kind check (((kind = 'percent') = (percent is not null))
    and (kind <> 'amount' or amount_poisha is not null)),
  constraint promotion_period check (ends_at is null or ends_at > starts_at),
  -- Taken by `update ... where used < use_limit`: the check is the last word.
  constraint promotion_used check (used >= 0 and (use_limit is null or used <= use_limit))
);

-- How often a number has used a promotion; counted for promotions with a limit a number alone.
create table promotion_numbers (
  code text not null references promotions (code) on update cascade,
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  used integer not null check (used >= 0),
  primary key (code, msisdn)
);

alter table carts add column promotion_code text references promotions (code) on update cascade on delete set null;

-- Delivery: a store instead of an address -----------------------------------------------------------------------------

alter table delivery_options drop constraint delivery_options_type_check;
alter table delivery_options add constraint delivery_options_type_check check (type in ('regular', 'express', 'pickup'));
alter table carts drop constraint carts_delivery_type_check;
alter table carts add constraint carts_delivery_type_check check (delivery_type in ('regular', 'express', 'pickup'));
alter table orders drop constraint orders_delivery_type_check;
alter table orders add constraint orders_delivery_type_check check (delivery_type in ('regular', 'express', 'pickup'));

-- Orders --------------------------------------------------------------------------------------------------------------

-- A pre-order has no cart.
alter table orders alter column cart_token drop not null;
alter table orders alter column cart_version drop not null;
alter table orders add column discount_poisha bigint not null default 0 check (discount_poisha >= 0);
alter table orders add column promotion_code text references promotions (code) on update cascade;
-- What is due only when the goods arrive: the rest of a pre-order's price.
alter table orders add column deferred_poisha bigint not null default 0 check (deferred_poisha >= 0);
-- The instalments as they were agreed: {"code", "bank": {"en", "bn"}, "months", "monthlyPoisha", "totalPoisha"}.
alter table orders add column emi_plan jsonb check (emi_plan ?& array['code', 'bank', 'months', 'monthlyPoisha', 'totalPoisha']);
-- Where it is picked up, as it was told: {"code", "name": {"en", "bn"}, "address": {"en", "bn"}}.
alter table orders add column store jsonb check (store ?& array['code', 'name', 'address']);
alter table orders add column preorder_slug text references products (slug) on update cascade;
alter table orders drop constraint order_total;
alter table orders add constraint order_total
  check (items_poisha + delivery_poisha - discount_poisha - deferred_poisha = payable_poisha and payable_poisha >= 0);
alter table orders add constraint order_source check ((cart_token is null) = (preorder_slug is not null));
alter table orders add constraint order_pickup check (store is null or delivery_type = 'pickup');
alter table orders add constraint order_instalments check (emi_plan is null or payment_method = 'online');
-- One pre-order of a product for a number (RELIABILITY T19).
create unique index orders_preorder_number on orders (preorder_slug, msisdn)
  where preorder_slug is not null and state not in ('cancelled', 'expired');

-- Payments ------------------------------------------------------------------------------------------------------------

-- The gateway took the money and calls the payer risky: a person decides before the goods leave.
alter table payments add column review_due boolean not null default false;
-- When the gateway was told to give the money back, and its number of that.
alter table payments add column refunded_at timestamptz;
alter table payments add column refund_reference text;
alter table payments add constraint payment_refunded check (refunded_at is null or refund_due);
create index payments_refund on payments (settled_at) where refund_due and refunded_at is null;

-- Months of instalments that the payer was promised; null for a payment at once.
alter table sandbox_gateway_payments add column emi_months integer;
-- Money that the sandbox gateway gave back.
alter table sandbox_gateway_payments add column refunded_poisha bigint not null default 0 check (refunded_poisha >= 0);

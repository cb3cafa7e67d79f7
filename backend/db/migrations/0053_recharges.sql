-- What may be recharged: one row that the business changes without a release (docs/decisions/131).
create table recharge_settings (
  id integer primary key default 1 check (id = 1),
  least_poisha integer not null default 2000 check (least_poisha > 0 and least_poisha % 100 = 0),
  most_poisha integer not null default 500000 check (most_poisha % 100 = 0),
  -- Amounts that the page proposes beside the prices of popular packs.
  proposed_poisha integer[] not null default '{2000,5000,10000,20000,50000,100000}',
  constraint recharge_limits_in_order check (most_poisha >= least_poisha)
);
insert into recharge_settings default values;

-- A recharge of a number: paid at the gateway, then added to the balance at the charging system.
create table recharges (
  id text primary key,
  -- As people see it on the receipt.
  reference text not null,
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  -- The number of the payer's session; null for somebody who is not logged in.
  payer_msisdn text,
  lang text not null check (lang in ('en', 'bn')),
  amount_poisha bigint not null check (amount_poisha > 0 and amount_poisha % 100 = 0),
  -- The pack that the amount starts, by its name and price of that day; null for a recharge of the balance alone.
  pack_id text,
  pack_titles jsonb,
  auto_renew boolean not null default false,
  state text not null default 'awaiting_payment'
    check (state in ('awaiting_payment', 'crediting', 'activating', 'done', 'refused')),
  -- Names the credit and the activation at the charging system for good.
  credit_reference text not null default gen_random_uuid()::text,
  activation_reference text not null default gen_random_uuid()::text,
  attempts integer not null default 0,
  next_at timestamptz,
  last_problem text,
  refused_for text,
  pack_refused_for text,
  balance_poisha bigint,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  done_at timestamptz,
  constraint recharges_reference unique (reference),
  constraint recharges_credit unique (credit_reference),
  constraint recharges_activation unique (activation_reference),
  constraint recharges_pack_named check ((pack_id is null) = (pack_titles is null)),
  constraint recharges_due check ((state in ('crediting', 'activating')) = (next_at is not null)),
  constraint recharges_paid check (state in ('awaiting_payment', 'refused') or paid_at is not null)
);
create index recharges_waiting on recharges (next_at) where next_at is not null;
create index recharges_of_payer on recharges (payer_msisdn, created_at desc) where payer_msisdn is not null;

-- Tries to pay a recharge; one of them pays it, money of any other goes back.
create table recharge_payments (
  id text primary key,
  recharge_id text not null references recharges (id),
  gateway text not null,
  amount_poisha bigint not null check (amount_poisha > 0),
  pay_with text,
  state text not null default 'pending' check (state in ('pending', 'paid', 'failed', 'cancelled')),
  redirect_url text,
  gateway_reference text,
  refund_due boolean not null default false,
  refunded_at timestamptz,
  refund_reference text,
  created_at timestamptz not null default now(),
  asked_at timestamptz,
  settled_at timestamptz,
  constraint recharge_refund_of_paid check (not refund_due or state = 'paid'),
  constraint recharge_refunded_when_due check (refunded_at is null or refund_due)
);
create index recharge_payments_of on recharge_payments (recharge_id);
create index recharge_payments_pending on recharge_payments (created_at) where state = 'pending';
create index recharge_payments_refund on recharge_payments (settled_at) where refund_due and refunded_at is null;
-- Whatever goes wrong in the code: one payment of a recharge is kept, every other paid one goes back.
create unique index recharge_payments_one_kept on recharge_payments (recharge_id) where state = 'paid' and not refund_due;

create table recharge_payment_events (
  gateway text not null,
  event_id text not null,
  payment_id text not null references recharge_payments (id),
  outcome text not null,
  amount_poisha bigint not null,
  at timestamptz not null default now(),
  primary key (gateway, event_id)
);
create index recharge_payment_events_payment on recharge_payment_events (payment_id);

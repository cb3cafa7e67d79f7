-- Numbers to choose from, eSIMs, and requests about SIMs.

-- Numbers ------------------------------------------------------------------------------------------------------------

create table sim_numbers (
  msisdn text primary key check (msisdn ~ '^01[3-9][0-9]{8}$'),
  number_class text not null check (number_class in ('regular', 'silver', 'gold', 'platinum')),
  -- What the number costs beside the SIM.
  price_poisha integer not null check (price_poisha >= 0),
  zone text not null check (length(zone) between 2 and 60),
  -- Sold together with it, or not at all; each of the two names the other.
  pair_msisdn text references sim_numbers (msisdn) deferrable initially deferred,
  -- Place in the list: shuffled once, so that neighbours in the list are not neighbours on the line.
  position integer not null,
  -- One row a number, so one holder: a cart, until the moment given. Nothing ends a hold; whoever reads it compares
  -- that moment with the clock of the database (docs/decisions/071).
  held_by text,
  -- Secret name of the network that holds it, for its budget.
  held_for text,
  held_until timestamptz,
  order_id text references orders (id),
  constraint sim_number_hold check ((held_by is null) = (held_until is null)),
  constraint sim_number_pair check (pair_msisdn <> msisdn)
);
create index sim_numbers_list on sim_numbers (position) where order_id is null;
create index sim_numbers_holder on sim_numbers (held_by) where held_by is not null;
create index sim_numbers_network on sim_numbers (held_for) where held_for is not null;
create index sim_numbers_order on sim_numbers (order_id) where order_id is not null;

-- An order that ends without its goods gives its numbers back, whoever ends it.
create function free_sim_numbers() returns trigger language plpgsql as $$
begin
  update sim_numbers set order_id = null where order_id = new.id;
  return null;
end $$;
create trigger sim_numbers_freed after update of state on orders
  for each row when (new.state in ('cancelled', 'expired') and old.state <> new.state)
  execute function free_sim_numbers();

create index order_lines_sim on order_lines (order_id) where category = 'sim';
create index order_lines_replacement on order_lines ((options ->> 'sim')) where options ? 'simReplacement';

-- What a number is paid by; told only to whoever proves that it is theirs.
alter table subscribers add column connection_type text not null default 'prepaid'
  check (connection_type in ('prepaid', 'postpaid'));

-- Phones and what they can do ----------------------------------------------------------------------------------------

create table devices (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,80}$'),
  name text not null,
  -- The name without spaces and signs, in lower case.
  search text not null check (search ~ '^[a-z0-9]+$'),
  -- The first eight digits of its IMEI.
  tac text unique check (tac ~ '^[0-9]{8}$'),
  esim boolean not null,
  five_g boolean not null,
  volte boolean not null,
  bands text[] not null default '{}'
);
create index devices_search on devices (search);

-- Requests -----------------------------------------------------------------------------------------------------------

create table service_requests (
  id text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  -- What people are told; shows the masked way of the request to whoever has it.
  reference text not null unique check (reference ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  -- SHA-256 of the key that the applicant's browser keeps: opens what was typed, until it is sent.
  key_hash text not null unique,
  service text not null check (service in ('sim_replacement', 'esim_migration', 'mnp', 'ownership_transfer')),
  state text not null default 'draft' check (state in ('draft', 'awaiting_payment', 'submitted', 'in_review', 'ready',
    'completed', 'declined')),
  -- What was accepted so far, step by step.
  answers jsonb not null default '{}',
  -- Which number each party has proved by a code: {"owner": "01...", "new_owner": "01..."}.
  proved jsonb not null default '{}',
  msisdn text check (msisdn ~ '^01[3-9][0-9]{8}$'),
  contact_msisdn text check (contact_msisdn ~ '^01[3-9][0-9]{8}$'),
  fee_poisha integer not null check (fee_poisha >= 0),
  lang text not null check (lang in ('en', 'bn')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  constraint service_request_sent check ((state = 'draft') <= (submitted_at is null))
);
create index service_requests_left on service_requests (updated_at) where state = 'draft';
create index service_requests_open on service_requests (submitted_at) where state in ('submitted', 'in_review', 'ready');

create table service_request_events (
  request_id text not null references service_requests (id) on delete cascade,
  state text not null,
  at timestamptz not null default now(),
  primary key (request_id, state)
);

create table service_payments (
  id text primary key check (length(id) between 8 and 64),
  request_id text not null references service_requests (id),
  gateway text not null,
  amount_poisha bigint not null check (amount_poisha > 0),
  state text not null default 'pending' check (state in ('pending', 'paid', 'failed', 'cancelled')),
  redirect_url text,
  gateway_reference text,
  created_at timestamptz not null default now(),
  asked_at timestamptz,
  settled_at timestamptz,
  constraint service_payment_settled check ((state = 'pending') = (settled_at is null))
);
create index service_payments_request on service_payments (request_id);
create index service_payments_pending on service_payments (created_at) where state = 'pending';

-- eSIMs --------------------------------------------------------------------------------------------------------------

-- One handing over: of an order's eSIMs, or of a migration's. The key opens it; it is texted to `msisdn`.
create table esim_deliveries (
  public_id text primary key check (public_id ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  order_id text unique references orders (id),
  request_id text unique references service_requests (id),
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  key_hash text not null,
  sealed_key text not null,
  lang text not null check (lang in ('en', 'bn')),
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  constraint esim_delivery_of_one check ((order_id is null) <> (request_id is null))
);

-- An activation code is as good as the SIM itself, so it is sealed with the pepper.
create table esim_profiles (
  iccid text primary key check (iccid ~ '^[0-9]{19,20}$'),
  delivery_id text not null references esim_deliveries (public_id),
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  sealed_code text not null,
  created_at timestamptz not null default now(),
  unique (delivery_id, msisdn)
);

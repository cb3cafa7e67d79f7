-- Offers: packs at a price of their own, for everyone, for tiers, or for chosen numbers (docs/decisions/134). The charging
-- system knows an offer by its id, as it knows a pack; the beginning of the id keeps the two apart.
create table offers (
  id text primary key check (id ~ '^offer-[a-z0-9][a-z0-9-]{0,57}$'),
  kind text not null check (kind in ('internet', 'bundle', 'minutes')),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  summaries jsonb not null check (summaries ?& array['en', 'bn']),
  price_poisha integer not null check (price_poisha > 0),
  -- The pack on sale that it is compared with. It may be taken off sale: then no saving is shown.
  standard_pack_id text,
  data_mb integer not null default 0 check (data_mb >= 0),
  minutes integer not null default 0 check (minutes >= 0),
  sms integer not null default 0 check (sms >= 0),
  validity_hours integer not null check (validity_hours > 0),
  tags text[] not null default '{}'
    check (tags <@ array['new', 'popular', '5g', 'social', 'night', 'student', 'weekend']),
  audience text not null check (audience in ('everyone', 'star', 'selected')),
  tiers text[] not null default '{}',
  -- Of chosen numbers: those that end in one of these digits, beside the numbers of offer_numbers.
  last_digits text not null default '' check (last_digits ~ '^[0-9]{0,10}$'),
  once_per_number boolean not null default false,
  auto_renew boolean not null default false,
  valid_until date not null,
  dial_code text unique check (dial_code ~ '^\*[0-9*]+#$'),
  terms jsonb not null check (terms ?& array['en', 'bn']),
  popularity integer not null default 0,
  published boolean not null default true,
  constraint offer_contents check (case kind
    when 'internet' then data_mb > 0 and minutes = 0
    when 'minutes' then minutes > 0 and data_mb = 0
    else data_mb > 0 and minutes + sms > 0 end),
  constraint offer_tiers_of_star check ((audience = 'star') = (cardinality(tiers) > 0)),
  constraint offer_digits_of_selected check (audience = 'selected' or last_digits = ''),
  constraint offer_renewed_or_once check (not (auto_renew and once_per_number))
);
create index offers_listing on offers (popularity desc, id) where published;

-- Numbers that an offer was made for by name.
create table offer_numbers (
  offer_id text not null references offers (id) on update cascade on delete cascade,
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  primary key (msisdn, offer_id)
);
create index offer_numbers_offer on offer_numbers (offer_id);

-- A pack or an offer that is bought from a balance at the charging system.
create table activations (
  id text primary key,
  -- As people see it.
  reference text not null,
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  lang text not null check (lang in ('en', 'bn')),
  -- One of the two; a pack may be taken off sale later.
  pack_id text,
  offer_id text references offers (id) on update cascade,
  -- Name, price and length as they were agreed.
  titles jsonb not null,
  price_poisha bigint not null check (price_poisha > 0),
  validity_hours integer not null check (validity_hours > 0),
  auto_renew boolean not null,
  once boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  -- Names the change at the charging system for good.
  charging_reference text not null default gen_random_uuid()::text,
  attempts integer not null default 1,
  next_at timestamptz,
  last_problem text,
  refused_for text,
  balance_poisha bigint,
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  constraint activations_reference unique (reference),
  constraint activations_charging unique (charging_reference),
  constraint activations_of_one check ((pack_id is null) <> (offer_id is null)),
  constraint activations_due check ((state = 'pending') = (next_at is not null)),
  constraint activations_answered check ((state = 'refused') = (refused_for is not null)),
  constraint activations_done check ((state = 'done') = (balance_poisha is not null and valid_until is not null))
);
-- Whatever happens in the code: an offer that can be taken once is taken once.
create unique index activations_offer_once on activations (msisdn, offer_id) where once and state <> 'refused';
create index activations_waiting on activations (next_at) where next_at is not null;
create index activations_of_number on activations (msisdn, created_at desc);
create index activations_of_offer on activations (offer_id) where offer_id is not null;

-- What a SIM costs without a pack: the packages that the page of prepaid and postpaid compares (docs/decisions/137).
create table tariff_packages (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  type text not null check (type in ('prepaid', 'postpaid')),
  names jsonb not null check (names ?& array['en', 'bn']),
  -- Whom it suits, in a few words.
  suits jsonb not null check (suits ?& array['en', 'bn']),
  -- A minute to every local operator, and how long the part is that is charged at once.
  call_poisha integer not null check (call_poisha > 0),
  pulse_seconds integer not null check (pulse_seconds > 0),
  -- Friends and family: how many numbers, and a minute to them; 0 = free of charge.
  fnf_numbers integer not null default 0 check (fnf_numbers >= 0),
  fnf_poisha integer not null default 0 check (fnf_poisha >= 0),
  sms_poisha integer not null check (sms_poisha >= 0),
  fee_poisha integer not null default 0 check (fee_poisha >= 0),
  included_mb integer not null default 0 check (included_mb >= 0),
  included_minutes integer not null default 0 check (included_minutes >= 0),
  -- Postpaid alone: the limits that can be chosen, and up to which of them no deposit is asked for.
  credit_least_poisha integer,
  credit_most_poisha integer,
  deposit_free_poisha integer,
  sim_poisha integer not null check (sim_poisha >= 0),
  -- Dialled to change to it; null where the change is made at a customer centre.
  change_code text check (change_code ~ '^\*[0-9*]+#$'),
  position integer not null default 0,
  published boolean not null default true,
  constraint tariff_credit check (case type
    when 'postpaid' then credit_most_poisha >= credit_least_poisha and credit_least_poisha > 0
      and deposit_free_poisha between 0 and credit_most_poisha
    else credit_least_poisha is null and credit_most_poisha is null and deposit_free_poisha is null end)
);
create index tariff_packages_listing on tariff_packages (position, id) where published;

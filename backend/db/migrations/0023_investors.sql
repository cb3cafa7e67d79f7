-- What investors look up by day: events, disclosures, and dividends that nobody has received yet.

create table investor_events (
  -- Part of the address of its calendar file: it never changes.
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  kind text not null check (kind in ('results', 'meeting', 'dividend', 'report', 'visit')),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  details jsonb not null check (details ?& array['en', 'bn']),
  places jsonb check (places ?& array['en', 'bn']),
  -- Asia/Dhaka; without a time it takes the whole day.
  held_on date not null,
  begins time,
  ends time,
  online boolean not null default false,
  -- A path of the site: what was published of it.
  path text check (path ~ '^/[a-z0-9/.#?=_-]+$'),
  -- Raised when anything of it moves, so that calendars take the change.
  revision integer not null default 0 check (revision >= 0),
  constraint event_times check (ends is null or (begins is not null and ends > begins))
);
create index investor_events_by_day on investor_events (held_on, id);

create table disclosures (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  kind text not null check (kind in ('price-sensitive', 'material')),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  texts jsonb not null check (texts ?& array['en', 'bn']),
  published_at timestamptz not null,
  file jsonb
);
create index disclosures_newest on disclosures (kind, published_at desc, id);

create table unclaimed_dividends (
  -- BO ID of 16 digits, or the folio of paper shares.
  account text not null check (account ~ '^([0-9]{16}|[A-Z][0-9]{5})$'),
  year integer not null check (year between 1990 and 2100),
  kind text not null check (kind in ('final', 'interim')),
  names jsonb not null check (names ?& array['en', 'bn']),
  amount_poisha bigint not null check (amount_poisha > 0),
  paid_on date not null,
  -- Set when its owner has received it; it then leaves the list.
  settled_at timestamptz,
  primary key (account, year, kind)
);
create index unclaimed_dividends_waiting on unclaimed_dividends (year desc, kind, amount_poisha desc)
  where settled_at is null;

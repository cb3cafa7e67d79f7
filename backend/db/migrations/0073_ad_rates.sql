-- Formats, goals and audiences of the advertising platform: the rate table of the estimator (docs/decisions/164).

create table ad_formats (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names jsonb not null,
  -- Pixels, characters or seconds, and the files that are accepted, in words.
  sizes jsonb not null,
  files jsonb not null,
  texts jsonb not null,
  -- The screen on which the format is drawn.
  surface text not null check (surface in ('phone', 'page')),
  -- Working days between the booking and the start.
  days_ahead integer not null check (days_ahead between 0 and 60),
  -- With VAT, for one unit; of `thousand-views` for a thousand.
  price_poisha integer not null check (price_poisha > 0),
  unit text not null check (unit in ('thousand-views', 'click', 'full-view', 'message', 'listen', 'gigabyte')),
  monthly_people integer not null check (monthly_people > 0),
  -- What GPFI takes at least; null where the format is not sold at a fixed price.
  least_poisha bigint check (least_poisha >= 100000),
  position integer not null default 0,
  published boolean not null default true
);

create table ad_goals (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  labels jsonb not null,
  summaries jsonb not null,
  -- [{format, percent}]: how the budget is divided; the parts add up to 100.
  mix jsonb not null check (jsonb_typeof(mix) = 'array'),
  least_poisha bigint not null check (least_poisha >= 100000),
  position integer not null default 0,
  published boolean not null default true
);

create table ad_audiences (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  labels jsonb not null,
  people integer not null check (people >= 1000),
  -- Of the format's price: 100 is the price itself.
  price_percent integer not null check (price_percent between 50 and 400),
  position integer not null default 0,
  published boolean not null default true
);

-- What the landing pages show: packs, star offers, press releases, investors' figures; and who reads the newsletter.

-- Packs ---------------------------------------------------------------------------------------------------------------

create table internet_packs (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  kind text not null check (kind in ('internet', 'bundle', 'minutes')),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  price_poisha integer not null check (price_poisha > 0),
  was_price_poisha integer check (was_price_poisha > price_poisha),
  data_mb integer not null default 0 check (data_mb >= 0),
  unlimited_data boolean not null default false,
  minutes integer not null default 0 check (minutes >= 0),
  sms integer not null default 0 check (sms >= 0),
  validity_hours integer not null check (validity_hours > 0),
  tags text[] not null default '{}'
    check (tags <@ array['best-value', 'popular', 'new', '5g', 'social', 'night', 'student']),
  auto_renew boolean not null default false,
  dial_code text unique check (dial_code ~ '^\*[0-9*]+#$'),
  terms jsonb not null check (terms ?& array['en', 'bn']),
  popularity integer not null default 0,
  published boolean not null default true,
  constraint pack_contents check (case kind
    when 'internet' then data_mb > 0 and minutes = 0
    when 'minutes' then minutes > 0 and data_mb = 0
    else data_mb > 0 and minutes + sms > 0 end),
  constraint pack_unlimited check (not unlimited_data or data_mb > 0)
);
create index internet_packs_listing on internet_packs (popularity desc, id) where published;

-- Star offers ---------------------------------------------------------------------------------------------------------

create table star_categories (
  key text primary key check (key ~ '^[a-z0-9-]{1,40}$'),
  labels jsonb not null check (labels ?& array['en', 'bn']),
  position integer not null default 0
);

create table star_areas (
  key text primary key check (key ~ '^[a-z0-9-]{1,40}$'),
  labels jsonb not null check (labels ?& array['en', 'bn']),
  position integer not null default 0
);

create table star_offers (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  partners jsonb not null check (partners ?& array['en', 'bn']),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  category text not null references star_categories (key) on update cascade,
  area text not null references star_areas (key) on update cascade,
  tiers text[] not null check (cardinality(tiers) > 0 and tiers <@ array['Non Star', 'Silver Star', 'Gold Star',
    'Platinum Star', 'Signature Star', 'Platinum Plus']),
  summaries jsonb not null check (summaries ?& array['en', 'bn']),
  how_to jsonb not null check (how_to ?& array['en', 'bn']),
  -- The last day, in Asia/Dhaka.
  valid_until date not null,
  picture jsonb,
  position integer not null default 0,
  published boolean not null default true
);
create index star_offers_listing on star_offers (position, id) where published;

-- Press releases ------------------------------------------------------------------------------------------------------

create table press_releases (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  summaries jsonb not null check (summaries ?& array['en', 'bn']),
  -- {"en": ["paragraph", ...], "bn": [...]}
  bodies jsonb not null check (jsonb_array_length(bodies -> 'en') > 0 and jsonb_array_length(bodies -> 'bn') > 0),
  published_on date not null,
  picture jsonb,
  published boolean not null default true
);
create index press_releases_newest on press_releases (published_on desc, slug) where published;

-- Investors -----------------------------------------------------------------------------------------------------------

create table financial_reports (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  type text not null check (type in ('quarterly', 'half-yearly', 'annual')),
  year integer not null check (year between 1990 and 2100),
  quarter integer check (quarter between 1 and 4),
  published_on date not null,
  file jsonb,
  -- [{"label": {"en", "bn"}, "value": {"en", "bn"}}, ...]
  figures jsonb not null check (jsonb_array_length(figures) > 0),
  constraint report_quarter check ((type = 'quarterly') = (quarter is not null))
);
create index financial_reports_newest on financial_reports (published_on desc, id);

create table shareholder_groups (
  key text primary key check (key ~ '^[a-z0-9-]{1,40}$'),
  labels jsonb not null check (labels ?& array['en', 'bn']),
  position integer not null default 0
);

-- Shares at the end of a month; percentages are counted from them, so that they cannot disagree.
create table shareholdings (
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  group_key text not null references shareholder_groups (key) on update cascade,
  shares bigint not null check (shares between 0 and 1000000000000),
  primary key (month, group_key)
);

-- Newsletter ----------------------------------------------------------------------------------------------------------

-- One row an address, in lower case: the first consent counts.
create table newsletter_subscriptions (
  email text primary key check (email = lower(email) and length(email) between 3 and 200),
  lang text not null check (lang in ('en', 'bn')),
  consented_at timestamptz not null default now()
);

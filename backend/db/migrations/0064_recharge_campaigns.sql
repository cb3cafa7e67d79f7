-- Recharge campaigns, who won in them, and what numbers entered (docs/decisions/146).
create table recharge_campaigns (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 60),
  titles jsonb not null,
  summaries jsonb not null,
  introductions jsonb not null,
  picture text not null,
  starts_on date not null,
  ends_on date not null,
  least_poisha bigint not null check (least_poisha > 0),
  steps jsonb not null,
  prizes jsonb not null,
  terms jsonb not null,
  store_codes text[] not null default '{}',
  published boolean not null default true,
  constraint recharge_campaign_days check (starts_on <= ends_on)
);

-- Full numbers, as the draw's list has them; the site shows them masked.
create table recharge_campaign_winners (
  campaign_id text not null references recharge_campaigns (id),
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  prizes jsonb not null,
  district text not null references districts (name) on update cascade,
  drawn_on date not null,
  primary key (campaign_id, msisdn, drawn_on)
);

create table recharge_campaign_entries (
  reference text primary key,
  campaign_id text not null references recharge_campaigns (id),
  msisdn text not null,
  full_name text not null,
  district text not null,
  store_code text not null references stores (code),
  amount_poisha bigint not null check (amount_poisha > 0),
  -- The day in Dhaka.
  entered_on date not null,
  created_at timestamptz not null default now(),
  -- Whatever goes wrong in the code: a number enters a campaign once a day.
  constraint recharge_campaign_entries_once unique (campaign_id, msisdn, entered_on)
);
create index recharge_campaign_entries_of on recharge_campaign_entries (msisdn, created_at desc);

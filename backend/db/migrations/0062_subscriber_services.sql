-- Value-added services, rates by country, coverage by thana and the type codes of handsets (docs/decisions/142).

create table service_categories (
  key text primary key check (key ~ '^[a-z0-9-]{1,40}$'),
  labels jsonb not null,
  position integer not null default 0
);

create table value_added_services (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category text not null references service_categories (key) on update cascade,
  names jsonb not null,
  summaries jsonb not null,
  terms jsonb not null,
  -- With VAT and duties; 0 is free of charge.
  price_poisha integer not null check (price_poisha >= 0),
  period text not null check (period in ('use', 'day', 'week', 'month')),
  start_code text not null check (start_code ~ '^[*#][0-9*#]{1,30}#$'),
  -- Null where nothing keeps running.
  stop_code text check (stop_code ~ '^[*#][0-9*#]{1,30}#$'),
  -- Further words that people search for.
  words text not null default '',
  position integer not null default 0,
  published boolean not null default true
);
create index value_added_services_listing on value_added_services (position, id);

create table rate_zones (
  service text not null check (service in ('roaming', 'isd')),
  key text not null,
  labels jsonb not null,
  position integer not null default 0,
  primary key (service, key)
);

create table country_rates (
  service text not null,
  zone text not null,
  kind text not null check (kind in ('call', 'call-home', 'call-local', 'call-received', 'sms', 'data')),
  price_poisha integer not null check (price_poisha >= 0),
  unit text not null check (unit in ('minute', 'each', 'megabyte')),
  -- Calls are charged by this many seconds; null for what is no call.
  pulse_seconds integer check (pulse_seconds between 1 and 60),
  position integer not null default 0,
  primary key (service, zone, kind),
  foreign key (service, zone) references rate_zones (service, key) on update cascade,
  constraint country_rates_pulse check ((unit = 'minute') = (pulse_seconds is not null))
);

create table countries (
  -- ISO 3166-1 alpha-2.
  code text primary key check (code ~ '^[A-Z]{2}$'),
  names jsonb not null,
  words text not null default '',
  dial_code text not null check (dial_code ~ '^\+[0-9]{1,3}( [0-9]{1,4})?$'),
  -- Zones of `rate_zones`; null where there is no such service.
  isd_zone text,
  roaming_zone text,
  operators text[] not null default '{}',
  published boolean not null default true
);

create table roaming_packs (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  zone text not null,
  data_mb integer not null check (data_mb >= 0),
  minutes integer not null check (minutes >= 0),
  validity_days integer not null check (validity_days > 0),
  price_poisha integer not null check (price_poisha > 0),
  dial_code text not null,
  position integer not null default 0,
  published boolean not null default true
);

-- Where the network is: outdoors only, or indoors as well.
create table network_coverage (
  district text not null,
  thana text not null,
  four_g text not null check (four_g in ('none', 'outdoor', 'indoor')),
  five_g text not null check (five_g in ('none', 'outdoor', 'indoor')),
  volte boolean not null,
  -- The day from which 5G is planned; null for no date.
  five_g_planned date,
  primary key (district, thana),
  foreign key (district, thana) references thanas (district, name) on update cascade,
  constraint network_coverage_volte check (not volte or four_g <> 'none')
);

-- A model is sold with several type codes: the first eight digits of an IMEI.
create table device_codes (
  tac text primary key check (tac ~ '^[0-9]{8}$'),
  device text not null references devices (slug) on update cascade on delete cascade
);
create index device_codes_device on device_codes (device);

alter table devices add column four_g boolean not null default true;

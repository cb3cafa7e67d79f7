-- Orders of the advertising product and the files that come with them (docs/decisions/163).

create table ad_orders (
  reference text primary key references web_forms (reference) on delete cascade,
  reviewed_at timestamptz,
  booked_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  declined_at timestamptz,
  -- One step after the other, and no step after an order is declined.
  constraint ad_orders_in_turn check (
    (booked_at is null or reviewed_at is not null)
    and (started_at is null or booked_at is not null)
    and (finished_at is null or started_at is not null)
    and (declined_at is null or started_at is null)
  )
);

create table ad_creatives (
  -- Also the name of the file under DATA_DIR/ad-creatives.
  id text primary key check (id ~ '^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$'),
  name text not null check (length(name) between 1 and 120),
  type text not null check (type in ('image/jpeg', 'image/png', 'video/mp4')),
  bytes integer not null check (bytes > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  digest text not null,
  created_at timestamptz not null default now(),
  -- Null until an order is sent with it; one order has one file.
  reference text unique references ad_orders (reference)
);
-- For the sweep: files that no order came for.
create index ad_creatives_unclaimed on ad_creatives (created_at) where reference is null;

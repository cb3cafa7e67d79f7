-- What becomes of a parcel on its way: who carries it, and what its buyer changed before it was packed.

-- Who carries parcels -----------------------------------------------------------------------------------------------------

create table couriers (
  code text primary key check (code ~ '^[a-z0-9-]{1,40}$'),
  names jsonb not null check (names ?& array['en', 'bn']),
  -- Where a buyer asks for a parcel.
  phone text check (phone ~ '^[0-9+ -]{3,20}$'),
  -- The courier's own page of a parcel, {parcel} in the place of its number; null for a courier without one.
  tracking_url text check (tracking_url ~ '^https://[^ ]+$'),
  -- Carries what is sent without a word on who does.
  is_default boolean not null default false
);
create unique index couriers_default on couriers (is_default) where is_default;

alter table orders add column courier_code text references couriers (code) on update cascade;
-- The courier's own number of the parcel.
alter table orders add column parcel_number text check (parcel_number ~ '^[0-9A-Za-z-]{3,40}$');
alter table orders add constraint order_parcel check (parcel_number is null or courier_code is not null);

-- What a buyer changed, for the operator's eyes; what was typed stands in the order itself -----------------------------------

create table order_changes (
  order_id text not null references orders (id),
  at timestamptz not null default now(),
  fields text[] not null check (fields <> '{}'),
  primary key (order_id, at)
);

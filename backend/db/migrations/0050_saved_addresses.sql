-- Delivery addresses that a subscriber saved for the next order. `slot` limits them to five whatever runs at once, and
-- an address that is saved twice is one row. The default is the one that was chosen last (docs/decisions/128).
create table saved_addresses (
  id text primary key,
  msisdn text not null references subscribers (msisdn) on update cascade on delete cascade,
  slot smallint not null check (slot between 1 and 5),
  label text check (char_length(label) between 1 and 30),
  full_name text not null check (char_length(full_name) between 1 and 100),
  district text not null references districts (name) on update cascade,
  thana text not null,
  post_code text not null check (post_code ~ '^[0-9]{4}$'),
  address text not null check (char_length(address) between 1 and 300),
  default_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint saved_addresses_slot unique (msisdn, slot),
  constraint saved_addresses_once unique (msisdn, full_name, district, thana, post_code, address)
);

-- What a payment costs by GPAY and at a MobiCash outlet (docs/decisions/155).
create table bill_charges (
  way text not null check (way in ('gpay', 'mobicash')),
  service text not null check (service ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names jsonb not null,
  -- The charge of sums above this; the next row of the service takes over from there.
  above_poisha integer not null default 0 check (above_poisha >= 0),
  -- With VAT; 0 is free of charge.
  charge_poisha integer not null check (charge_poisha >= 0),
  unit text not null default 'payment' check (unit in ('payment', 'seat')),
  -- The most of one payment; null where there is no limit of its own.
  most_poisha integer check (most_poisha > above_poisha),
  notes jsonb not null,
  position integer not null default 0,
  published boolean not null default true,
  primary key (way, service, above_poisha)
);

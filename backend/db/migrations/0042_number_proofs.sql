-- Whether a buyer has proved the number of an order, how many unpaid orders a number may have, and which devices a
-- number is known on (docs/decisions/065, 066, 067).

-- True when the buyer was logged in with the number, or typed a code of it. Of earlier orders nobody knows.
alter table orders add column number_proved boolean not null default false;

alter table shop_settings add column online_open_orders integer not null default 3 check (online_open_orders >= 0);
create index orders_open_online on orders (msisdn) where payment_method = 'online' and state = 'pending_payment';

-- A device on which a number logged in. Its cookie carries this id with a signature; the row dates it and ends it.
create table device_marks (
  id text primary key,
  msisdn text not null references subscribers (msisdn) on update cascade on delete cascade,
  -- The session that was opened on the device last; ending that session from another device ends the mark too.
  session_id text not null,
  marked_at timestamptz not null,
  ends_at timestamptz not null
);
create index device_marks_owner on device_marks (msisdn, marked_at);
create index device_marks_end on device_marks (ends_at);

-- What is ordered at the operator's eSIM system, a row a number. The row, and with it our reference, is written before
-- the first request, so that after a crash the system is asked what became of it before anything is ordered again
-- (docs/decisions/110).
create table esim_profile_orders (
  reference text primary key,
  order_id text references orders (id),
  request_id text references service_requests (id),
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  purpose text not null check (purpose in ('new', 'replacement', 'migration')),
  -- Requests that may have gone out so far; from the second on the system is asked first.
  attempts integer not null default 0 check (attempts >= 0),
  -- Nobody tries before this moment: while a request is under way, and after a failure.
  next_at timestamptz not null default now(),
  last_problem text,
  -- When the buyer was texted that it takes longer.
  delay_told_at timestamptz,
  iccid text unique check (iccid ~ '^[0-9]{19,20}$'),
  sealed_code text,
  created_at timestamptz not null default now(),
  constraint esim_profile_order_of_one check ((order_id is null) <> (request_id is null)),
  constraint esim_profile_order_ready check ((iccid is null) = (sealed_code is null)),
  unique (order_id, msisdn),
  unique (request_id, msisdn)
);
create index esim_profile_orders_waiting on esim_profile_orders (next_at) where iccid is null;

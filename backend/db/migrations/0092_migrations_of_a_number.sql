-- A number has one migration to an eSIM at a time: the one under way is looked for before another begins.
create index service_requests_migration on service_requests (msisdn)
  where service = 'esim_migration' and state in ('awaiting_payment', 'submitted', 'in_review', 'ready');

-- The time from which the gateway is asked about an undecided payment again, along an index: a round used to compute it for
-- each payment of the last day. A new payment comes first.
alter table payments add column ask_at timestamptz not null default '-infinity';
alter table recharge_payments add column ask_at timestamptz not null default '-infinity';
alter table service_payments add column ask_at timestamptz not null default '-infinity';

drop index payments_pending;
drop index recharge_payments_pending;
drop index service_payments_pending;
create index payments_pending on payments (ask_at) where state = 'pending';
create index recharge_payments_pending on recharge_payments (ask_at) where state = 'pending';
create index service_payments_pending on service_payments (ask_at) where state = 'pending';

comment on column payments.ask_at is 'When the gateway is asked about the undecided payment the next time; -infinity before the first time.';
comment on column recharge_payments.ask_at is 'When the gateway is asked about the undecided payment the next time; -infinity before the first time.';
comment on column service_payments.ask_at is 'When the gateway is asked about the undecided payment the next time; -infinity before the first time.';

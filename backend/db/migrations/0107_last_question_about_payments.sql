-- A payment that has ended is asked about once more after a day: its payer may have paid again, without a message of the gateway.
alter table payments alter column ask_at drop not null;
alter table recharge_payments alter column ask_at drop not null;
alter table service_payments alter column ask_at drop not null;

update payments set ask_at = null where state <> 'pending';
update recharge_payments set ask_at = null where state <> 'pending';
update service_payments set ask_at = null where state <> 'pending';

create index payments_ended on payments (ask_at) where state <> 'pending' and ask_at is not null;
create index recharge_payments_ended on recharge_payments (ask_at) where state <> 'pending' and ask_at is not null;
create index service_payments_ended on service_payments (ask_at) where state <> 'pending' and ask_at is not null;

comment on column payments.ask_at is 'When the gateway is asked about the payment the next time: -infinity before the first time, null when it is not asked again.';
comment on column recharge_payments.ask_at is 'When the gateway is asked about the payment the next time: -infinity before the first time, null when it is not asked again.';
comment on column service_payments.ask_at is 'When the gateway is asked about the payment the next time: -infinity before the first time, null when it is not asked again.';

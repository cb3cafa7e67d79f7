-- A refund that the gateway refuses is asked for again after growing pauses, and in the end refunded by hand.
alter table payments add column refund_refusals integer not null default 0;
alter table recharge_payments add column refund_refusals integer not null default 0;
alter table service_payments add column refund_refusals integer not null default 0;

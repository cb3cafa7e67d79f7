-- The fee of a request that is declined after its payment goes back, as the money of an order does.
alter table service_payments
  add column refund_due boolean not null default false,
  add column refunded_at timestamptz,
  add column refund_reference text,
  add constraint service_refund_of_paid check (not refund_due or state = 'paid'),
  add constraint service_refunded_when_due check (refunded_at is null or refund_due);
create index service_payments_refund on service_payments (settled_at) where refund_due and refunded_at is null;

-- What the gateway answered about the payments of migrations to eSIM, as for orders and recharges.
create table service_payment_events (
  gateway text not null,
  event_id text not null,
  payment_id text not null references service_payments (id),
  outcome text not null check (outcome in ('paid', 'failed', 'cancelled')),
  amount_poisha bigint not null,
  at timestamptz not null default now(),
  primary key (gateway, event_id)
);
create index service_payment_events_payment on service_payment_events (payment_id);

-- An operator who moves an order on has looked at its risky payments. Until now that was not recorded, and the eSIMs of
-- the order were never sent.
update payments p set review_due = false from orders o
where o.id = p.order_id and p.review_due and (p.refund_due or o.state in ('confirmed', 'packed', 'shipped', 'delivered'));

create index payments_review on payments (order_id) where review_due;

comment on column payments.review_due is
  'True when the gateway calls the payer risky and nobody has looked at the payment: a person decides before the goods leave.';

-- Answers of the gateway about the payments of migrations to eSIM; orders and recharges have such a table too.
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

-- When an operator moved an order to the next state, its risky payments were reviewed. This was not recorded, so the eSIMs
-- of the order were never sent.
update payments p set review_due = false from orders o
where o.id = p.order_id and p.review_due and (p.refund_due or o.state in ('confirmed', 'packed', 'shipped', 'delivered'));

create index payments_review on payments (order_id) where review_due;

comment on column payments.review_due is
  'True while an operator must review the payment because the gateway reported a risk. Until then, nothing is sent.';

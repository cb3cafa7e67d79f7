create table settled_amounts (
  payment_id text not null,
  settled_at timestamptz not null default now(),
  settled_by text not null check (length(settled_by) between 1 and 60),
  note text not null check (length(note) between 1 and 300),
  primary key (payment_id, settled_at)
);
comment on table settled_amounts is
  'How an operator settled a payment for which the gateway took a wrong amount. The payment can be in any table of payments.';

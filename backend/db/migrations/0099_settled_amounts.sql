create table settled_amounts (
  payment_id text not null,
  settled_at timestamptz not null default now(),
  settled_by text not null check (length(settled_by) between 1 and 60),
  note text not null check (length(note) between 1 and 300),
  primary key (payment_id, settled_at)
);
comment on table settled_amounts is
  'What an operator did about a payment, of any table of payments, for which the gateway took another amount.';

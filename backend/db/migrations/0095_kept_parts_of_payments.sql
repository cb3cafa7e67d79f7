-- The parcel of an order can come back while a SIM of the order is in use: then a part of the payment is refunded.
alter table payments add column kept_poisha bigint not null default 0
  constraint payment_kept check (kept_poisha between 0 and amount_poisha);

comment on column payments.kept_poisha is 'The part that a refund leaves out: the price of SIMs that are in use.';

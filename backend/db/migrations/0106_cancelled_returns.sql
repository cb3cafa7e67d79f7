-- A buyer can cancel a return until its goods have arrived.
alter table order_returns drop constraint order_returns_state_check;
alter table order_returns add constraint order_returns_state_check
  check (state in ('requested', 'accepted', 'received', 'refunded', 'refused', 'cancelled'));
alter table order_returns drop constraint return_settled;
alter table order_returns add constraint return_settled
  check ((state in ('refunded', 'refused', 'cancelled')) = (settled_at is not null));

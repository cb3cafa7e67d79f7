-- A buyer can cancel a return until its goods have arrived.
alter table order_returns drop constraint order_returns_state_check;
alter table order_returns add constraint order_returns_state_check
  check (state in ('requested', 'accepted', 'received', 'refunded', 'refused', 'cancelled'));
alter table order_returns drop constraint return_settled;
alter table order_returns add constraint return_settled
  check ((state in ('refunded', 'refused', 'cancelled')) = (settled_at is not null));

-- The text about a declined request says that its page gives the reason.
alter table service_requests add column declined_because text
  constraint service_requests_declined_because_check check (length(declined_because) between 1 and 300);
comment on column service_requests.declined_because is 'The operator''s words; everyone with the reference reads them.';

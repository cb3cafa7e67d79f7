-- Cash cannot be sent back to the account that it came from: the buyer names one with the request for a return.
alter table order_returns add column refund_account jsonb
  constraint order_returns_refund_account_check check (
    refund_account ?& array['kind', 'number'] and refund_account ->> 'kind' in ('bkash', 'nagad', 'bank'));
comment on column order_returns.refund_account is 'Where the money goes; null when it goes back to the account that paid. Once the return has ended, only the kind and the last digits are kept.';

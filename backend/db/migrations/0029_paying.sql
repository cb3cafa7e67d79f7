-- Dear orders on delivery, and what an order is paid with at the gateway.

-- Numbers that sent a parcel back at the door: a code is asked for their next order on delivery.
create index orders_refused_cod on orders (msisdn) where payment_method = 'cod' and state = 'cancelled';

-- What the buyer wants to pay with on the gateway's page; null = chosen there.
alter table orders add column pay_with text check (pay_with in ('bkash', 'nagad', 'card'));
alter table orders add constraint order_pay_with check (pay_with is null or payment_method = 'online');
alter table payments add column pay_with text check (pay_with in ('bkash', 'nagad', 'card'));
alter table sandbox_gateway_payments add column pay_with text;

-- Orders of eSIMs alone: a code is texted, so there is no place, no fee and nobody at a door who takes cash.

alter table orders drop constraint orders_delivery_type_check;
alter table orders add constraint orders_delivery_type_check
  check (delivery_type in ('regular', 'express', 'pickup', 'digital'));
alter table orders add constraint order_digital check (
  case when delivery_type = 'digital'
    then delivery_poisha = 0 and payment_method = 'online' and (district, thana, post_code, address) = ('', '', '', '')
    else district <> '' and thana <> '' end);

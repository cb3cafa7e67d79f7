-- VAT: each product has its rate, and an order keeps for good what was in its prices. See docs/decisions/100.

-- In hundredths of a percent: 750 is 7.5 %. Prices include it. No rate of the country is above 15 %, so that a slip like
-- 75 for 7.5 is refused.
alter table products add column vat_basis_points integer not null default 1500
  check (vat_basis_points between 0 and 2500);
alter table shop_settings add column delivery_vat_basis_points integer not null default 1500
  check (delivery_vat_basis_points between 0 and 2500);

-- The VAT in an amount that includes it, halves rounded up.
create function included_vat(poisha bigint, basis_points integer) returns bigint
  language sql immutable strict parallel safe
  return (2 * poisha * basis_points + 10000 + basis_points) / (2 * (10000 + basis_points));

-- Null in orders from before this migration: their rates are not known.
alter table order_lines
  add column discount_poisha bigint not null default 0,
  add column vat_basis_points integer check (vat_basis_points between 0 and 2500),
  add column vat_poisha bigint,
  add constraint order_line_discount check (discount_poisha between 0 and total_poisha),
  add constraint order_line_vat check (
    vat_poisha is not distinct from included_vat(total_poisha - discount_poisha, vat_basis_points));
alter table orders
  add column delivery_discount_poisha bigint not null default 0,
  add column delivery_vat_basis_points integer check (delivery_vat_basis_points between 0 and 2500),
  add column delivery_vat_poisha bigint,
  add constraint order_delivery_discount check (
    delivery_discount_poisha between 0 and least(delivery_poisha, discount_poisha)),
  add constraint order_delivery_vat check (
    delivery_vat_poisha is not distinct from
      included_vat(delivery_poisha - delivery_discount_poisha, delivery_vat_basis_points));

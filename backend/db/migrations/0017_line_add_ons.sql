-- What was bought with a line beside its goods: the add-ons of a bundle, and the text printed on it. As it was sold:
-- later changes of the catalogue do not reach it.

create table order_line_add_ons (
  order_id text not null,
  position integer not null,
  place integer not null check (place >= 0),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  -- The goods that left the store with each piece of the line; null for what has no stock.
  sku text references product_variants (sku) on update cascade,
  -- Part of the line's price; 0 is free.
  price_poisha integer not null check (price_poisha >= 0),
  primary key (order_id, position, place),
  foreign key (order_id, position) references order_lines (order_id, position)
);

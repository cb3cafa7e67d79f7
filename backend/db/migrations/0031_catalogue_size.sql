-- A catalogue of a hundred thousand products is listed as fast as one of two hundred (docs/decisions/083).

-- Copies of the product's own columns, kept by triggers: an index over them gives the variants of a category in the order
-- of their prices, and a page stops reading when it is full. Stock is in no index, so that a sale rewrites none.
alter table product_variants add column listed_category text not null default '';
alter table product_variants add column listed_brand text not null default '';

create function copy_listed_columns() returns trigger language plpgsql as $$
begin
  select p.category, p.brand_slug into new.listed_category, new.listed_brand
  from products p where p.slug = new.product_slug;
  -- Without a product the foreign key says what is wrong.
  new.listed_category := coalesce(new.listed_category, '');
  new.listed_brand := coalesce(new.listed_brand, '');
  return new;
end $$;
create trigger variant_listed before insert or update of product_slug on product_variants
  for each row execute function copy_listed_columns();

create function pass_on_listed_columns() returns trigger language plpgsql as $$
begin
  update product_variants set listed_category = new.category, listed_brand = new.brand_slug where product_slug = new.slug;
  return null;
end $$;
create trigger product_listed after update of category, brand_slug on products
  for each row when (new.category <> old.category or new.brand_slug <> old.brand_slug)
  execute function pass_on_listed_columns();

update product_variants v set listed_category = p.category, listed_brand = p.brand_slug
  from products p where p.slug = v.product_slug;

-- By price: of a category, and of one brand in it. Over all categories `product_variants_price` serves.
drop index product_variants_price, product_variants_storage;
create index product_variants_price on product_variants (price_poisha, product_slug);
create index product_variants_category on product_variants (listed_category, price_poisha, product_slug);
create index product_variants_brand on product_variants (listed_category, listed_brand, price_poisha, product_slug);

-- By popularity and by age, each whole order in its index: of a category, of one brand in it, and over all categories.
drop index products_newest;
create index products_newest on products (category, listed_at desc, released_on desc, slug) where published;
create index products_brand_listing on products (category, brand_slug, popularity desc, slug) where published;
create index products_brand_newest on products (category, brand_slug, listed_at desc, released_on desc, slug) where published;
create index products_all_listing on products (popularity desc, slug) where published;
create index products_all_newest on products (listed_at desc, released_on desc, slug) where published;

-- What a listing is filtered by is counted from these two alone, without the rows themselves, each product's variants in
-- a row (facet-queries.ts).
create index product_variants_counted on product_variants (listed_category, product_slug, storage_gb, ram_gb)
  include (price_poisha);
create index products_counted on products (category, slug) include (brand_slug, five_g, preorder) where published;

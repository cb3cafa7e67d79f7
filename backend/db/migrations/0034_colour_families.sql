-- Lists are narrowed by the family of a colour and by what else their cards show (docs/decisions/099).

-- The words in which people look for a colour. `bit` is a family's place in `product_variants.colour_bits`.
create table colour_families (
  slug text primary key check (slug ~ '^[a-z-]{1,20}$'),
  bit integer not null unique check (bit > 0 and bit & (bit - 1) = 0),
  labels jsonb not null check (labels ?& array['en', 'bn']),
  hex text not null check (hex ~ '^#[0-9a-f]{6}$'),
  position integer not null default 0
);
insert into colour_families (position, slug, bit, hex, labels) values
  (1, 'black', 1, '#1d2025', '{"en": "Black", "bn": "কালো"}'),
  (2, 'white', 2, '#f7f8fa', '{"en": "White", "bn": "সাদা"}'),
  (3, 'silver', 4, '#cfd4db', '{"en": "Silver", "bn": "রুপালি"}'),
  (4, 'grey', 8, '#6b7280', '{"en": "Grey", "bn": "ধূসর"}'),
  (5, 'blue', 16, '#2a5bd0', '{"en": "Blue", "bn": "নীল"}'),
  (6, 'green', 32, '#1f8a5c', '{"en": "Green", "bn": "সবুজ"}'),
  (7, 'red', 64, '#c2312f', '{"en": "Red", "bn": "লাল"}'),
  (8, 'orange', 128, '#f07a2c', '{"en": "Orange", "bn": "কমলা"}'),
  (9, 'yellow', 256, '#f6cf3d', '{"en": "Yellow", "bn": "হলুদ"}'),
  (10, 'gold', 512, '#c9a13b', '{"en": "Gold", "bn": "সোনালি"}'),
  (11, 'beige', 1024, '#dbcaab', '{"en": "Beige", "bn": "বেইজ"}'),
  (12, 'brown', 2048, '#8a5a3a', '{"en": "Brown", "bn": "বাদামি"}'),
  (13, 'pink', 4096, '#e7a9b4', '{"en": "Pink", "bn": "গোলাপি"}'),
  (14, 'purple', 8192, '#8a72c9', '{"en": "Purple", "bn": "বেগুনি"}');

-- The families of a colour like #1d2025, by its hue (in degrees), its lightness and how much colour is in it. What lies
-- between two words is in both: graphite is looked for as black and as grey, teal as blue and as green.
create function families_of_colour(hex text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  bytes bytea := decode(substr(hex, 2), 'hex');
  red float8 := get_byte(bytes, 0) / 255.0;
  green float8 := get_byte(bytes, 1) / 255.0;
  blue float8 := get_byte(bytes, 2) / 255.0;
  most float8 := greatest(red, green, blue);
  chroma float8 := greatest(red, green, blue) - least(red, green, blue);
  light float8 := (most + least(red, green, blue)) / 2;
  strength float8;
  hue float8;
begin
  if chroma < 0.1 then
    return case
      when light < 0.155 then array['black']
      when light < 0.25 then array['black', 'grey']
      when light < 0.7 then array['grey']
      when light < 0.9 then array['silver']
      else array['white'] end;
  end if;
  strength := chroma / (1 - abs(2 * light - 1));
  hue := 60 * case most
    when red then (green - blue) / chroma + case when green < blue then 6 else 0 end
    when green then (blue - red) / chroma + 2
    else (red - green) / chroma + 4 end;
  if hue >= 345 or hue < 20 then
    return case
      when light >= 0.7 then array['pink']
      when hue < 345 and hue >= 12 and light < 0.45 then array['brown']
      when hue < 345 and light >= 0.55 then array['red', 'orange']
      else array['red'] end;
  elsif hue < 70 then
    return case
      when light < 0.45 and hue < 50 then array['brown']
      when light < 0.45 then array['green']
      when light >= 0.65 and strength < 0.7 then array['beige']
      when hue < 36 then array['orange']
      when light < 0.65 and strength < 0.85 then array['gold']
      else array['yellow'] end;
  elsif hue < 165 then return array['green'];
  elsif hue < 195 then return array['blue', 'green'];
  elsif hue < 245 then return array['blue'];
  elsif hue < 300 then return array['purple'];
  else return array['pink'];
  end if;
end $$;

-- The operator's own word where the shade misleads; null follows `colour_hex`.
alter table product_variants add column colour_family text references colour_families (slug) on update cascade;
alter table product_variants add column colour_bits integer not null default 0;

create function set_colour_bits() returns trigger language plpgsql as $$
declare
  -- Worked out once, and not for each row of the table.
  words text[] := case when new.colour_family is null then families_of_colour(new.colour_hex) else array[new.colour_family] end;
begin
  select coalesce(bit_or(f.bit), 0) into new.colour_bits from colour_families f where f.slug = any(words);
  return new;
end $$;
create trigger variant_colour before insert or update of colour_hex, colour_family on product_variants
  for each row execute function set_colour_bits();
update product_variants set colour_family = null;

-- What a listing counts of a variant, in one number: 1 there is one, 2 it is reduced; then the colours. Of its stock it
-- changes with the last piece and with the first: a sale of other pieces still rewrites no index.
alter table product_variants add column facet_bits integer not null generated always as (
  case when stock > 0 then 1 else 0 end | case when was_price_poisha is null then 0 else 2 end | (colour_bits << 6)) stored;

-- Four stars of five or more.
alter table products add column well_rated boolean not null
  generated always as (rating_count > 0 and rating_sum >= 4 * rating_count) stored;

-- What a listing is counted by is still read from these two alone (0031).
drop index product_variants_counted, products_counted;
create index product_variants_counted on product_variants (listed_category, product_slug, storage_gb, ram_gb)
  include (price_poisha, facet_bits);
create index products_counted on products (category, slug)
  include (brand_slug, five_g, preorder, listed_at, well_rated) where published;

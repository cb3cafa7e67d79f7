-- What buyers and others say about a product, and how many found it helpful. See docs/decisions/082.

-- Kept with the product by the triggers below, so that a listing reads its ratings where it reads everything else.
alter table products add column rating_count integer not null default 0 check (rating_count >= 0);
alter table products add column rating_sum integer not null default 0 check (rating_sum between rating_count and rating_count * 5);

create table product_reviews (
  id text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  product_slug text not null references products (slug) on update cascade,
  -- Null for what came with the seed: nobody can edit it.
  msisdn text references subscribers (msisdn) on update cascade on delete set null,
  -- As it is shown: "Nusrat J.". The whole name is not kept.
  author text not null check (length(author) between 1 and 60),
  lang text not null check (lang in ('en', 'bn')),
  stars integer not null check (stars between 1 and 5),
  title text not null check (length(title) between 1 and 100),
  -- The contract asks for 20 of JavaScript's characters, of which an emoji has two.
  body text not null check (length(body) between 10 and 2000),
  topics text[] not null default '{}',
  -- True once an order of this number with this product was delivered; the server alone decides.
  verified boolean not null default false,
  state text not null check (state in ('published', 'waiting', 'rejected')),
  -- Why it waits for somebody: link, number, abuse, or that an earlier text of it was rejected.
  concerns text[] not null default '{}',
  helpful integer not null default 0 check (helpful >= 0),
  written_at timestamptz not null default now(),
  edited_at timestamptz,
  -- One a product and subscriber; rows of the seed have no subscriber.
  unique (product_slug, msisdn)
);
create index product_reviews_shown on product_reviews (product_slug, written_at desc, id) where state = 'published';
create index product_reviews_waiting on product_reviews (written_at) where state = 'waiting';
create index product_reviews_author on product_reviews (msisdn);

create table review_votes (
  review_id text not null references product_reviews (id) on delete cascade,
  msisdn text not null references subscribers (msisdn) on update cascade on delete cascade,
  at timestamptz not null default now(),
  primary key (review_id, msisdn)
);
create index review_votes_voter on review_votes (msisdn);

-- One update of the products a statement, however many reviews it wrote.
create function count_ratings() returns trigger language plpgsql as $$
begin
  update products p set rating_count = p.rating_count + d.count, rating_sum = p.rating_sum + d.sum
  from (select product_slug, sum(sign)::integer as count, sum(sign * stars)::integer as sum from (
      select product_slug, stars, 1 as sign from added where state = 'published'
      union all
      select product_slug, stars, -1 from gone where state = 'published') change
    group by product_slug having sum(sign) <> 0 or sum(sign * stars) <> 0) d
  where p.slug = d.product_slug;
  return null;
end $$;
create function count_new_ratings() returns trigger language plpgsql as $$
begin
  update products p set rating_count = p.rating_count + d.count, rating_sum = p.rating_sum + d.sum
  from (select product_slug, count(*)::integer as count, sum(stars)::integer as sum
    from added where state = 'published' group by product_slug) d
  where p.slug = d.product_slug;
  return null;
end $$;
create function forget_ratings() returns trigger language plpgsql as $$
begin
  update products p set rating_count = p.rating_count - d.count, rating_sum = p.rating_sum - d.sum
  from (select product_slug, count(*)::integer as count, sum(stars)::integer as sum
    from gone where state = 'published' group by product_slug) d
  where p.slug = d.product_slug;
  return null;
end $$;
create trigger ratings_changed after update on product_reviews
  referencing old table as gone new table as added for each statement execute function count_ratings();
create trigger ratings_added after insert on product_reviews
  referencing new table as added for each statement execute function count_new_ratings();
create trigger ratings_gone after delete on product_reviews
  referencing old table as gone for each statement execute function forget_ratings();

create function count_helpful() returns trigger language plpgsql as $$
begin
  update product_reviews set helpful = helpful + case tg_op when 'INSERT' then 1 else -1 end
  where id = case tg_op when 'INSERT' then new.review_id else old.review_id end;
  return null;
end $$;
create trigger votes_counted after insert or delete on review_votes
  for each row execute function count_helpful();

-- A review that was written before its goods arrived becomes that of a buyer when they do.
create function verify_reviews() returns trigger language plpgsql as $$
begin
  update product_reviews set verified = true
  where msisdn = new.msisdn and not verified
    and product_slug in (select product_slug from order_lines where order_id = new.id);
  return null;
end $$;
create trigger reviews_verified after update of state on orders
  for each row when (new.state = 'delivered' and old.state <> 'delivered') execute function verify_reviews();

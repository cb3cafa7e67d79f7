-- Who is texted when something on the wish list becomes cheaper. See docs/decisions/086.

create table price_notices (
  msisdn text primary key references subscribers (msisdn) on update cascade on delete cascade,
  lang text not null check (lang in ('en', 'bn')),
  asked_at timestamptz not null default now()
);

-- The lowest price that the number knows of since it asked; null until the background has looked once. A browser's claim
-- (price_poisha) is never a reason to text.
alter table wish_list_items add column known_poisha integer check (known_poisha > 0);

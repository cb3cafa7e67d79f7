-- The advertisement toast: campaigns in order of preference (docs/decisions/165).
create table advertisements (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 60),
  languages text[] not null default '{en,bn}'
    check (cardinality(languages) > 0 and languages <@ array['en', 'bn']),
  paths text[] not null check (cardinality(paths) between 1 and 100),
  starts_on date not null,
  ends_on date not null,
  frequency_hours numeric not null check (frequency_hours between 0 and 8760),
  width integer not null check (width between 120 and 800),
  height integer not null check (height between 60 and 800),
  scroll_direction text not null,
  images jsonb not null,
  alts jsonb not null,
  link text not null check (link ~ '^(/([^/\\]|$)|https://)' and length(link) <= 500),
  new_tab boolean not null default false,
  position integer not null default 0,
  published boolean not null default true,
  constraint advertisement_days check (starts_on <= ends_on)
);

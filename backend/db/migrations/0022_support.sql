-- What the support pages answer, whether it helped, and the notice board.

create table useful_info (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  -- The same for every answer of a topic, so that the topic's name finds them all.
  topics jsonb not null check (topics ?& array['en', 'bn']),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  answers jsonb not null check (answers ?& array['en', 'bn']),
  -- {"en": ["step", ...], "bn": [...]}
  steps jsonb not null check (jsonb_array_length(steps -> 'en') = jsonb_array_length(steps -> 'bn')),
  -- Other words that people ask with; they are searched and never shown.
  words text not null default '',
  -- A path of the site: where it is done, or told at length.
  path text not null check (path ~ '^/[a-zA-Z0-9/_.#?=&-]*$'),
  position integer not null,
  -- What is searched: small letters, ASCII digits, one spelling, a space before each word and no other sign. The first
  -- holds what an answer is found by, the second what is said in it.
  head text generated always as (
    ' ' || regexp_replace(
      translate(replace(lower(normalize((titles ->> 'en') || ' ' || (titles ->> 'bn') || ' ' || words, NFC)), '-', ''), '০১২৩৪৫৬৭৮৯', '0123456789'),
      '[[:space:][:punct:]।’“”]+', ' ', 'g')
  ) stored,
  body text generated always as (
    ' ' || regexp_replace(
      translate(replace(lower(normalize(
        (topics ->> 'en') || ' ' || (topics ->> 'bn') || ' ' || (answers ->> 'en') || ' ' || (answers ->> 'bn') || ' '
          || (steps #>> '{}'), NFC)), '-', ''), '০১২৩৪৫৬৭৮৯', '0123456789'),
      '[[:space:][:punct:]।’“”]+', ' ', 'g')
  ) stored
);

create table useful_info_votes (
  slug text not null references useful_info on delete cascade,
  -- Drawn at random by the browser that voted; it stands for nobody.
  browser uuid not null,
  useful boolean not null,
  voted_at timestamptz not null default now(),
  primary key (slug, browser)
);

create table notices (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  summaries jsonb not null check (summaries ?& array['en', 'bn']),
  bodies jsonb not null check (jsonb_array_length(bodies -> 'en') > 0 and jsonb_array_length(bodies -> 'bn') > 0),
  published_on date not null,
  file jsonb,
  published boolean not null default true
);
create index notices_newest on notices (published_on desc, slug) where published;

-- What people search for, without anything of them (docs/decisions/161).

-- Who asked for what on a day: a keyed digest of network, day and query that cannot be read back, kept for that day only.
create table search_asks (
  day date not null,
  lang text not null check (lang in ('en', 'bn')),
  query text not null,
  asker text not null,
  primary key (day, lang, query, asker)
);

-- How many networks asked for a query on a day.
create table search_days (
  day date not null,
  lang text not null check (lang in ('en', 'bn')),
  -- The query as it is compared.
  query text not null,
  -- As it was typed.
  shown text not null,
  networks integer not null default 0,
  -- Things found when it was last asked.
  found integer not null,
  primary key (day, lang, query)
);

-- Queries that found nothing, for editors.
create table search_misses (
  lang text not null check (lang in ('en', 'bn')),
  query text not null,
  shown text not null,
  times integer not null default 1,
  last_on date not null,
  primary key (lang, query)
);

-- What an editor puts on top of the popular searches.
create table search_pins (
  lang text not null check (lang in ('en', 'bn')),
  position integer not null,
  title text not null check (title <> '' and length(title) <= 60),
  -- A path of the site, or null for the results of the title.
  path text check (path ~ '^/[a-zA-Z0-9/_.#?=&%-]*$'),
  primary key (lang, position)
);

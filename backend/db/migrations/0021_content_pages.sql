-- Content pages, one row a page, language and state: what visitors read, and what an editor prepares beside it.

create table content_pages (
  -- As the file lies under backend/content: the brand's part of an address is the word "brand".
  path text not null check (path ~ '^(/[a-z0-9-]+)+$'),
  lang text not null check (lang in ('en', 'bn')),
  state text not null check (state in ('published', 'draft')),
  section text not null,
  name text not null,
  updated_on date not null,
  -- As its editor wrote it, letter for letter.
  source text not null,
  -- As it is served: Markdown made HTML, pictures and documents with their facts.
  page jsonb not null check (jsonb_typeof(page) = 'object'),
  -- Of the page as served: a load writes what differs.
  checksum text not null,
  primary key (path, lang, state)
);

-- The search of the whole site (docs/decisions/160): what can be found, by which words, and what has changed since.

-- Fixed pages of the site, in both languages.
create table search_pages (
  path text primary key check (path ~ '^/[a-zA-Z0-9/_.#?=&-]*$'),
  titles jsonb not null check (titles ?& array['en', 'bn']),
  summaries jsonb not null check (summaries ?& array['en', 'bn']),
  -- Other words that people ask with; they are searched and never shown.
  words text not null default '',
  published boolean not null default true
);

-- Words and phrases of one meaning, separated by |, e.g. `phone | handset | ফোন`.
create table search_synonyms (
  concept text primary key check (concept ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  words text not null check (words <> '')
);

-- Each of these phrases as it is compared; made from the synonyms by the indexer.
create table search_phrases (
  phrase text collate "C" not null,
  concept text not null,
  primary key (phrase, concept)
);

create table search_documents (
  id bigint primary key generated always as identity,
  -- What it was made of: a kind, the key of the row, and the part of it.
  kind text not null,
  key text not null,
  part text not null default '',
  lang text not null check (lang in ('en', 'bn')),
  category text not null,
  path text not null,
  title text not null,
  summary text,
  picture text,
  price_poisha bigint,
  was_price_poisha bigint,
  in_stock boolean,
  -- The title as it is compared.
  title_key text not null,
  -- Popularity and stock: what decides between two that fit alike.
  boost real not null,
  ends_on date,
  digest text not null,
  constraint search_documents_source unique (kind, key, part, lang)
);
create index search_documents_ending on search_documents (ends_on) where ends_on is not null;

create table search_words (
  id integer primary key generated always as identity,
  lang text not null,
  word text collate "C" not null,
  -- The same for words that sound alike in either script.
  sound text collate "C" not null,
  -- As it is written in a document.
  shown text not null,
  documents integer not null default 0,
  constraint search_words_word unique (lang, word)
);
create index search_words_sound on search_words (lang, sound);

-- What a misspelt word has in common with the right one: see utils/search-sound.ts.
create table search_word_keys (
  lang text not null,
  key text collate "C" not null,
  word_id integer not null,
  primary key (lang, key, word_id)
);
create index search_word_keys_word on search_word_keys (word_id);

-- No foreign keys: the indexer alone writes here, in transactions of its own, and a check a row doubled its time.
create table search_postings (
  word_id integer not null,
  document_id bigint not null,
  score smallint not null,
  primary key (word_id, document_id) include (score)
);
-- The documents of a word, the best first: a common word is read no further than needed.
create index search_postings_best on search_postings (word_id, score desc, document_id);
create index search_postings_document on search_postings (document_id, word_id);

-- Rows whose documents are to be made anew. Only ever added to by the triggers, so that writers never wait for each other.
create table search_changes (
  id bigint primary key generated always as identity,
  kind text not null,
  key text not null
);

-- What the documents were made by: another normaliser or another brand makes all of them anew.
create table search_state (
  id integer primary key default 1 check (id = 1),
  made_by text not null
);

create function note_search_change() returns trigger language plpgsql as $$
declare
  changed_key text;
begin
  if tg_op <> 'INSERT' then
    execute format('select ($1).%I::text', tg_argv[1]) into changed_key using old;
    insert into search_changes (kind, key) values (tg_argv[0], changed_key);
  end if;
  if tg_op <> 'DELETE' then
    execute format('select ($1).%I::text', tg_argv[1]) into changed_key using new;
    insert into search_changes (kind, key) values (tg_argv[0], changed_key);
  end if;
  return null;
end $$;

do $$
declare
  source record;
begin
  -- kind, table, its key, and the columns whose change is one of the document
  for source in select * from (values
    ('product', 'products', 'slug', 'slug, category, brand_slug, titles, summaries, texts, five_g, popularity, published, preorder'),
    ('product', 'product_variants', 'product_slug', 'sku, product_slug, colour_labels, ram_gb, storage_gb, size, price_poisha, was_price_poisha, pictures, position'),
    ('product', 'product_attributes', 'product_slug', 'key, value'),
    ('brand', 'brands', 'slug', 'name'),
    ('pack', 'internet_packs', 'id', 'id, kind, titles, price_poisha, was_price_poisha, data_mb, minutes, sms, validity_hours, tags, dial_code, terms, popularity, published'),
    ('tariff', 'tariff_packages', 'id', 'id, type, names, suits, published, change_code'),
    ('offer', 'offers', 'id', 'id, kind, titles, summaries, price_poisha, data_mb, minutes, sms, validity_hours, tags, audience, valid_until, dial_code, terms, popularity, published'),
    ('star-offer', 'star_offers', 'id', 'id, partners, titles, category, summaries, how_to, tiers, valid_until, picture, published'),
    ('campaign', 'recharge_campaigns', 'id', 'id, titles, summaries, introductions, ends_on, prizes, published'),
    ('service', 'value_added_services', 'id', 'id, category, names, summaries, terms, price_poisha, start_code, stop_code, words, published'),
    ('country', 'countries', 'code', 'code, names, words, dial_code, isd_zone, roaming_zone, operators, published'),
    ('store', 'stores', 'code', 'code, names, addresses, district, thana, services, pickup'),
    ('district', 'districts', 'name', 'name, name_bn'),
    ('answer', 'useful_info', 'slug', 'slug, topics, titles, answers, steps, words, path'),
    ('notice', 'notices', 'slug', 'slug, titles, summaries, bodies, published_on, file, published'),
    ('release', 'press_releases', 'slug', 'slug, titles, summaries, bodies, published_on, published'),
    ('report', 'financial_reports', 'id', 'id, titles, type, year, quarter, file'),
    ('disclosure', 'disclosures', 'id', 'id, kind, titles, texts, file'),
    ('content', 'content_pages', 'path', 'path, lang, state, name, page'),
    ('page', 'search_pages', 'path', 'path, titles, summaries, words, published'),
    ('synonym', 'search_synonyms', 'concept', 'concept, words')
  ) as t (kind, relation, key, columns) loop
    execute format(
      'create trigger %1$s_search_row after insert or delete on %1$s for each row execute function note_search_change(%2$L, %3$L)',
      source.relation, source.kind, source.key);
    execute format(
      'create trigger %1$s_search_change after update of %4$s on %1$s for each row when ((%5$s) is distinct from (%6$s)) '
        || 'execute function note_search_change(%2$L, %3$L)',
      source.relation, source.kind, source.key, source.columns,
      (select string_agg('old.' || trim(name), ', ') from unnest(string_to_array(source.columns, ',')) name),
      (select string_agg('new.' || trim(name), ', ') from unnest(string_to_array(source.columns, ',')) name));
  end loop;
end $$;

-- Every order changes a stock; a search only tells whether there is any.
create trigger product_variants_search_stock after update of stock on product_variants for each row
  when ((old.stock > 0) is distinct from (new.stock > 0)) execute function note_search_change('product', 'product_slug');

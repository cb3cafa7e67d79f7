-- A disclosure is public from its moment on, so the search must also notice that the moment was changed.
drop trigger disclosures_search_change on disclosures;
create trigger disclosures_search_change after update of id, kind, titles, texts, file, published_at on disclosures
  for each row
  when ((old.id, old.kind, old.titles, old.texts, old.file, old.published_at) is distinct from
    (new.id, new.kind, new.titles, new.texts, new.file, new.published_at))
  execute function note_search_change('disclosure', 'id');

comment on column disclosures.published_at is 'Nobody sees the disclosure before this moment.';

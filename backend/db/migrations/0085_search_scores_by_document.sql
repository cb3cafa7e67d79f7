-- The score beside the word of a document: what the best documents of a search are worth in further words is read from the
-- index alone (docs/decisions/176).
drop index search_postings_document;
create index search_postings_document on search_postings (document_id, word_id) include (score);

-- A search that names a price reads whether a document fits from the index alone.
create index search_documents_price on search_documents (id) include (price_poisha) where price_poisha is not null;

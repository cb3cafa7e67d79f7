-- A search for only a price reads the nearest of each category to that price.
create index search_documents_by_price on search_documents (lang, category, price_poisha) where price_poisha is not null;

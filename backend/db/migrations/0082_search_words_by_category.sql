-- What decides the order of the hits is kept beside each word, so that a search reads documents for the best hits alone
-- (docs/decisions/176): the category of the document by its number, and its popularity and stock in the score.

drop index search_postings_best;
alter table search_postings add column category smallint not null default 0;

update search_postings p set
  category = array_position(
    array['products', 'packs', 'offers', 'services', 'pages', 'questions', 'stores', 'news', 'documents'], d.category),
  score = greatest(1, least(32000, round(p.score * d.boost * 10)))
from search_documents d where d.id = p.document_id;

alter table search_postings alter column category drop default;
alter table search_documents drop column boost;
-- The documents of a word in a category, the best first: a common word is read no further than needed.
create index search_postings_best on search_postings (word_id, category, score desc, document_id);

-- Words that one typing mistake divides share a key: the word, and the word with each letter left out
-- (utils/search/search-spelling.ts). Words that are known already get theirs here.

insert into search_word_keys (lang, key, word_id)
select w.lang, '#' || left(w.word, 12), w.id
from search_words w
where length(w.word) >= 4 and w.word !~ '^=|[0-9]'
union
select w.lang, '#' || left(left(w.word, 12), place - 1) || substr(left(w.word, 12), place + 1), w.id
from search_words w, generate_series(1, 12) place
where length(w.word) >= 4 and w.word !~ '^=|[0-9]' and place <= length(w.word)
on conflict do nothing;

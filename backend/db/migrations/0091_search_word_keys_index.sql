-- Only the rare deletion of unused words looked keys up by word, and it reads the whole table as fast.
drop index search_word_keys_word;

-- One network can no longer change the spelling that many wrote.
alter table search_days add column shown_votes integer not null default 0;

-- Spellings that were stored as typed: what may hide or turn text is forgotten, with its count.
delete from search_days where shown !~ '^[A-Za-z0-9 \u0980-\u09ff*#+.,''&/%?-]+$';
delete from search_misses where shown !~ '^[A-Za-z0-9 \u0980-\u09ff*#+.,''&/%?-]+$';

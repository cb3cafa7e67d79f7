-- Answers are searched by the normaliser of every other search (docs/decisions/160): what the database made for the search
-- of its own is no longer read.
alter table useful_info drop column head, drop column body;

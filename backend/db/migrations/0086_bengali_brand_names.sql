-- A brand as Bengali pages write it; empty where its name is the same in both languages.
alter table brands add column name_bn text not null default '';

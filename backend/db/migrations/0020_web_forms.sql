-- What people sent by the site's forms, as the contract let it in: one row a form.

create table web_forms (
  -- The public id that the sender was told.
  reference text primary key,
  form text not null check (form ~ '^[a-z][a-z_]{0,39}$'),
  lang text not null check (lang in ('en', 'bn')),
  -- The form's own fields; mobile numbers in the one spelling of utils/msisdn.
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  created_at timestamptz not null default now()
);
-- For those who answer: the forms of one kind in the order they came.
create index web_forms_to_answer on web_forms (form, created_at);

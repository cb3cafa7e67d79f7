-- Where a form that somebody sent stands: who answers has taken it up, and what was answered.
alter table web_forms
  add column taken_at timestamptz,
  add column answered_at timestamptz,
  add column answer text check (length(answer) between 1 and 4000),
  add constraint web_forms_answered_once_taken check (
    (answered_at is null) = (answer is null)
    and (answered_at is null or taken_at is not null)
    and taken_at >= created_at
    and answered_at >= taken_at
  );
-- For those who answer: what waits, in the order it came.
create index web_forms_open on web_forms (created_at) where answered_at is null;

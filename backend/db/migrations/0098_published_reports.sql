-- The day of a report decides when it is public, so a change of the day must also update the search index.
drop trigger financial_reports_search_change on financial_reports;
create trigger financial_reports_search_change
  after update of id, titles, type, year, quarter, published_on, file on financial_reports
  for each row
  when ((old.id, old.titles, old.type, old.year, old.quarter, old.published_on, old.file) is distinct from
    (new.id, new.titles, new.type, new.year, new.quarter, new.published_on, new.file))
  execute function note_search_change('report', 'id');

comment on column financial_reports.published_on is 'The report is public from this day on, in Asia/Dhaka.';
comment on column press_releases.published_on is 'The release is public from this day on, in Asia/Dhaka.';
comment on column notices.published_on is 'The notice is public from this day on, in Asia/Dhaka.';

-- Reports, press releases and notices are public from their day on, so the search must also notice a changed day of a report.
drop trigger financial_reports_search_change on financial_reports;
create trigger financial_reports_search_change
  after update of id, titles, type, year, quarter, published_on, file on financial_reports
  for each row
  when ((old.id, old.titles, old.type, old.year, old.quarter, old.published_on, old.file) is distinct from
    (new.id, new.titles, new.type, new.year, new.quarter, new.published_on, new.file))
  execute function note_search_change('report', 'id');

comment on column financial_reports.published_on is 'Nobody sees the report before this day in Asia/Dhaka.';
comment on column press_releases.published_on is 'Nobody sees the release before this day in Asia/Dhaka.';
comment on column notices.published_on is 'Nobody sees the notice before this day in Asia/Dhaka.';

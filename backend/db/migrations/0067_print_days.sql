-- Days of work that a printed name or number takes before the parcel can leave.
alter table shop_settings add column print_days integer not null default 2 check (print_days between 0 and 30);

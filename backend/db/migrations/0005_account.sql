-- What a subscriber chose on the dashboard. No row, or null, is "never chosen".

create table account_preferences (
  msisdn text primary key references subscribers (msisdn) on update cascade on delete cascade,
  language text check (language in ('en', 'bn')),
  colour_mode text check (colour_mode in ('light', 'dark')),
  -- News of orders by SMS. What is about money or safety goes out in any case.
  order_messages boolean not null default true,
  -- Consent to offers by SMS.
  offer_messages boolean not null default false,
  updated_at timestamptz not null default now()
);

-- The tiers as data: from which use a month each begins (the mean of three months), and what it gives.
create table star_tiers (
  tier text primary key
    check (tier in ('Non Star', 'Silver Star', 'Gold Star', 'Platinum Star', 'Signature Star', 'Platinum Plus')),
  from_poisha bigint not null unique check (from_poisha >= 0),
  -- What is new with this tier, in one sentence.
  gains jsonb not null check (jsonb_typeof(gains -> 'en') = 'string' and jsonb_typeof(gains -> 'bn') = 'string'),
  birthdays jsonb check (jsonb_typeof(birthdays -> 'en') = 'string' and jsonb_typeof(birthdays -> 'bn') = 'string'),
  benefits jsonb not null
    check (jsonb_array_length(benefits -> 'en') > 0
      and jsonb_array_length(benefits -> 'en') = jsonb_array_length(benefits -> 'bn'))
);

-- How an offer is taken: with the star card, by a text message, by a code, or by booking. Which days of the week it is
-- valid on, 0 for Sunday; none are named for an offer of every day.
alter table star_offers
  add column redeem_by text not null default 'card' check (redeem_by in ('card', 'sms', 'code', 'call')),
  add column redeem_text text,
  add column redeem_to text,
  add column weekdays smallint[] not null default '{}' check (weekdays <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]),
  add constraint star_offer_redeemed check (
    (redeem_text is not null) = (redeem_by in ('sms', 'code')) and (redeem_to is not null) = (redeem_by = 'sms'));

-- Where an offer is valid; an offer without branches is valid everywhere, or online.
create table star_branches (
  offer_id text not null references star_offers (id) on update cascade on delete cascade,
  code text not null,
  names jsonb not null check (jsonb_typeof(names -> 'en') = 'string' and jsonb_typeof(names -> 'bn') = 'string'),
  district text not null references districts (name) on update cascade,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  primary key (offer_id, code)
);
create index star_branches_district on star_branches (district);

-- What a number used in a calendar month, as the operator's systems report it; tiers are counted from it.
create table subscriber_usage (
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  used_poisha bigint not null check (used_poisha >= 0),
  primary key (msisdn, month)
);

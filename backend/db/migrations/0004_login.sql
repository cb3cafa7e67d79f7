-- Who logs in, with which code, and how often anyone may try.

-- Subscribers and their sessions --------------------------------------------------------------------------------------

create table subscribers (
  msisdn text primary key check (msisdn ~ '^01[3-9][0-9]{8}$'),
  star_tier text not null default 'Non Star' check (star_tier in ('Non Star', 'Silver Star', 'Gold Star',
    'Platinum Star', 'Signature Star', 'Platinum Plus')),
  show_header boolean not null default true,
  show_footer boolean not null default true,
  created_at timestamptz not null default now(),
  logged_in_at timestamptz
);

-- The token itself is nowhere in the database: 256 random bits need no more than a plain hash.
create table sessions (
  token_hash text primary key,
  -- Names the session to its owner; no authority.
  id text not null unique,
  msisdn text not null references subscribers (msisdn) on update cascade on delete cascade,
  -- The partner channel that handed its user over.
  channel_name text,
  platform text not null,
  browser text not null,
  -- When a code of this number was last typed into this session; null for one that a partner handed over.
  code_at timestamptz,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ends_at timestamptz not null
);
create index sessions_owner on sessions (msisdn, created_at);

create table handoffs (
  token_hash text primary key,
  msisdn text not null check (msisdn ~ '^01[3-9][0-9]{8}$'),
  channel_name text not null,
  expires_at timestamptz not null
);
create index handoffs_end on handoffs (expires_at);

-- One-time codes ------------------------------------------------------------------------------------------------------

-- One row a number and purpose, so that a new code replaces the old. Numbers stand here as keyed hashes: who asks for
-- a code and is no customer leaves no number behind.
create table one_time_codes (
  number_key text not null,
  purpose text not null,
  challenge text not null,
  digest text not null,
  attempts integer not null default 0 check (attempts between 0 and 5),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (number_key, purpose)
);
create index one_time_codes_end on one_time_codes (expires_at);

-- How often something was done in the window that is open; keys are keyed hashes.
create table budgets (
  key text primary key,
  used integer not null check (used >= 0),
  ends_at timestamptz not null
);
create index budgets_end on budgets (ends_at);

-- The site's codes hour by hour: the breaker counts here and learns here what is usual.
create table code_hours (
  hour timestamptz primary key,
  sent integer not null default 0,
  wrong integer not null default 0 check (wrong >= 0),
  accepted integer not null default 0
);

-- A message that carries a code is worth nothing later, and its facts are forgotten once it is settled.
alter table outbox_messages add column expires_at timestamptz;

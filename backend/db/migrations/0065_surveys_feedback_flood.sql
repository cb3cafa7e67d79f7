-- Surveys, the feedback of customers, and requests for the free benefit in a flood (docs/decisions/147).
create table surveys (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 60),
  titles jsonb not null,
  introductions jsonb not null,
  questions jsonb not null check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) between 1 and 50),
  starts_on date not null,
  ends_on date not null,
  position integer not null default 0,
  published boolean not null default true,
  constraint survey_days check (starts_on <= ends_on)
);

-- Who has taken a survey, as a keyed digest. Nothing joins a row of this table to the answers.
create table survey_takers (
  survey_id text not null references surveys (id),
  person text not null,
  primary key (survey_id, person)
);

create table survey_answers (
  reference text primary key,
  survey_id text not null references surveys (id),
  lang text not null check (lang in ('en', 'bn')),
  answers jsonb not null,
  -- A day alone: a moment could be compared with the log of a server.
  taken_on date not null
);
create index survey_answers_of on survey_answers (survey_id, taken_on);

create table customer_feedback (
  reference text primary key,
  -- The number is the session's where it is proved; otherwise it is only what somebody typed.
  msisdn text,
  is_proved boolean not null default false,
  service text not null,
  rating integer not null check (rating between 1 and 5),
  comment text,
  about text,
  lang text not null check (lang in ('en', 'bn')),
  created_at timestamptz not null default now(),
  constraint customer_feedback_proved check (msisdn is not null or not is_proved)
);
create index customer_feedback_newest on customer_feedback (created_at desc);

create table flood_requests (
  id bigint generated always as identity primary key,
  msisdn text not null,
  district text,
  thana text,
  lang text not null check (lang in ('en', 'bn')),
  state text not null default 'recorded' check (state in ('recorded', 'active', 'ended')),
  active_until date,
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  constraint flood_request_active check ((state = 'recorded') = (active_until is null))
);
-- A number has one request at a time that is not over.
create unique index flood_requests_open on flood_requests (msisdn) where state <> 'ended';
create index flood_requests_waiting on flood_requests (created_at) where state = 'recorded';

-- Each time that somebody asks gets a reference of its own, so that no answer says whether a number had asked before.
create table flood_references (
  reference text primary key,
  request_id bigint not null references flood_requests (id) on delete cascade
);
create index flood_references_of on flood_references (request_id);

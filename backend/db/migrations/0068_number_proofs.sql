-- What a right code for the offers of a number leaves in a page (docs/decisions/154): one activation, ten minutes.
create table number_proofs (
  token_key text primary key,
  number_key text not null,
  purpose text not null,
  tries integer not null default 0 check (tries between 0 and 5),
  used_at timestamptz,
  expires_at timestamptz not null
);
create index number_proofs_end on number_proofs (expires_at);

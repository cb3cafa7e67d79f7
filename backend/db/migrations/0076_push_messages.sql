-- Browsers that get push messages, and push messages in the outbox (docs/decisions/166).
create table push_tokens (
  token text primary key check (length(token) between 10 and 512),
  device text not null check (length(device) between 1 and 60),
  -- Whose news it gets: the session's number. A session that ends leaves a browser that gets nobody's.
  session_id text unique references sessions (id) on update cascade on delete set null,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  -- When a price drop last went out to it.
  price_push_at timestamptz
);
create index push_tokens_oldest on push_tokens (refreshed_at);

alter table outbox_messages drop constraint outbox_messages_kind_check;
alter table outbox_messages add constraint outbox_messages_kind_check check (kind in ('sms', 'voice', 'push'));
-- A browser that is gone takes its waiting messages with it.
alter table outbox_messages add column push_token text references push_tokens (token) on delete cascade;
alter table outbox_messages add constraint outbox_messages_push_has_token check ((kind = 'push') = (push_token is not null));
create index outbox_messages_push on outbox_messages (push_token) where push_token is not null;

alter table sandbox_messages drop constraint sandbox_messages_kind_check;
alter table sandbox_messages add constraint sandbox_messages_kind_check check (kind in ('sms', 'voice', 'push'));

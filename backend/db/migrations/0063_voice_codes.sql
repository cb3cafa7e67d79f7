-- A code can be read out by a call (docs/decisions/143).
alter table outbox_messages drop constraint outbox_messages_kind_check;
alter table outbox_messages add constraint outbox_messages_kind_check check (kind in ('sms', 'voice'));
alter table sandbox_messages add column kind text not null default 'sms' check (kind in ('sms', 'voice'));

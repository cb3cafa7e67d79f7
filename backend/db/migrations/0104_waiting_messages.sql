-- Messages are claimed along an index, codes first, so that a claim reads no more when a hundred thousand wait after a
-- breakdown of the gateway. Text messages and push messages have different senders, and neither reads what waits for the other.
drop index outbox_messages_waiting;
create index outbox_messages_texts on outbox_messages ((expires_at is null), next_at, id)
  where state = 'waiting' and kind <> 'push';
create index outbox_messages_pushes on outbox_messages ((expires_at is null), next_at, id)
  where state = 'waiting' and kind = 'push';

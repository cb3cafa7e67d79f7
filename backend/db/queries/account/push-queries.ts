import { IS_WANTED } from "@/backend/db/queries/account/message-queries";
import { type Connection, execute, queryCount } from "@/backend/db/queries/statement";

export interface PushTokenRow {
  token: string;
  /** First word of the platform, in lower case. */
  device: string;
  /** The session whose news the browser gets; null for a visitor, whose browser gets no personal messages. */
  sessionId: string | null;
}

export interface NewPush {
  msisdn: string;
  purpose: string;
  lang: "en" | "bn";
  params: Record<string, string | number>;
  /** True for order news, which the number may have switched off. */
  declinable: boolean;
}

// Two registrations of one session take their turns: the second one sees the token of the first.
const lockSession = execute<[sessionId: string]>(
  "lock-push-session",
  "select from sessions where id = $1 for no key update",
);
// A session is one browser: a new token of it takes the place of the old one. Both in one statement would meet the same
// row twice, so the old token is released first.
const releaseSession = execute<[sessionId: string, token: string]>(
  "release-push-session",
  "update push_tokens set session_id = null where session_id = $1 and token <> $2",
);
const upsertTokenRow = execute<[row: PushTokenRow]>(
  "upsert-push-token",
  `insert into push_tokens (token, device, session_id) values ($token, $device, $sessionId)
   on conflict (token) do update set device = excluded.device, session_id = excluded.session_id, refreshed_at = now()`,
);

/** Saves a browser's token, bound to the session that registers it or to none. Needs a transaction. */
export async function upsertPushToken(transaction: Connection, row: PushTokenRow): Promise<void> {
  const { token, sessionId } = row;
  if (sessionId !== null) {
    await lockSession(transaction, sessionId);
    await releaseSession(transaction, sessionId, token);
  }
  await upsertTokenRow(transaction, row);
}

/** Deletes a token and the messages that wait to be sent to it. */
export const removePushToken = execute<[token: string]>(
  "delete-push-token",
  "delete from push_tokens where token = $1",
);

const BROWSERS = `push_tokens t join sessions s on s.id = t.session_id
   where s.msisdn = $msisdn and s.ends_at > now() and s.seen_at > now() - interval '14 days' and ${IS_WANTED}`;

const insertPushes = execute<[push: NewPush]>(
  "insert-push-messages",
  `insert into outbox_messages (kind, msisdn, purpose, lang, params, push_token)
   select 'push', $msisdn::text, $purpose::text, $lang::text, $params::jsonb, t.token from ${BROWSERS}`,
);

// The condition of an update takes the day's one price drop. It is checked again after a wait for the row, so that two
// processes never take it twice.
const insertDailyPushes = execute<[push: NewPush]>(
  "insert-daily-push-messages",
  `with due as (select t.token from ${BROWSERS}),
   taken as (
     update push_tokens set price_push_at = now() from due
     where push_tokens.token = due.token
       and (push_tokens.price_push_at is null or push_tokens.price_push_at <= now() - interval '24 hours')
     returning push_tokens.token)
   insert into outbox_messages (kind, msisdn, purpose, lang, params, push_token)
   select 'push', $msisdn::text, $purpose::text, $lang::text, $params::jsonb, token from taken`,
);

/** Queues a push message to every browser of a number. @param daily true for at most one in 24 hours to a browser */
export async function insertPushMessages(connection: Connection, push: NewPush, daily: boolean): Promise<void> {
  await (daily ? insertDailyPushes : insertPushes)(connection, push);
}

/** Deletes tokens that no browser has refreshed for so many days, a thousand at most. @returns how many */
export const purgePushTokens = queryCount<[days: number]>(
  "purge-push-tokens",
  `delete from push_tokens where token in (select token from push_tokens
     where refreshed_at < now() - $1::int * interval '1 day' order by refreshed_at limit 1000 for update skip locked)
   returning token`,
);

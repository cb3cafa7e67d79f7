import type { StarTier } from "@/backend/contract/subscriber-services/star";
import { type Connection, execute, queryCount, queryRow, queryRows } from "@/backend/db/queries/statement";

/** The kind of a session's device, taken from its user agent, so that its owner can recognise it. */
interface Device {
  readonly platform: string;
  readonly browser: string;
}

/** An active session, with its subscriber. */
export interface SessionRow {
  readonly id: string;
  readonly msisdn: string;
  readonly channelName: string | null;
  /** True when a code of the number was entered in this session in the last ten minutes, by the database's clock. */
  readonly codeIsFresh: boolean;
  readonly starTier: StarTier;
  readonly showHeader: boolean;
  readonly showFooter: boolean;
  /** True when its last use was recorded more than ten minutes ago. */
  readonly stale: boolean;
}

interface NewSession extends Device {
  readonly tokenHash: string;
  readonly id: string;
  readonly msisdn: string;
  readonly channelName: string | null;
  readonly byCode: boolean;
  readonly seconds: number;
  /** Hash of the session token that this session replaces, of whichever number it was. */
  readonly replaces: string | null;
  /** The number of sessions that the number may have, including this one. */
  readonly maxSessions: number;
}

export interface ListedSession extends Device {
  readonly id: string;
  readonly channelName: string | null;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** How long a typed code counts as fresh (docs/threats.md#sessions). */
export const CODE_FRESH_SECONDS = 10 * 60;

const ALIVE = "s.ends_at > now() and s.seen_at > now() - interval '14 days'";

/** The active session with this token hash, or null. */
export const findSessionRow = queryRow<SessionRow, [tokenHash: string]>(
  "find-session",
  `select s.id, s.msisdn, s.channel_name, u.star_tier, u.show_header, u.show_footer,
     s.seen_at < now() - interval '10 minutes' as stale,
     coalesce(s.code_at > now() - interval '${CODE_FRESH_SECONDS} seconds', false) as code_is_fresh
   from sessions s join subscribers u on u.msisdn = s.msisdn
   where s.token_hash = $1 and ${ALIVE}`,
);

/** Records that a session is in use. */
export const touchSession = execute<[tokenHash: string]>(
  "touch-session",
  "update sessions set seen_at = now() where token_hash = $1",
);

const upsertSubscriber = execute<[msisdn: string]>(
  "upsert-subscriber",
  `insert into subscribers (msisdn, logged_in_at) values ($1, now())
   on conflict (msisdn) do update set logged_in_at = now()`,
);
const makeRoom = execute<[msisdn: string, max: number]>(
  "make-room-for-session",
  `delete from sessions s where s.msisdn = $1 and (not (${ALIVE}) or s.token_hash in (
     select o.token_hash from sessions o
      where o.msisdn = $1 and o.ends_at > now() and o.seen_at > now() - interval '14 days'
      order by o.created_at desc, o.id desc offset $2))`,
);
const insertRow = execute<[session: NewSession]>(
  "insert-session",
  `insert into sessions (token_hash, id, msisdn, channel_name, platform, browser, code_at, created_at, seen_at, ends_at)
   values ($tokenHash, $id, $msisdn, $channelName, $platform, $browser,
     case when $byCode::boolean then clock_timestamp() end, clock_timestamp(), clock_timestamp(),
     clock_timestamp() + $seconds::int * interval '1 second')`,
);

/**
 * Opens a session; if its number has too many sessions, the oldest ones end. The subscriber's row, created at the first
 * log-in, is locked, so that parallel log-ins of one number run one after the other.
 * @param transaction an open transaction
 */
export async function insertSession(transaction: Connection, session: NewSession): Promise<void> {
  await upsertSubscriber(transaction, session.msisdn);
  if (session.replaces !== null) await deleteSession(transaction, session.replaces);
  await makeRoom(transaction, session.msisdn, session.maxSessions - 1);
  await insertRow(transaction, session);
}

/** Ends a session; does nothing for an unknown one. */
export const deleteSession = execute<[tokenHash: string]>(
  "delete-session",
  "delete from sessions where token_hash = $1",
);

/** The active sessions of a number, newest first. */
export const listSessionRows = queryRows<ListedSession, [msisdn: string]>(
  "list-sessions",
  `select s.id, s.channel_name, s.platform, s.browser, s.created_at, s.seen_at
   from sessions s where s.msisdn = $1 and ${ALIVE} order by s.created_at desc, s.id desc`,
);

/** Ends a session by its id, if it is one of this number, and the token of its device. */
export const deleteSessionOf = execute<[msisdn: string, id: string]>(
  "revoke-session",
  `with tokens as (delete from device_marks where msisdn = $1 and session_id = $2)
   delete from sessions where msisdn = $1 and id = $2`,
);

/** Ends every session of a number except one, and the tokens of all devices except that session's own. */
export const deleteOtherSessions = execute<[msisdn: string, id: string]>(
  "revoke-other-sessions",
  `with tokens as (delete from device_marks where msisdn = $1 and session_id <> $2)
   delete from sessions where msisdn = $1 and id <> $2`,
);

/** Ends every session of a number, and the tokens of its devices. */
export const deleteSessionsOf = execute<[msisdn: string]>(
  "end-sessions-of-number",
  "with tokens as (delete from device_marks where msisdn = $1) delete from sessions where msisdn = $1",
);

/** Saves a token with which a partner's user may arrive. */
export const insertHandoff = execute<
  [handoff: { tokenHash: string; msisdn: string; channelName: string; seconds: number }]
>(
  "insert-handoff",
  `insert into handoffs (token_hash, msisdn, channel_name, expires_at)
   values ($tokenHash, $msisdn, $channelName, now() + $seconds::int * interval '1 second')`,
);

/** Takes a hand-off, once only. Needs a transaction. @returns null when there is none, or when it has ended */
export const takeHandoff = queryRow<{ msisdn: string; channelName: string }, [tokenHash: string]>(
  "take-handoff",
  "delete from handoffs where token_hash = $1 and expires_at > now() returning msisdn, channel_name",
);

/** Ends the hand-offs of a number that were not redeemed yet. */
export const deleteHandoffsOf = execute<[msisdn: string]>(
  "delete-handoffs-of-number",
  "delete from handoffs where msisdn = $1",
);

/** Deletes ended sessions, hand-offs and device tokens, a thousand sessions at most. @returns how many sessions */
export const purgeSessions = queryCount(
  "purge-sessions",
  `with ended_handoffs as (delete from handoffs where expires_at < now()),
   ended_tokens as (delete from device_marks where ends_at < now())
   delete from sessions where token_hash in (select s.token_hash from sessions s where not (${ALIVE}) limit 1000)
   returning id`,
);

import { type Connection, execute, queryExists } from "@/backend/db/queries/statement";

/** A device on which a number has just logged in. */
interface DeviceToken {
  readonly id: string;
  readonly msisdn: string;
  /** The session that was opened on it. */
  readonly sessionId: string;
  readonly seconds: number;
  /** The number of devices on which the number may be known, including this one. */
  readonly maxSessions: number;
}

/** True while the token with this id is valid for the number. */
export const isTokenValid = queryExists<[id: string, msisdn: string]>(
  "find-device-token",
  "select id from device_marks where id = $1 and msisdn = $2 and ends_at > now()",
);

const upsertToken = execute<[token: DeviceToken]>(
  "keep-device-token",
  `insert into device_marks (id, msisdn, session_id, marked_at, ends_at)
   values ($id, $msisdn, $sessionId, clock_timestamp(), clock_timestamp() + $seconds::int * interval '1 second')
   on conflict (id) do update set session_id = excluded.session_id, marked_at = excluded.marked_at,
     ends_at = excluded.ends_at`,
);
const makeRoom = execute<[msisdn: string, max: number]>(
  "make-room-for-device-token",
  `delete from device_marks where msisdn = $1 and (ends_at <= now() or id in (
     select id from device_marks where msisdn = $1 and ends_at > now() order by marked_at desc, id desc offset $2))`,
);

/**
 * Saves or renews the token of a device; if its number has too many tokens, the oldest ones end.
 * @param transaction the one that opened the session: it locks the subscriber's row, so that log-ins of one number
 *   run one after the other
 */
export async function saveDeviceToken(transaction: Connection, token: DeviceToken): Promise<void> {
  await upsertToken(transaction, token);
  await makeRoom(transaction, token.msisdn, token.maxSessions);
}

import { type Connection, statement } from "@/backend/db/queries/statement";

/** A message that waits to be sent; its text is made when it is, in its reader's language. */
export interface WaitingMessage {
  id: number;
  msisdn: string;
  purpose: string;
  lang: "en" | "bn";
  params: Record<string, string | number>;
  /** This attempt included. */
  attempts: number;
  /** True when its time is over: then it is not sent any more. */
  expired: boolean;
}

export interface SandboxMessage {
  msisdn: string;
  code: string | null;
  purpose: string;
  text: string;
  sentAt: Date;
}

const insertOutboxRow = statement(
  "insert-outbox-message",
  `insert into outbox_messages (msisdn, purpose, lang, params)
   select $1::text, $2::text, $3::text, $4::jsonb
    where not ($5::boolean and exists (select 1 from account_preferences where msisdn = $1 and not order_messages))`,
);

/**
 * Puts a message into the outbox, in the transaction whose news it carries.
 * @param declinable true for news of orders that the number may have switched off (docs/decisions/063)
 */
export async function insertOutboxMessage(
  connection: Connection,
  message: Omit<WaitingMessage, "id" | "attempts" | "expired">,
  declinable: boolean,
): Promise<void> {
  const { msisdn, purpose, lang, params } = message;
  await insertOutboxRow(connection, [msisdn, purpose, lang, JSON.stringify(params), declinable]);
}

// Claiming sets the time of the next attempt at once (10 s, 20 s, 40 s … an hour): a dispatcher that dies while it
// sends leaves nothing to clean up, and no lock is held while the network is waited for. Messages that are worth
// nothing later, codes, go first.
const claimRows = statement<WaitingMessage>(
  "claim-outbox-messages",
  `update outbox_messages set attempts = attempts + 1,
          next_at = now() + least(interval '1 hour', interval '5 seconds' * (2 ^ least(attempts + 1, 12)))
    where id in (select id from outbox_messages where state = 'waiting' and next_at <= now()
                  order by expires_at is null, next_at, id limit $1 for update skip locked)
   returning id::float8 as id, msisdn, purpose, lang, params, attempts, coalesce(expires_at <= now(), false) as expired`,
);

/** Takes the messages that are due; two dispatchers never take the same one. Oldest first of those taken. */
export async function claimOutboxMessages(connection: Connection, most: number): Promise<WaitingMessage[]> {
  const rows = await claimRows(connection, [most]);
  return rows.sort((left, right) => left.id - right.id);
}

const settleRow = statement(
  "settle-outbox-message",
  `update outbox_messages set state = $2, sent_at = case when $2 = 'sent' then now() end,
          params = case when expires_at is null then params else '{}' end
    where id = $1 and state = 'waiting'`,
);

/** Notes that a message was sent or given up; one that carried a code forgets it. */
export async function settleOutboxMessage(connection: Connection, id: number, state: "sent" | "failed"): Promise<void> {
  await settleRow(connection, [id, state]);
}

const insertSandboxRow = statement(
  "insert-sandbox-message",
  "insert into sandbox_messages (msisdn, code, purpose, text) values ($1, $2, $3, $4)",
);

export async function insertSandboxMessage(
  connection: Connection,
  message: Omit<SandboxMessage, "sentAt">,
): Promise<void> {
  await insertSandboxRow(connection, [message.msisdn, message.code, message.purpose, message.text]);
}

const listSandboxRows = statement<SandboxMessage>(
  "list-sandbox-messages",
  `select msisdn, code, purpose, text, sent_at as "sentAt" from sandbox_messages
    where $1::text is null or msisdn = $1 order by id desc limit $2`,
);

/** What the sandbox sent, newest first. @param msisdn null = to any number */
export function listSandboxMessages(
  connection: Connection,
  msisdn: string | null,
  most: number,
): Promise<SandboxMessage[]> {
  return listSandboxRows(connection, [msisdn, most]);
}

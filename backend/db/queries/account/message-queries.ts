import { IS_OF_FORMER_OWNER } from "@/backend/db/queries/account/former-owner-queries";
import { type Budget, budgetValues, takeOneAfter } from "@/backend/db/queries/budget-queries";
import { type Connection, execute, mapResult, queryCount, queryOne, queryRows } from "@/backend/db/queries/statement";

type MessageKind = "sms" | "voice" | "push";

/** Text messages, with the codes that are read out by a call, or push messages. */
export type MessageQueue = "texts" | "pushes";

/** The condition of the partial index of each queue. */
export const IS_IN_QUEUE: Record<MessageQueue, string> = {
  texts: "state = 'waiting' and kind <> 'push'",
  pushes: "state = 'waiting' and kind = 'push'",
};
/** The columns of these indexes. Messages that are useless later, codes, come first. */
export const QUEUE_ORDER = "expires_at is null, next_at, id";

/** A message that waits to be sent. Its text is made when it is sent, in its reader's language. */
export interface WaitingMessage {
  id: number;
  /** `voice` is read out by a call, `push` is shown by a browser. */
  kind: MessageKind;
  msisdn: string;
  purpose: string;
  lang: "en" | "bn";
  params: Record<string, string | number>;
  /** This attempt included. */
  attempts: number;
  /** True when it is no longer sent: its time is over, or it is about something of its number's former owner. */
  expired: boolean;
  /** The browser of a push message; null for any other. */
  pushToken: string | null;
}

export interface SandboxMessage {
  kind: MessageKind;
  msisdn: string;
  code: string | null;
  purpose: string;
  text: string;
  sentAt: Date;
}

/** A message for the outbox. */
interface NewOutboxMessage extends Pick<WaitingMessage, "msisdn" | "purpose" | "lang" | "params"> {
  /** True for order news, which the number may have switched off (docs/login.md). */
  declinable: boolean;
  /** If true, only a number that has logged in gets the message. */
  onlyToProved: boolean;
}

const INSERT_MESSAGE = `insert into outbox_messages (msisdn, purpose, lang, params)
   select $msisdn::text, $purpose::text, $lang::text, $params::jsonb`;
export const IS_WANTED = `not ($declinable::boolean
  and exists (select from account_preferences where msisdn = $msisdn and not order_messages))`;
const MAY_REACH = `(not $onlyToProved::boolean
  or exists (select from subscribers where msisdn = $msisdn and logged_in_at is not null))`;

/** Puts a message into the outbox, in the transaction of the change that it reports. */
export const insertOutboxMessage = execute<[message: NewOutboxMessage]>(
  "insert-outbox-message",
  `${INSERT_MESSAGE} where ${IS_WANTED} and ${MAY_REACH}`,
);

// Each step takes only what the step before passed on, and every condition is checked again after a wait for its row,
// so that any number of processes together send no more than the budgets allow. The order of the steps is the order of
// the locks. The client's budget is taken in every case: what is left of it must not say whether the number has logged in
// here. A number that declined the news uses no budget of its own.
/**
 * Puts a message that an unproven visitor causes into the outbox, and takes one of each budget for it.
 * @param budgets of the client, of the number for an hour and for a day, and of the site
 * @returns `unreached` when the number may not be reached or wants no such news, `spent` when a budget had none left
 */
export const insertCountedMessage = mapResult(
  queryOne<
    { allowed: boolean; reached: boolean; queued: boolean },
    [message: NewOutboxMessage, budgets: readonly [Budget, Budget, Budget, Budget]]
  >(
    "insert-counted-message",
    `with anybody as (select),
     client as (${takeOneAfter("anybody", "client")}),
     reached as (select from client where ${IS_WANTED} and ${MAY_REACH}),
     hour as (${takeOneAfter("reached", "hour")}),
     day as (${takeOneAfter("hour", "day")}),
     site as (${takeOneAfter("day", "site")}),
     message as (${INSERT_MESSAGE} from site returning id)
     select exists (select from client) as allowed, exists (select from reached) as reached, exists (select from message) as queued`,
    (message, [client, hour, day, site]) => ({
      ...message,
      ...budgetValues("client", client),
      ...budgetValues("hour", hour),
      ...budgetValues("day", day),
      ...budgetValues("site", site),
    }),
  ),
  ({ allowed, reached, queued }): "queued" | "unreached" | "spent" => {
    if (queued) return "queued";
    return !allowed || reached ? "spent" : "unreached";
  },
);

// Claiming sets the time of the next attempt at once (10 s, 20 s, 40 s … an hour, but never before the end of this one):
// a dispatcher that dies while it sends leaves nothing to clean up, and no lock is kept during the network call.
const claimOf = (queue: MessageQueue) =>
  queryRows<WaitingMessage, [limit: number, seconds: number]>(
    `claim-outbox-${queue}`,
    `update outbox_messages set attempts = attempts + 1,
            next_at = now() + greatest(make_interval(secs => $2::int),
              least(interval '1 hour', interval '5 seconds' * (2 ^ least(attempts + 1, 12))))
      where id in (select id from outbox_messages where ${IS_IN_QUEUE[queue]} and next_at <= now()
                    order by ${QUEUE_ORDER} limit $1 for update skip locked)
     returning id, kind, msisdn, purpose, lang, params, attempts, push_token,
       coalesce(expires_at <= now(), false) or ${IS_OF_FORMER_OWNER} as expired`,
  );
const claims = { texts: claimOf("texts"), pushes: claimOf("pushes") };

/** Takes due messages of a queue, oldest first. @param seconds for which no other dispatcher takes them */
export async function claimOutboxMessages(
  connection: Connection,
  limit: number,
  queue: MessageQueue,
  seconds: number,
): Promise<WaitingMessage[]> {
  const rows = await claims[queue](connection, limit, seconds);
  return rows.sort((left, right) => left.id - right.id);
}

/** Records that a message was sent or given up; the text of a code is deleted. */
export const settleOutboxMessage = execute<[id: number, state: "sent" | "failed"]>(
  "settle-outbox-message",
  `update outbox_messages set state = $2, sent_at = case when $2 = 'sent' then now() end,
          params = case when expires_at is null then params else '{}' end
    where id = $1 and state = 'waiting'`,
);

/** Deletes what waits to be sent to a number. @param onlyCodes false for all messages, also to browsers */
export const dropMessagesTo = execute<[msisdn: string, onlyCodes: boolean]>(
  "drop-messages-to-number",
  `delete from outbox_messages
    where msisdn = $1 and state = 'waiting' and (expires_at is not null or not $2::boolean)`,
);

// Looks at the thousand oldest rows alone, so that a round without anything to delete reads no more.
/** Deletes messages that were queued more than so many days ago and do not wait, a thousand at most. @returns how many */
export const purgeMessages = queryCount<[days: number]>(
  "purge-messages",
  `delete from outbox_messages where id in (
     select id from (select id, state, created_at from outbox_messages order by id limit 1000) oldest
     where state <> 'waiting' and created_at < now() - make_interval(days => $1)) returning id`,
);

export const insertSandboxMessage = execute<[message: Omit<SandboxMessage, "sentAt">]>(
  "insert-sandbox-message",
  "insert into sandbox_messages (msisdn, code, purpose, text, kind) values ($msisdn, $code, $purpose, $text, $kind)",
);

/** The messages that the sandbox sent, newest first. @param msisdn null = to any number */
export const listSandboxMessages = queryRows<SandboxMessage, [msisdn: string | null, limit: number]>(
  "list-sandbox-messages",
  `select kind, msisdn, code, purpose, text, sent_at from sandbox_messages
    where $1::text is null or msisdn = $1 order by id desc limit $2`,
);

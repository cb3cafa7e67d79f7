import { deleteNumberProofs } from "@/backend/db/queries/account/number-proof-queries";
import { type Budget, budgetValues, takeOneAfter } from "@/backend/db/queries/budget-queries";
import {
  type Connection,
  execute,
  queryCount,
  queryExists,
  queryOne,
  queryOneValue,
} from "@/backend/db/queries/statement";

/** A code that was sent to a number, as the database stores it: neither the code nor the number is readable. */
export interface NewCode {
  readonly numberKey: string;
  readonly purpose: string;
  readonly challenge: string;
  readonly digest: string;
  readonly seconds: number;
}

interface CodeMessage {
  readonly msisdn: string;
  readonly lang: "en" | "bn";
  /** The code, sealed with a key that is not in the database. */
  readonly sealed: string;
  /** False for a number that is not ours: everything else is done in the same way, but no message is sent. */
  readonly deliver: boolean;
  /** `voice` is read out by a call. */
  readonly kind: "sms" | "voice";
}

interface SiteGuesses {
  /** Wrong guesses still allowed for the site in this hour; 0 = the breaker is open. */
  readonly siteLeft: number;
  /** Seconds until the next hour. */
  readonly nextHour: number;
}

interface SendView extends SiteGuesses {
  /** Seconds until the number can get codes again; 0 = it is not paused. */
  readonly frozen: number;
}

/** The state before a guess. It is only a preview: nothing relies on it. */
interface GuessView extends SiteGuesses {
  /** Null when the number has no open code. */
  readonly attempts: number | null;
  /** Keys of the budgets that are used up. */
  readonly spent: string[];
}

/** The result of counting a guess: the limits that allowed it, and the digest to compare. */
export interface CountedGuess {
  readonly client: boolean;
  readonly number: boolean;
  readonly site: boolean;
  /** Null when the code had no tries left, or when there was no code. */
  readonly challenge: string | null;
  readonly digest: string | null;
}

/** Limits of one guess; `passesBreaker` is true for a device that is known for this number. */
interface GuessBudgets {
  readonly client: Budget;
  readonly number: Budget;
  readonly passesBreaker: boolean;
}

export interface LastHour {
  readonly sent: number;
  readonly accepted: number;
}

/** Saves a code in place of any other of its number and purpose, and queues its message in the same statement. */
export const replaceCode = execute<[code: NewCode, message: CodeMessage]>(
  "replace-code",
  `with code as (
     insert into one_time_codes (number_key, purpose, challenge, digest, expires_at)
     values ($numberKey, $purpose, $challenge, $digest, now() + $seconds::int * interval '1 second')
     on conflict (number_key, purpose) do update set challenge = excluded.challenge, digest = excluded.digest,
       expires_at = excluded.expires_at, attempts = 0, used_at = null
     returning expires_at)
   insert into outbox_messages (msisdn, purpose, lang, params, expires_at, kind)
   select $msisdn, $purpose, $lang, jsonb_build_object('sealed', $sealed::text), expires_at, $kind from code
     where $deliver::boolean`,
);

/** The limit of wrong guesses in this hour: three times the median hour of the last seven days, but 300 to 3,000. */
const WRONG_AN_HOUR = `(select least(3000, greatest(300, 3 * coalesce((select wrong from code_hours
  where hour > now() - interval '7 days' and hour < date_trunc('hour', now()) order by wrong desc offset 83 limit 1), 0))))`;

const SITE_GUESSES = `greatest(0, ${WRONG_AN_HOUR} - coalesce((select wrong from code_hours
    where hour = date_trunc('hour', now())), 0))::int as site_left,
  ceil(extract(epoch from date_trunc('hour', now()) + interval '1 hour' - now()))::int as next_hour`;

/** The guesses that the breaker still allows, and the pause of a number. @param frozenKey key of the number's pause */
export const lookBeforeSend = queryOne<SendView, [frozenKey: string]>(
  "look-before-send",
  `select ${SITE_GUESSES}, coalesce((select ceil(extract(epoch from ends_at - now()))::int from budgets
     where key = $1 and ends_at > now()), 0) as frozen`,
);

/** Checks whether a guess would be evaluated at all. */
export const lookBeforeGuess = queryOne<
  GuessView,
  [numberKey: string, purpose: string, limits: readonly Pick<Budget, "key" | "limit">[]]
>(
  "look-before-guess",
  `select c.attempts,
     array(select b.key from budgets b join unnest($keys::text[], $limits::int[]) as t (key, allowed) on t.key = b.key
            where b.ends_at > now() and b.used >= t.allowed) as spent,
     ${SITE_GUESSES}
   from (select 1) as one
   left join one_time_codes c on c.number_key = $numberKey and c.purpose = $purpose and c.used_at is null
     and c.expires_at > now()`,
  (numberKey, purpose, limits) => ({
    numberKey,
    purpose,
    keys: limits.map(({ key }) => key),
    limits: limits.map(({ limit }) => limit),
  }),
);

// The one place where guesses are counted: each step takes only what the step before passed on, and every condition is
// checked again after a wait for its row. The order of the steps is the order of the locks. The code comes first: a
// guess at a code without tries left writes nothing.
/**
 * Counts a guess against code, client, number and site, in one statement and before anything is compared. A right guess
 * is returned to the budgets by `countAcceptedCode`.
 */
export const countGuess = queryOne<CountedGuess, [numberKey: string, purpose: string, budgets: GuessBudgets]>(
  "count-guess",
  `with guess as (
     update one_time_codes set attempts = attempts + 1
      where number_key = $numberKey and purpose = $purpose and attempts < 5 and used_at is null and expires_at > now()
     returning challenge, digest),
   client as (${takeOneAfter("guess", "client")}),
   number as (${takeOneAfter("client", "owner")}),
   site as (
     insert into code_hours (hour, wrong) select date_trunc('hour', now()), 1 from number
     on conflict (hour) do update set wrong = code_hours.wrong + 1
      where $passesBreaker::boolean or code_hours.wrong < ${WRONG_AN_HOUR}
     returning hour)
   select exists (select from client) as client, exists (select from number) as number,
     exists (select from site) as site, (select challenge from guess) as challenge, (select digest from guess) as digest`,
  (numberKey, purpose, { client, number, passesBreaker }) => ({
    numberKey,
    purpose,
    ...budgetValues("client", client),
    ...budgetValues("owner", number),
    passesBreaker,
  }),
);

/** Uses a code up. @returns false when it was used, replaced or ended in the meantime */
export const markCodeUsed = queryExists<[numberKey: string, purpose: string, challenge: string]>(
  "spend-code",
  `update one_time_codes set used_at = now()
    where number_key = $1 and purpose = $2 and challenge = $3 and used_at is null and expires_at > now()
   returning challenge`,
);

// The tries stay counted: a code that is made usable again can be compared only five times in total.
/** Makes a code that led to nothing usable again for at least so many seconds, unless it was replaced. */
export const markCodeUnused = execute<[code: Omit<NewCode, "digest">]>(
  "give-code-back",
  `update one_time_codes set used_at = null, expires_at = greatest(expires_at, now() + make_interval(secs => $seconds))
    where number_key = $numberKey and purpose = $purpose and challenge = $challenge and used_at is not null`,
);

/** Expires every open code of a number. @returns how many */
export const endCodes = queryCount<[numberKey: string]>(
  "end-codes",
  `update one_time_codes set expires_at = now()
    where number_key = $1 and used_at is null and expires_at > now() returning purpose`,
);

const deleteCodesOf = execute<[numberKey: string]>(
  "delete-codes-of-number",
  "delete from one_time_codes where number_key = $1",
);

// A code that was used is deleted too: a refused purchase would make it valid again.
/** Deletes every code and every proof of a number. It waits for the transactions that are accepting one of them. */
export async function deleteCodes(connection: Connection, numberKey: string): Promise<void> {
  await deleteCodesOf(connection, numberKey);
  // A separate statement: it sees the proofs of the transactions that the first one waited for.
  await deleteNumberProofs(connection, numberKey);
}

/**
 * Takes one of the messages that the site may send now. All requests share these rows, so it is the last statement of
 * its transaction and locks them for the length of a commit only.
 * @returns false when none is left; the caller then rolls back
 */
export const takeSiteMessage = queryOneValue<boolean, [budget: Budget]>(
  "take-site-message",
  `with taken as (${takeOneAfter("(select) as once", "site")}),
   counted as (
     insert into code_hours (hour, sent) select date_trunc('hour', now()), 1 from taken
     on conflict (hour) do update set sent = code_hours.sent + 1)
   select exists (select from taken) as taken`,
  (budget) => budgetValues("site", budget),
);

/** Counts an accepted code. It had been counted as a wrong guess before it was compared. */
export const countAcceptedCode = execute(
  "count-accepted-code",
  `insert into code_hours (hour, accepted) values (date_trunc('hour', now()), 1)
   on conflict (hour) do update set accepted = code_hours.accepted + 1, wrong = greatest(0, code_hours.wrong - 1)`,
);

/** Deletes ended codes, a thousand at most, and counts of hours more than eight days ago. @returns how many codes */
export const purgeCodes = queryCount(
  "purge-codes",
  `with old_hours as (delete from code_hours where hour < now() - interval '8 days')
   delete from one_time_codes where (number_key, purpose) in (select number_key, purpose from one_time_codes
     where expires_at < now() - interval '1 hour' order by expires_at limit 1000 for update skip locked)
   returning purpose`,
);
/** The codes of the last whole hour. */
export const readLastHour = queryOne<LastHour>(
  "last-code-hour",
  `select coalesce(sum(sent), 0)::int as sent, coalesce(sum(accepted), 0)::int as accepted from code_hours
    where hour = date_trunc('hour', now()) - interval '1 hour'`,
);

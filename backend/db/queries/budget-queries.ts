import { type Connection, execute, queryColumn, queryCount, queryOneValue } from "@/backend/db/queries/statement";

/** A limit for how often something may be done in a window, which begins with the first time. */
export interface Budget {
  /** It reveals neither a number nor an address. */
  readonly key: string;
  readonly limit: number;
  readonly seconds: number;
}

// A window that has ended starts again. The condition is checked again after a wait for the row, so parallel takers
// together never get more than the limit.
const TAKE_ONE_MORE = `on conflict (key) do update set
     used = case when budgets.ends_at <= now() then 1 else budgets.used + 1 end,
     ends_at = case when budgets.ends_at <= now() then excluded.ends_at else budgets.ends_at end`;

/**
 * SQL for one step of a chain: takes one of a budget for the row of the step before it, and has no row if none was left.
 * @param of begins the names of the parameters: `$clientKey`, `$clientSeconds` and `$clientLimit` of `client`
 */
export const takeOneAfter = (before: string, of: string) =>
  `insert into budgets (key, used, ends_at) select $${of}Key, 1, now() + $${of}Seconds::int * interval '1 second' from ${before}
   ${TAKE_ONE_MORE}
   where budgets.ends_at <= now() or budgets.used < $${of}Limit::bigint
   returning key`;

/** The values of its parameters. */
export const budgetValues = (of: string, { key, limit, seconds }: Budget) => ({
  [`${of}Key`]: key,
  [`${of}Limit`]: limit,
  [`${of}Seconds`]: seconds,
});

const takeEach = queryColumn<string, [budgets: readonly Budget[]]>(
  "take-budgets",
  `with requested as (select * from unnest($keys::text[], $limits::int[], $seconds::int[]) as t (key, allowed, seconds))
   insert into budgets (key, used, ends_at)
   select key, 1, now() + seconds * interval '1 second' from requested where allowed > 0 order by key
   ${TAKE_ONE_MORE}
   where budgets.ends_at <= now() or budgets.used < (select allowed from requested where requested.key = budgets.key)
   returning key`,
  (budgets) => ({
    keys: budgets.map(({ key }) => key),
    limits: budgets.map(({ limit }) => limit),
    seconds: budgets.map(({ seconds }) => seconds),
  }),
);

/** Takes one of each budget. @returns the keys of those that had none left; the caller then rolls back */
export async function takeBudgets(connection: Connection, budgets: readonly Budget[]): Promise<string[]> {
  const taken = new Set(await takeEach(connection, budgets));
  return budgets.map(({ key }) => key).filter((key) => !taken.has(key));
}

/**
 * Counts different members, e.g. the numbers for which one client requests codes: each new one takes one of the budget.
 * @param member key of the member under this budget
 * @returns false when a new member exceeds the budget; the caller then rolls back
 */
export const takeBudgetForMember = queryOneValue<boolean, [member: { member: string }, budget: Budget]>(
  "take-budget-for-new-member",
  `with member as (
     insert into budgets (key, used, ends_at) values ($member, 1, now() + $clientSeconds::int * interval '1 second')
     on conflict (key) do update set used = 1, ends_at = excluded.ends_at where budgets.ends_at <= now()
     returning key),
   taken as (${takeOneAfter("member", "client")})
   select (select count(*) from member) = (select count(*) from taken) as is_allowed`,
  ({ member }, budget) => ({ member, ...budgetValues("client", budget) }),
);

/**
 * Takes one of a budget without waiting for the disk: a count lost in a crash is harmless, and calls of one client do
 * not queue behind each other's commits. Not inside a transaction: its other writes would reach the disk as late.
 * @returns false when none was left
 */
export const takeBudgetQuickly = queryOneValue<boolean, [budget: Budget]>(
  "take-budget-quickly",
  `with quick as (select set_config('synchronous_commit', 'off', true) as setting),
   taken as (${takeOneAfter("quick where setting = 'off'", "client")})
   select exists (select from taken) as taken`,
  (budget) => budgetValues("client", budget),
);

/** Gives back one of a budget that was taken but not used. */
export const giveBudgetBack = execute<[key: string]>(
  "give-budget-back",
  "update budgets set used = greatest(used - 1, 0) where key = $1 and ends_at > now()",
);

/** Whole seconds until the last of these windows ends, at least one. */
export const secondsUntilOpen = queryOneValue<number, [keys: readonly string[]]>(
  "seconds-until-budgets-open",
  `select coalesce(ceil(extract(epoch from max(ends_at) - now()))::int, 1) as seconds
     from budgets where key = any($1) and ends_at > now()`,
);

/** Adds one to a count that has no limit. @returns the count in the current window */
export const countInBudget = queryOneValue<number, [key: string, seconds: number]>(
  "count-in-budget",
  `insert into budgets (key, used, ends_at) values ($1, 1, now() + $2::int * interval '1 second')
   ${TAKE_ONE_MORE} returning used`,
);

/** How many of a budget are taken in its current window. */
export const usedOfBudget = queryOneValue<number, [key: string]>(
  "used-of-budget",
  "select coalesce((select used from budgets where key = $1 and ends_at > now()), 0) as used",
);

/** Forgets what was counted for a budget, so that it is full again. */
export const deleteBudget = execute<[key: string]>("delete-budget", "delete from budgets where key = $1");

/** Deletes windows that have ended, a thousand at most. @returns how many */
export const purgeBudgets = queryCount(
  "purge-budgets",
  `delete from budgets where key in (select key from budgets where ends_at < now() - interval '1 minute'
     order by ends_at limit 1000 for update skip locked) returning key`,
);

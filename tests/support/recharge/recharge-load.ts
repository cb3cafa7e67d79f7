import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { callPaths } from "@/backend/contract/paths";
import type { Database } from "@/backend/db/client";
import { post } from "@/tests/support/servers/http-shop";
import { until } from "@/tests/support/site";

/** Payers who recharge without a pause, each time another number, and remember every payment that the gateway took. */
export interface RechargeLoad {
  /** Transactions that the gateway said are paid. */
  readonly paid: readonly string[];
  /** Waits for that many more of them. */
  more(recharges: number): Promise<void>;
  stop(): Promise<void>;
}

const PAUSE_AFTER_FAILURE_MS = 100;
const PATIENCE_MS = 120_000;
/** Tries of one payer before she takes another number; a retry has the key of the first try. */
const MOST_TRIES = 20;

type Opened = { data?: { data: { transaction_id: string } } };

/**
 * Starts payers against a site that may die under them at any time. Each opens a recharge, approves it at the sandbox
 * gateway, in half of the cases with the gateway's news doubled, and looks at its state as the result page does.
 * @param prefix the first digits of their numbers
 */
export function startRechargeLoad(address: string, prefix: string, payers = 4): RechargeLoad {
  const paid: string[] = [];
  let people = 0;
  let stopping = false;

  const persist = async <Result>(work: () => Promise<Result | null>): Promise<Result | null> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        const result = await work();
        if (result !== null) return result;
      } catch {
        // The site is down, or was cut off before it could answer.
      }
      await wait(PAUSE_AFTER_FAILURE_MS);
    }
    return null;
  };
  const rechargeOne = async () => {
    people += 1;
    const msisdn = `${prefix}${String(people).padStart(11 - prefix.length, "0")}`;
    const decision = people % 2 === 0 ? "approve" : "approve-duplicate";
    const headers = { "idempotency-key": randomUUID() };
    const body = { payment_type: "online", msisdn, amount: 50, pack_id: null };
    const transaction = await persist(async () => {
      const { body: answer } = await post<Opened>(address, callPaths.recharge.path, body, headers);
      return answer.data?.data.transaction_id ?? null;
    });
    if (transaction === null) return;
    const isPaid = await persist(async () => {
      const init = { method: "POST", body: new URLSearchParams({ decision }), redirect: "manual" } as const;
      return (await fetch(`${address}/sandbox/gateway/${transaction}`, init)).status === 303 || null;
    });
    if (isPaid) paid.push(transaction);
    // Not repeated: what is lost here, the background rounds have to find.
    await post(address, callPaths.getRecharge.path, { transaction_id: transaction }).catch(() => undefined);
  };
  const all = Promise.all(
    Array.from({ length: payers }, async () => {
      while (!stopping) await rechargeOne();
    }),
  );
  return {
    paid,
    async more(recharges) {
      const goal = paid.length + recharges;
      await until(() => paid.length >= goal, PATIENCE_MS);
    },
    async stop() {
      stopping = true;
      await all;
    },
  };
}

/** Waits until every recharge that was paid at the gateway is on its balance. @throws Error after `limit` */
export async function untilCredited(db: Database, prefix: string, limit: number): Promise<void> {
  await until(async () => {
    const { rows } = await db.pool.query<{ open: number }>(
      `select count(*)::int as open from recharges r where r.msisdn like $1 and r.state <> 'done' and exists (
         select from recharge_payments p join sandbox_gateway_payments g on g.transaction_id = p.id
         where p.recharge_id = r.id and g.outcome = 'paid')`,
      [`${prefix}%`],
    );
    return rows[0]?.open === 0;
  }, limit);
}

/** What an audit of balances finds wrong; nothing else is right. */
export interface RechargeAudit {
  /** Payments that the gateway took and the site has no finished recharge for. */
  lost: string[];
  /** Numbers whose credits are not as many as their payments. */
  uneven: string[];
  /** Accounts whose balance is not the sum of their entries. */
  unbalanced: string[];
  /** Poisha on balances from recharges, less what the gateway took. */
  difference: number;
}

/** Compares what payers paid at the gateway with what is on the balances of their numbers. */
export async function auditRecharges(db: Database, paid: readonly string[], prefix: string): Promise<RechargeAudit> {
  const ask = async (query: string, values: unknown[]) =>
    (await db.pool.query<{ found: string }>(query, values)).rows.map(({ found }) => found);
  const lost = await ask(
    `select asked.id as found from unnest($1::text[]) as asked(id) where not exists (
       select from recharge_payments p join recharges r on r.id = p.recharge_id
       where p.id = asked.id and p.state = 'paid' and r.state = 'done')`,
    [paid],
  );
  const uneven = await ask(
    `select r.msisdn as found from recharges r where r.msisdn like $1 and
       (select count(*) from charging_changes c where c.msisdn = r.msisdn and kind = 'recharge') <>
       (select count(*) from recharge_payments p join sandbox_gateway_payments g on g.transaction_id = p.id
        where p.recharge_id = r.id and g.outcome = 'paid')`,
    [`${prefix}%`],
  );
  const unbalanced = await ask(
    `select a.msisdn as found from charging_accounts a where a.balance_poisha is distinct from
       (select sum(amount_poisha) from charging_entries e where e.msisdn = a.msisdn and account = 'subscriber')`,
    [],
  );
  const [difference] = await ask(
    `select ((select coalesce(sum(e.amount_poisha), 0) from charging_entries e join charging_changes c using (reference)
              where c.kind = 'recharge' and e.account = 'subscriber' and c.msisdn like $1)
           - (select coalesce(sum(g.amount_poisha), 0) from sandbox_gateway_payments g
              join recharge_payments p on p.id = g.transaction_id join recharges r on r.id = p.recharge_id
              where g.outcome = 'paid' and r.msisdn like $1)) as found`,
    [`${prefix}%`],
  );
  return { lost, uneven, unbalanced, difference: Number(difference) };
}

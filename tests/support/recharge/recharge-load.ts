import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { callPaths } from "@/backend/contract/paths";
import type { Database } from "@/backend/db/client";
import { post } from "@/tests/support/servers/http-shop";
import { until } from "@/tests/support/site";

/** Payers that recharge without pause, each time a new number, and record every payment that the gateway accepted. */
export interface RechargeLoad {
  /** Transactions that the gateway reported as paid. */
  readonly paid: readonly string[];
  /** Waits until this many more have been paid. */
  more(recharges: number): Promise<void>;
  stop(): Promise<void>;
}

const PAUSE_AFTER_FAILURE_MS = 100;
const PATIENCE_MS = 120_000;
/** Attempts of one payer before it takes another number. Each attempt uses the same idempotency key. */
const MAX_TRIES = 20;

type Opened = { data?: { data: { transaction_id: string } } };

/**
 * Starts payers on a site that may be killed at any time. Each payer starts a recharge, approves it at the sandbox
 * gateway, in half of the cases with a duplicate message, and reads its state as the result page does.
 * @param prefix the first digits of their numbers
 */
export function startRechargeLoad(address: string, prefix: string, payers = 4): RechargeLoad {
  const paid: string[] = [];
  let people = 0;
  let stopping = false;

  const persist = async <Result>(work: () => Promise<Result | null>): Promise<Result | null> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      try {
        const result = await work();
        if (result !== null) return result;
      } catch {
        // The site is down, or was killed before it could answer.
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
    // Without a retry: if this is lost, the background rounds have to find the payment.
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

/** Waits until every recharge that was paid at the gateway has been credited. @throws Error after `limit` */
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

/** The faults that an audit of the balances finds; everything is empty or 0 if all is right. */
export interface RechargeAudit {
  /** Payments that the gateway accepted but that have no finished recharge on the site. */
  lost: string[];
  /** Numbers whose number of credits differs from their number of payments. */
  uneven: string[];
  /** Accounts whose balance differs from the sum of their entries. */
  unbalanced: string[];
  /** The sum of all credited recharges in poisha, minus the sum that the gateway charged. */
  difference: number;
}

/** Compares the payments at the gateway with the balances of their numbers. */
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

import { randomUUID } from "node:crypto";
import type { Database } from "@/backend/db/client";
import type { PaymentOutcome } from "@/backend/db/stored-types";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import type { ChargingSystem } from "@/backend/domain/ports/charging-system";
import type { PaymentUpdate } from "@/backend/domain/ports/payment-gateway";
import { settleFromGateway } from "@/backend/domain/ports/settle-update";
import { creditRecharges } from "@/backend/domain/recharge/credit-recharges";
import { getRecharge } from "@/backend/domain/recharge/get-recharge";
import { RECHARGE_PAYMENTS } from "@/backend/domain/recharge/recharge-payments";
import {
  buyPack,
  type PackPurchase,
  type RechargeInput,
  startRecharge,
} from "@/backend/domain/recharge/start-recharge";
import { makeDue, rechargeContext } from "@/tests/support/recharge/recharges";
import { decide, ORIGIN } from "@/tests/support/servers/gateways";

/** The ledger of a number: its balance, its recharges and activations, and if its entries add up to the balance. */
export interface Ledger {
  balance: number;
  credits: number;
  activations: number;
  even: boolean;
}

/**
 * Recharges on a database, from the point of view of payers and background rounds.
 * @param prefix the first digits of the scene's numbers, so that two scenes use different numbers
 */
export function rechargeScene(db: Database, prefix: string) {
  let people = 0;
  const gateway = createSandboxGateway(db, ORIGIN);
  const onFailure = () => undefined;
  return {
    newNumber() {
      people += 1;
      return `${prefix}${String(people).padStart(11 - prefix.length, "0")}`;
    },
    buy(input: Pick<PackPurchase, "msisdn" | "packId"> & Partial<PackPurchase>, key: string = randomUUID()) {
      return buyPack(rechargeContext(db), key, { payWith: null, autoRenew: false, payerMsisdn: null, ...input });
    },
    start(input: Partial<RechargeInput> & { msisdn: string }, key: string = randomUUID()) {
      const usual = { amountPoisha: 5_000, payWith: null, packId: null, payerMsisdn: null };
      return startRecharge(rechargeContext(db), key, { ...usual, ...input });
    },
    /** The payer pays at the gateway, and the site learns about it. */
    async pay(transactionId: string) {
      await decide(db, transactionId, "paid");
      await settleFromGateway({ db, gateway }, RECHARGE_PAYMENTS, transactionId);
    },
    /** Runs one background round that processes every recharge. */
    async round(charging: ChargingSystem) {
      await makeDue(db);
      await creditRecharges({ db, charging, onFailure }, 200);
    },
    seen: (transactionId: string, viewer: string | null = null) => getRecharge({ db, gateway }, transactionId, viewer),
    /** Moves the payment of a number's recharges this many hours into the past. */
    async paidBefore(msisdn: string, hours: number) {
      await db.pool.query("update recharges set paid_at = now() - make_interval(secs => $2) where msisdn = $1", [
        msisdn,
        hours * 3_600,
      ]);
    },
    async ledgerOf(msisdn: string): Promise<Ledger | undefined> {
      const { rows } = await db.pool.query<Ledger>(
        `select a.balance_poisha::int as balance,
           (select count(*)::int from charging_changes c where c.msisdn = a.msisdn and kind = 'recharge') as credits,
           (select count(*)::int from charging_changes c where c.msisdn = a.msisdn and kind = 'activation'
              and refused_for is null) as activations,
           (select sum(amount_poisha) from charging_entries e where e.msisdn = a.msisdn and account = 'subscriber')
             = a.balance_poisha as even
         from charging_accounts a where a.msisdn = $1`,
        [msisdn],
      );
      return rows[0];
    },
    /** A number's recharges with their payments and text messages, oldest first. */
    async rowsOf(msisdn: string) {
      const { rows } = await db.pool.query(
        `select r.state, r.attempts, r.last_problem as problem,
           (select jsonb_agg(p.state || case when refund_due then ' refund' else '' end order by p.created_at)
            from recharge_payments p where p.recharge_id = r.id) as payments,
           (select coalesce(jsonb_agg(m.purpose order by m.id), '[]') from outbox_messages m
            where m.params ->> 'reference' = r.reference) as messages
         from recharges r where r.msisdn = $1 order by r.created_at`,
        [msisdn],
      );
      return rows;
    },
    /** The purposes of the texts about a number's recharges, in order. */
    async textsOf(msisdn: string): Promise<string[]> {
      const { rows } = await db.pool.query<{ purpose: string }>(
        `select m.purpose from outbox_messages m join recharges r on m.params ->> 'reference' = r.reference
         where r.msisdn = $1 order by m.id`,
        [msisdn],
      );
      return rows.map(({ purpose }) => purpose);
    },
  };
}

export type RechargeScene = ReturnType<typeof rechargeScene>;

/** The gateway's message about the payment of a recharge of 50 taka. */
export function rechargeNews(
  transactionId: string,
  outcome: PaymentOutcome,
  change: Partial<PaymentUpdate> = {},
): PaymentUpdate {
  const eventId = `${transactionId}:${outcome}`;
  return { transactionId, gateway: "sandbox", eventId, outcome, amountPoisha: 5_000, reference: "REF", ...change };
}

/** A pack that a recharge of the same amount starts; the price is in poisha. */
export async function packOfAmount(db: Database): Promise<{ id: string; price: number }> {
  const { rows } = await db.pool.query<{ id: string; price: number }>(
    `select id, price_poisha as price from internet_packs
     where price_poisha between 4000 and 20000 order by popularity desc, id limit 1`,
  );
  if (rows[0] === undefined) throw new Error("No pack has such a price");
  return rows[0];
}

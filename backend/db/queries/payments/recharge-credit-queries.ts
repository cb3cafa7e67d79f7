import type { NewRecharge } from "@/backend/db/queries/payments/recharge-queries";
import { execute, queryExists, queryRows } from "@/backend/db/queries/statement";

/** A paid recharge whose next step at the charging system is due, reserved by one process for some seconds. */
export interface DueRecharge extends Omit<NewRecharge, "pack"> {
  packId: string | null;
  autoRenew: boolean;
  step: "crediting" | "activating";
  creditReference: string;
  activationReference: string;
  /** Number of attempts, including this one: above 1, an earlier request may have reached the charging system. */
  attempts: number;
  /** Seconds since we learned that it is paid. */
  secondsSincePaid: number;
}

/** Takes due recharges; no other process takes them for `seconds`, not even after a crash. */
export const claimDueRecharges = queryRows<DueRecharge, [seconds: number, limit: number]>(
  "take-due-recharges",
  `update recharges r set attempts = r.attempts + 1, next_at = now() + make_interval(secs => $1)
   from (select id from recharges where next_at <= now() order by next_at limit $2 for no key update skip locked) due
   where r.id = due.id
   returning r.id, r.reference, r.msisdn, r.payer_msisdn, r.lang, r.amount_poisha, r.pack_id, r.auto_renew,
     r.state as step, r.credit_reference, r.activation_reference, r.attempts,
     extract(epoch from now() - r.paid_at)::int as seconds_since_paid`,
);

/** Records that a recharge is paid and can be added. @returns false when it was already paid or refused */
export const payRecharge = queryExists<[id: string]>(
  "pay-recharge",
  `update recharges set state = 'crediting', attempts = 0, next_at = now(), paid_at = now()
   where id = $1 and state = 'awaiting_payment' returning id`,
);

/** Records that the amount is on the balance; the pack is next. @returns false when that was already recorded */
export const saveCredit = queryExists<[id: string, balancePoisha: number]>(
  "keep-recharge-credit",
  `update recharges set state = case when pack_id is null then 'done' else 'activating' end, attempts = 0,
     next_at = case when pack_id is null then null else now() end,
     done_at = case when pack_id is null then now() end, balance_poisha = $2, last_problem = null
   where id = $1 and state = 'crediting' returning id`,
);

/** Records that the pack was started, or why not. @returns false when that was already recorded */
export const saveActivation = queryExists<
  [outcome: { id: string; balancePoisha: number | null; refusedFor: string | null }]
>(
  "keep-recharge-activation",
  `update recharges set state = 'done', next_at = null, done_at = now(), pack_refused_for = $refusedFor,
     balance_poisha = coalesce($balancePoisha, balance_poisha), last_problem = null
   where id = $id and state = 'activating' returning id`,
);

/** Ends a recharge that will not be added. @returns false when it had already ended */
export const refuseRecharge = queryExists<[id: string, why: string]>(
  "refuse-recharge",
  `update recharges set state = 'refused', next_at = null, refused_for = $2, last_problem = null
   where id = $1 and state in ('awaiting_payment', 'crediting') returning id`,
);

/** Postpones the next attempt of a step. `problem` is in words, without any secret. */
export const postponeRecharge = execute<
  [due: Pick<DueRecharge, "id" | "step">, next: { seconds: number; problem: string }]
>(
  "put-off-recharge",
  `update recharges set next_at = now() + make_interval(secs => $seconds), last_problem = $problem
   where id = $id and state = $step`,
);

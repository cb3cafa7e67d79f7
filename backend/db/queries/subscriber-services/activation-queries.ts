import { execute, queryExists, queryOne, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { PackTerms } from "@/backend/db/queries/subscriber-services/pack-queries";

/** The terms of a pack to which the buyer agrees. */
export type AgreedPack = Pick<PackTerms, "titles" | "pricePoisha" | "validityHours" | "autoRenew">;

export interface NewActivation extends AgreedPack {
  id: string;
  reference: string;
  msisdn: string;
  lang: "en" | "bn";
  packId: string | null;
  offerId: string | null;
  /** True when a number can take it only once. */
  once: boolean;
  /** The time in which no other process takes it. */
  seconds: number;
}

export interface ActivationRow
  extends Omit<NewActivation, "packId" | "offerId" | "validityHours" | "once" | "seconds"> {
  /** The pack's or the offer's id in the charging system. */
  chargedId: string;
  state: "pending" | "done" | "refused";
  chargingReference: string;
  /** Number of attempts, including this one: above 1, an earlier request may have reached the charging system. */
  attempts: number;
  refusedFor: string | null;
  balancePoisha: number | null;
  validUntil: Date | null;
  /** True while its first attempt is running. */
  isAtWork: boolean;
  /** True when it is so old that it is no longer started. */
  isOld: boolean;
}

/** After this, an activation that charging has never seen is given up: its buyer may have bought another. */
const GIVE_UP_MINUTES = 10;

const ROW = `a.id, a.reference, a.msisdn, a.lang, coalesce(a.pack_id, a.offer_id) as charged_id, a.titles,
  a.price_poisha, a.auto_renew, a.state, a.charging_reference, a.attempts, a.refused_for,
  a.balance_poisha, a.valid_until,
  a.state = 'pending' and a.attempts = 1 and a.last_problem is null and a.next_at > now() as is_at_work,
  a.created_at < now() - make_interval(mins => ${GIVE_UP_MINUTES}) as is_old`;

/**
 * Saves an activation whose first attempt follows at once.
 * @returns null when the number has already taken an offer that it can take only once
 */
export const insertActivation = queryRow<ActivationRow, [row: NewActivation]>(
  "insert-activation",
  `insert into activations as a (id, reference, msisdn, lang, pack_id, offer_id, titles, price_poisha, validity_hours,
     auto_renew, once, next_at)
   values ($id, $reference, $msisdn, $lang, $packId, $offerId, $titles::jsonb, $pricePoisha, $validityHours,
     $autoRenew, $once, now() + make_interval(secs => $seconds))
   on conflict (msisdn, offer_id) where once and state <> 'refused' do nothing returning ${ROW}`,
);

/** @throws Error when there is none */
export const getActivationRow = queryOne<ActivationRow, [id: string]>(
  "find-activation",
  `select ${ROW} from activations a where a.id = $1`,
);

/** Takes due activations; no other process takes them for `seconds`, not even after a crash. */
export const claimDueActivations = queryRows<ActivationRow, [seconds: number, limit: number]>(
  "take-due-activations",
  `update activations a set attempts = a.attempts + 1, next_at = now() + make_interval(secs => $1)
   from (select id from activations where next_at <= now() order by next_at limit $2 for no key update skip locked) due
   where a.id = due.id returning ${ROW}`,
);

/**
 * Records that it is active. `validUntil` null = from now on, for the length of the pack.
 * @returns null when its end was already recorded
 */
export const saveActivationDone = queryRow<
  ActivationRow,
  [outcome: { id: string; balancePoisha: number; validUntil: Date | null }]
>(
  "keep-activation",
  `update activations a set state = 'done', next_at = null, done_at = now(), balance_poisha = $balancePoisha,
     last_problem = null,
     valid_until = coalesce($validUntil, now() + make_interval(hours => a.validity_hours))
   where a.id = $id and a.state = 'pending' returning ${ROW}`,
);

/** Ends an activation permanently. @returns false when it had already ended */
export const refuseActivation = queryExists<[id: string, why: string]>(
  "refuse-activation",
  `update activations set state = 'refused', next_at = null, refused_for = $2, last_problem = null
   where id = $1 and state = 'pending' returning id`,
);

/** Postpones the next attempt. @param problem in words, without any secret */
export const postponeActivation = execute<[id: string, seconds: number, problem: string]>(
  "put-off-activation",
  `update activations set next_at = now() + make_interval(secs => $2), last_problem = $3
   where id = $1 and state = 'pending'`,
);

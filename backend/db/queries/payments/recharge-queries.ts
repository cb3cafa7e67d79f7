import { execute, queryColumn, queryOne, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { PackRow } from "@/backend/db/queries/subscriber-services/pack-queries";
import type { Localized } from "@/backend/db/stored-types";

export interface RechargeSettings {
  minPoisha: number;
  maxPoisha: number;
  proposedPoisha: number[];
}

/** A pack that is started by a recharge of exactly its price. */
export type TriggeredPack = Pick<
  PackRow,
  "id" | "titles" | "pricePoisha" | "dataMb" | "unlimitedData" | "minutes" | "sms" | "validityHours"
>;

export interface NewRecharge {
  id: string;
  reference: string;
  msisdn: string;
  payerMsisdn: string | null;
  lang: "en" | "bn";
  amountPoisha: number;
  pack: { id: string; titles: Localized; autoRenew: boolean } | null;
}

export interface RechargeRow extends Omit<NewRecharge, "pack"> {
  packId: string | null;
  packTitles: Localized | null;
  state: "awaiting_payment" | "crediting" | "activating" | "done" | "refused";
  packRefusedFor: string | null;
  balancePoisha: number | null;
  createdAt: Date;
  paidAt: Date | null;
  doneAt: Date | null;
}

/** @throws Error when the only row is missing */
export const getRechargeSettings = queryOne<RechargeSettings>(
  "find-recharge-settings",
  "select least_poisha as min_poisha, most_poisha as max_poisha, proposed_poisha from recharge_settings",
);

// If several packs have the same price, the most popular one is started.
/** The packs that an amount between the limits starts: one pack for each amount, sorted by price. */
export const listTriggeredPacks = queryRows<TriggeredPack, [minPoisha: number, maxPoisha: number]>(
  "list-triggered-packs",
  `select distinct on (price_poisha) id, titles, price_poisha, data_mb, unlimited_data, minutes, sms, validity_hours
   from internet_packs where published and price_poisha between $1 and $2 and price_poisha % 100 = 0
   order by price_poisha, popularity desc, id`,
);

/** Prices of the most popular packs between the limits. */
export const listPopularAmounts = queryColumn<
  number,
  [limits: { minPoisha: number; maxPoisha: number; count: number }]
>(
  "list-popular-recharge-amounts",
  `select price_poisha from internet_packs
   where published and price_poisha between $minPoisha and $maxPoisha and price_poisha % 100 = 0
   group by price_poisha order by max(popularity) desc, price_poisha limit $count`,
);

/** Saves a recharge that has to be paid. */
export const insertRecharge = execute<[recharge: NewRecharge]>(
  "insert-recharge",
  `insert into recharges (id, reference, msisdn, payer_msisdn, lang, amount_poisha, pack_id, pack_titles, auto_renew)
   values ($id, $reference, $msisdn, $payerMsisdn, $lang, $amountPoisha, $packId, $packTitles::jsonb, $autoRenew)`,
  ({ pack, ...recharge }) => ({
    ...recharge,
    packId: pack?.id ?? null,
    packTitles: pack?.titles ?? null,
    autoRenew: pack?.autoRenew ?? false,
  }),
);

const RECHARGE = `r.id, r.reference, r.msisdn, r.payer_msisdn, r.lang, r.amount_poisha, r.pack_id,
  r.pack_titles, r.state, r.pack_refused_for, r.balance_poisha, r.created_at, r.paid_at, r.done_at`;

/** The recharge that a payment is for, or null. */
export const findRechargeOfPayment = queryRow<RechargeRow, [paymentId: string]>(
  "find-recharge-of-payment",
  `select ${RECHARGE} from recharges r where r.id = (select recharge_id from recharge_payments where id = $1)`,
);

/** The same recharge, locked for the rest of the transaction: its payments change only under this lock. */
export const lockRechargeOfPayment = queryRow<RechargeRow, [paymentId: string]>(
  "lock-recharge-of-payment",
  `select ${RECHARGE} from recharges r where r.id = (select recharge_id from recharge_payments where id = $1)
   for no key update`,
);

/** The payer's newest paid recharge for each number and amount, newest first: those that can be repeated. */
export const listRecentRecharges = queryRows<RechargeRow, [payerMsisdn: string, limit: number]>(
  "list-recent-recharges",
  `select * from (
     select distinct on (r.msisdn, r.amount_poisha) ${RECHARGE} from recharges r
     where r.payer_msisdn = $1 and r.state in ('crediting', 'activating', 'done')
     order by r.msisdn, r.amount_poisha, r.created_at desc) recent
   order by created_at desc limit $2`,
);

import { execute, queryExists, queryOne, queryRow, queryRows, queryValue } from "@/backend/db/queries/statement";
import type { PackTerms } from "@/backend/db/queries/subscriber-services/pack-queries";
import type { Localized } from "@/backend/db/stored-types";

interface AccountRow {
  readonly balancePoisha: number;
  readonly validUntil: Date;
}

interface ChargedPackRow {
  readonly packId: string;
  readonly dataMb: number;
  readonly minutes: number;
  readonly sms: number;
  readonly validUntil: Date;
  readonly reference: string;
  /** Null for a pack that can never renew itself. */
  readonly renews: boolean | null;
}

/** A pack that has ended and renews itself. */
export interface EndedPackRow {
  readonly msisdn: string;
  readonly packId: string;
  /** What was agreed. */
  readonly pricePoisha: number;
  readonly titles: Localized | null;
  readonly lang: "en" | "bn";
}

/** The request that the site made under this reference, with the balance after it, or with `refusedFor`. */
export interface ChangeRow {
  readonly reference: string;
  readonly kind: "opening" | "recharge" | "activation";
  readonly msisdn: string;
  readonly amountPoisha: number;
  readonly packId: string | null;
  readonly refusedFor: "balance-too-low" | "pack-not-available" | "number-unknown" | null;
  readonly balancePoisha: number | null;
}

type PackOnSale = Pick<PackTerms, "pricePoisha" | "dataMb" | "minutes" | "sms" | "validityHours">;

/** Everything that can be bought by an id: packs and offers. */
const ON_SALE = `(select id, titles, price_poisha, data_mb, minutes, sms, validity_hours, auto_renew, published
   from internet_packs
   union all
   select id, titles, price_poisha, data_mb, minutes, sms, validity_hours, auto_renew,
     published and valid_until >= (now() at time zone 'Asia/Dhaka')::date
   from offers)`;
const PACK_COLUMNS = "price_poisha, data_mb, minutes, sms, validity_hours";

/** Opens the account of a number. @returns false when the number already has one */
export const openAccount = queryExists<[msisdn: string, days: number]>(
  "open-charging-account",
  `insert into charging_accounts (msisdn, valid_until) values ($1, now() + make_interval(days => $2))
   on conflict do nothing returning msisdn`,
);

const ACCOUNT = "select balance_poisha, valid_until from charging_accounts where msisdn = $1";

/** Locks an account until the transaction ends: changes of one number go one after the other. */
export const lockAccount = queryOne<AccountRow, [msisdn: string]>("lock-charging-account", `${ACCOUNT} for update`);

/** The account of a number, or null. */
export const findAccount = queryRow<AccountRow, [msisdn: string]>("find-charging-account", ACCOUNT);

/** The change under a reference, or null. */
export const findChangeRow = queryRow<ChangeRow, [reference: string]>(
  "find-charging-change",
  `select reference, kind, msisdn, amount_poisha, pack_id, refused_for, balance_poisha
   from charging_changes where reference = $1`,
);

export const saveChangeRow = execute<[row: ChangeRow]>(
  "save-charging-change",
  `insert into charging_changes (reference, kind, msisdn, amount_poisha, pack_id, refused_for, balance_poisha)
   values ($reference, $kind, $msisdn, $amountPoisha, $packId, $refusedFor, $balancePoisha)`,
);

// The trigger updates the balance from the subscriber's entry; the other entry is the operator's side.
/** Saves both entries of a change. `amountPoisha` is positive for a credit, negative for a payment; not 0. */
export const saveEntries = execute<
  [entry: Pick<ChangeRow, "reference" | "msisdn" | "amountPoisha"> & { house: "openings" | "recharges" | "packs" }]
>(
  "save-charging-entries",
  `insert into charging_entries (reference, account, msisdn, amount_poisha)
   values ($reference, 'subscriber', $msisdn, $amountPoisha), ($reference, $house, $msisdn, -$amountPoisha::bigint)`,
);

/** Makes a balance valid for at least this many days from now. */
export const extendValidity = execute<[msisdn: string, days: number]>(
  "extend-charging-account",
  `update charging_accounts set valid_until = greatest(valid_until, now() + make_interval(days => $2))
   where msisdn = $1`,
);

export const startPack = execute<
  [pack: Omit<PackOnSale, "pricePoisha"> & { reference: string; msisdn: string; packId: string; autoRenew: boolean }]
>(
  "start-charging-pack",
  `insert into charging_packs (reference, msisdn, pack_id, data_mb, minutes, sms, auto_renew, valid_until)
   values ($reference, $msisdn, $packId, $dataMb, $minutes, $sms, $autoRenew,
     now() + make_interval(hours => $validityHours))`,
);

/** The active packs of a number, the first to end first. */
export const listActivePacks = queryRows<ChargedPackRow, [msisdn: string]>(
  "list-charging-packs",
  `select p.pack_id, p.data_mb, p.minutes, p.sms, p.valid_until, p.reference,
     case when sale.auto_renew then p.auto_renew end as renews
   from charging_packs p left join ${ON_SALE} sale on sale.id = p.pack_id
   where p.msisdn = $1 and p.valid_until > now() order by p.valid_until, p.reference`,
);

/** The pack or offer with an id if it can be bought now, or null. */
export const findPackOnSale = queryRow<PackOnSale, [packId: string]>(
  "find-pack-on-sale",
  `select ${PACK_COLUMNS} from ${ON_SALE} sale where id = $1 and published`,
);

/** The most popular bundle; null if no bundle is on sale. */
export const findPopularBundle = queryRow<PackOnSale & { id: string }>(
  "find-popular-bundle",
  `select id, ${PACK_COLUMNS} from internet_packs
   where published and kind = 'bundle' order by popularity desc, id limit 1`,
);

/** Switches the renewal of an active pack. @returns false when there is no such pack, or when it never renews itself */
export const changeRenewalRow = queryExists<[change: { reference: string; msisdn: string; renews: boolean }]>(
  "change-charging-renewal",
  `update charging_packs p set auto_renew = $renews
   where p.reference = $reference and p.msisdn = $msisdn and p.valid_until > now()
     and exists (select 1 from ${ON_SALE} sale where sale.id = p.pack_id and sale.auto_renew)
   returning p.reference`,
);

// The language of the account, or else the language in which the number last activated something.
/** Takes one pack that has ended and renews itself; it is never taken again. Null when there is none. */
export const claimEndedPack = queryRow<EndedPackRow>(
  "take-charging-renewal",
  `update charging_packs p set renewed_at = now()
   from (select reference from charging_packs where auto_renew and renewed_at is null and valid_until <= now()
         order by valid_until limit 1 for update skip locked) ended
   where p.reference = ended.reference
   returning p.msisdn, p.pack_id,
     (select amount_poisha from charging_changes c where c.reference = p.reference) as price_poisha,
     (select titles from ${ON_SALE} sale where sale.id = p.pack_id) as titles,
     coalesce((select language from account_preferences a where a.msisdn = p.msisdn),
       (select lang from activations a where a.msisdn = p.msisdn order by created_at desc limit 1), 'bn') as lang`,
);

/** The end of a pack that was started under a reference; null for a change that started no pack. */
export const findPackEnd = queryValue<Date, [reference: string]>(
  "find-charging-pack-end",
  "select valid_until from charging_packs where reference = $1",
);

import { type Connection, statement } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/schema/localized";

export interface AccountRow {
  readonly balancePoisha: number;
  readonly validUntil: Date;
}

export interface ChargedPackRow {
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

/** The request under a reference, with `refusedFor` or the balance after it. */
export interface ChangeRow {
  readonly kind: "opening" | "recharge" | "activation";
  readonly msisdn: string;
  readonly amountPoisha: number;
  readonly packId: string | null;
  readonly refusedFor: "balance-too-low" | "pack-not-available" | "number-unknown" | null;
  readonly balancePoisha: number | null;
}

export interface PackOnSale {
  readonly pricePoisha: number;
  readonly dataMb: number;
  readonly minutes: number;
  readonly sms: number;
  readonly validityHours: number;
}

const insertAccount = statement<{ msisdn: string }>(
  "open-charging-account",
  `insert into charging_accounts (msisdn, valid_until) values ($1, now() + make_interval(days => $2))
   on conflict do nothing returning msisdn`,
);
const lockRow = statement<AccountRow>(
  "lock-charging-account",
  `select balance_poisha::float8 as "balancePoisha", valid_until as "validUntil"
   from charging_accounts where msisdn = $1 for update`,
);
const selectAccount = statement<AccountRow>(
  "find-charging-account",
  `select balance_poisha::float8 as "balancePoisha", valid_until as "validUntil"
   from charging_accounts where msisdn = $1`,
);
const selectChange = statement<ChangeRow>(
  "find-charging-change",
  `select kind, msisdn, amount_poisha::float8 as "amountPoisha", pack_id as "packId", refused_for as "refusedFor",
     balance_poisha::float8 as "balancePoisha"
   from charging_changes where reference = $1`,
);
const insertChange = statement(
  "save-charging-change",
  `insert into charging_changes (reference, kind, msisdn, amount_poisha, pack_id, refused_for, balance_poisha)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);
// The trigger updates the balance from the subscriber's entry; the other entry is the operator's side.
const insertEntries = statement(
  "save-charging-entries",
  `insert into charging_entries (reference, account, msisdn, amount_poisha)
   values ($1, 'subscriber', $3, $4), ($1, $2, $3, -$4::bigint)`,
);
const extendAccount = statement(
  "extend-charging-account",
  `update charging_accounts set valid_until = greatest(valid_until, now() + make_interval(days => $2))
   where msisdn = $1`,
);
const insertPack = statement(
  "start-charging-pack",
  `insert into charging_packs (reference, msisdn, pack_id, data_mb, minutes, sms, auto_renew, valid_until)
   values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(hours => $8))`,
);
/** Everything that can be bought by an id: packs and offers. */
const ON_SALE = `(select id, titles, price_poisha, data_mb, minutes, sms, validity_hours, auto_renew, published
   from internet_packs
   union all
   select id, titles, price_poisha, data_mb, minutes, sms, validity_hours, auto_renew,
     published and valid_until >= (now() at time zone 'Asia/Dhaka')::date
   from offers)`;
const selectPacks = statement<ChargedPackRow>(
  "list-charging-packs",
  `select p.pack_id as "packId", p.data_mb as "dataMb", p.minutes, p.sms, p.valid_until as "validUntil", p.reference,
     case when sale.auto_renew then p.auto_renew end as renews
   from charging_packs p left join ${ON_SALE} sale on sale.id = p.pack_id
   where p.msisdn = $1 and p.valid_until > now() order by p.valid_until, p.reference`,
);
const PACK_COLUMNS = `price_poisha as "pricePoisha", data_mb as "dataMb", minutes, sms, validity_hours as "validityHours"`;
const selectPack = statement<PackOnSale>(
  "find-pack-on-sale",
  `select ${PACK_COLUMNS} from ${ON_SALE} sale where id = $1 and published`,
);
const updateRenewal = statement<{ reference: string }>(
  "change-charging-renewal",
  `update charging_packs p set auto_renew = $3
   where p.reference = $1 and p.msisdn = $2 and p.valid_until > now()
     and exists (select 1 from ${ON_SALE} sale where sale.id = p.pack_id and sale.auto_renew)
   returning p.reference`,
);
// The language of the account, or else the language in which the number last activated something.
const takeEnded = statement<EndedPackRow>(
  "take-charging-renewal",
  `update charging_packs p set renewed_at = now()
   from (select reference from charging_packs where auto_renew and renewed_at is null and valid_until <= now()
         order by valid_until limit 1 for update skip locked) ended
   where p.reference = ended.reference
   returning p.msisdn, p.pack_id as "packId",
     (select amount_poisha::float8 from charging_changes c where c.reference = p.reference) as "pricePoisha",
     (select titles from ${ON_SALE} sale where sale.id = p.pack_id) as titles,
     coalesce((select language from account_preferences a where a.msisdn = p.msisdn),
       (select lang from activations a where a.msisdn = p.msisdn order by created_at desc limit 1), 'bn') as lang`,
);
const selectEnd = statement<{ validUntil: Date }>(
  "find-charging-pack-end",
  `select valid_until as "validUntil" from charging_packs where reference = $1`,
);
const selectPopular = statement<PackOnSale & { id: string }>(
  "find-popular-bundle",
  `select id, ${PACK_COLUMNS} from internet_packs
   where published and kind = 'bundle' order by popularity desc, id limit 1`,
);

/** Opens the account of a number. @returns false when the number already has one */
export async function openAccount(connection: Connection, msisdn: string, days: number): Promise<boolean> {
  return (await insertAccount(connection, [msisdn, days])).length > 0;
}

/** Locks an account until the transaction ends: changes of one number go one after the other. */
export async function lockAccount(connection: Connection, msisdn: string): Promise<AccountRow> {
  const [row] = await lockRow(connection, [msisdn]);
  if (row === undefined) throw new Error("The account of a number was not opened");
  return row;
}

export async function findAccount(connection: Connection, msisdn: string): Promise<AccountRow | null> {
  return (await selectAccount(connection, [msisdn]))[0] ?? null;
}

export async function findChangeRow(connection: Connection, reference: string): Promise<ChangeRow | null> {
  return (await selectChange(connection, [reference]))[0] ?? null;
}

export async function saveChangeRow(connection: Connection, reference: string, row: ChangeRow): Promise<void> {
  const { kind, msisdn, amountPoisha, packId, refusedFor, balancePoisha } = row;
  await insertChange(connection, [reference, kind, msisdn, amountPoisha, packId, refusedFor, balancePoisha]);
}

/** Saves both entries of a change. @param amountPoisha positive for a credit, negative for a payment; not 0 */
export async function saveEntries(
  connection: Connection,
  reference: string,
  entry: { msisdn: string; house: "openings" | "recharges" | "packs"; amountPoisha: number },
): Promise<void> {
  await insertEntries(connection, [reference, entry.house, entry.msisdn, entry.amountPoisha]);
}

/** Makes a balance valid for at least this many days from now. */
export async function extendValidity(connection: Connection, msisdn: string, days: number): Promise<void> {
  await extendAccount(connection, [msisdn, days]);
}

export async function startPack(
  connection: Connection,
  reference: string,
  pack: Omit<PackOnSale, "pricePoisha"> & { msisdn: string; packId: string; autoRenew: boolean },
): Promise<void> {
  const { msisdn, packId, dataMb, minutes, sms, autoRenew, validityHours } = pack;
  await insertPack(connection, [reference, msisdn, packId, dataMb, minutes, sms, autoRenew, validityHours]);
}

/** The active packs of a number, the first to end first. */
export function listActivePacks(connection: Connection, msisdn: string): Promise<ChargedPackRow[]> {
  return selectPacks(connection, [msisdn]);
}

export async function findPackOnSale(connection: Connection, packId: string): Promise<PackOnSale | null> {
  return (await selectPack(connection, [packId]))[0] ?? null;
}

/** The most popular bundle; null if no bundle is on sale. */
export async function findPopularBundle(connection: Connection): Promise<(PackOnSale & { id: string }) | null> {
  return (await selectPopular(connection))[0] ?? null;
}

/** Switches the renewal of an active pack. @returns false when there is no such pack, or when it never renews itself */
export async function changeRenewalRow(
  connection: Connection,
  change: { reference: string; msisdn: string; renews: boolean },
): Promise<boolean> {
  return (await updateRenewal(connection, [change.reference, change.msisdn, change.renews])).length > 0;
}

/** Takes one pack that has ended and renews itself; it is never taken again. Null when there is none. */
export async function takeEndedPack(connection: Connection): Promise<EndedPackRow | null> {
  return (await takeEnded(connection))[0] ?? null;
}

/** The end of a pack that was started under a reference; null for a change that started no pack. */
export async function findPackEnd(connection: Connection, reference: string): Promise<Date | null> {
  return (await selectEnd(connection, [reference]))[0]?.validUntil ?? null;
}

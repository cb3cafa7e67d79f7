import { type Connection, statement } from "@/backend/db/queries/statement";

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
}

/** What was asked for under a reference; `refusedFor` or the balance after it. */
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
// The trigger moves the balance with the subscriber's entry; the other entry is the house's.
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
const selectPacks = statement<ChargedPackRow>(
  "list-charging-packs",
  `select pack_id as "packId", data_mb as "dataMb", minutes, sms, valid_until as "validUntil"
   from charging_packs where msisdn = $1 and valid_until > now() order by valid_until, reference`,
);
const PACK_COLUMNS = `price_poisha as "pricePoisha", data_mb as "dataMb", minutes, sms, validity_hours as "validityHours"`;
const selectPack = statement<PackOnSale>(
  "find-pack-on-sale",
  `select ${PACK_COLUMNS} from internet_packs where id = $1 and published`,
);
const selectPopular = statement<PackOnSale & { id: string }>(
  "find-popular-bundle",
  `select id, ${PACK_COLUMNS} from internet_packs
   where published and kind = 'bundle' order by popularity desc, id limit 1`,
);

/** Opens the account of a number. @returns false when it has one */
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

/** Writes both entries of a change. @param amountPoisha what the number gains, negative for what it pays; not 0 */
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

/** The packs of a number that have not ended, the first to end first. */
export function listActivePacks(connection: Connection, msisdn: string): Promise<ChargedPackRow[]> {
  return selectPacks(connection, [msisdn]);
}

export async function findPackOnSale(connection: Connection, packId: string): Promise<PackOnSale | null> {
  return (await selectPack(connection, [packId]))[0] ?? null;
}

/** The most popular bundle; null where no pack is on sale. */
export async function findPopularBundle(connection: Connection): Promise<(PackOnSale & { id: string }) | null> {
  return (await selectPopular(connection))[0] ?? null;
}

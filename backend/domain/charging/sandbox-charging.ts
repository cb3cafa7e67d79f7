import type { Database } from "@/backend/db/client";
import {
  type ChangeRow,
  changeRenewalRow,
  extendValidity,
  findAccount,
  findChangeRow,
  findPackEnd,
  findPackOnSale,
  findPopularBundle,
  listActivePacks,
  lockAccount,
  openAccount,
  saveChangeRow,
  saveEntries,
  startPack,
} from "@/backend/db/queries/payments/charging-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import {
  type Activation,
  type ChangeAnswer,
  type ChargingSystem,
  ChargingSystemError,
  type Recharge,
} from "@/backend/domain/ports/charging-system";

const OPENING_POISHA = 12_850;
const OPENING_DAYS = 30;
/** The days for which a recharge of at least this amount makes the balance valid, as on the page /recharge. */
const VALIDITY = [
  { minPoisha: 50_000, days: 365 },
  { minPoisha: 20_000, days: 185 },
  { minPoisha: 10_000, days: 95 },
  { minPoisha: 5_000, days: 65 },
  { minPoisha: 0, days: 35 },
] as const;
const OPENING_LEFT = 0.6;

/**
 * The charging system of sandbox mode, in our own database: a number that is new to it starts with some balance and a
 * pack in use. Every change is saved with its reference and two ledger entries (docs/decisions/15).
 */
export function sandboxCharging(db: Database): ChargingSystem {
  return {
    maxSeconds: 1,
    async findBalance(msisdn) {
      const account = (await findAccount(db.pool, msisdn)) ?? (await open(db, msisdn));
      const packs = await listActivePacks(db.pool, msisdn);
      return { mainPoisha: account.balancePoisha, validUntil: account.validUntil, packs };
    },
    credit: (recharge) => inTransaction(db, (transaction) => creditOnce(transaction, recharge)),
    activate: (activation) => inTransaction(db, (transaction) => activateOnce(transaction, activation)),
    async findChange(reference) {
      const row = await findChangeRow(db.pool, reference);
      return row === null ? null : answerOf(db.pool, row);
    },
    changeRenewal: (change) => changeRenewalRow(db.pool, change),
  };
}

function open(db: Database, msisdn: string) {
  return inTransaction(db, (transaction) => lockedAccount(transaction, msisdn));
}

/** The account of a number, locked; a new number gets one with an opening balance. */
async function lockedAccount(transaction: Connection, msisdn: string) {
  if (await openAccount(transaction, msisdn, OPENING_DAYS)) {
    const reference = `opening:${msisdn}`;
    const change = { reference, msisdn, amountPoisha: OPENING_POISHA };
    const outcome = { packId: null, refusedFor: null, balancePoisha: OPENING_POISHA };
    await saveChangeRow(transaction, { ...change, ...outcome, kind: "opening" });
    await saveEntries(transaction, { ...change, house: "openings" });
    const pack = await findPopularBundle(transaction);
    if (pack !== null) {
      const left = (volume: number) => Math.round(volume * OPENING_LEFT);
      const { id: packId, dataMb, minutes, sms, validityHours } = pack;
      const rest = { dataMb: left(dataMb), minutes: left(minutes), sms: left(sms), validityHours };
      await startPack(transaction, { ...rest, reference, msisdn, packId, autoRenew: false });
    }
  }
  return lockAccount(transaction, msisdn);
}

async function creditOnce(transaction: Connection, recharge: Recharge): Promise<ChangeAnswer> {
  const { reference, msisdn, amountPoisha } = recharge;
  const account = await lockedAccount(transaction, msisdn);
  const change = { reference, kind: "recharge", msisdn, amountPoisha, packId: null } as const;
  const before = await findSame(transaction, change);
  if (before !== null) return answerOf(transaction, before);
  const row: ChangeRow = { ...change, refusedFor: null, balancePoisha: account.balancePoisha + amountPoisha };
  await saveChangeRow(transaction, row);
  await saveEntries(transaction, { reference, msisdn, house: "recharges", amountPoisha });
  const validity = VALIDITY.find(({ minPoisha }) => amountPoisha >= minPoisha);
  if (validity !== undefined) await extendValidity(transaction, msisdn, validity.days);
  return answerOf(transaction, row);
}

/** Charges the price and starts the pack once per reference, in the caller's transaction; as `activate` of the port. */
export async function activateOnce(transaction: Connection, activation: Activation): Promise<ChangeAnswer> {
  const { reference, msisdn, packId, pricePoisha: amountPoisha, autoRenew } = activation;
  const account = await lockedAccount(transaction, msisdn);
  const change = { reference, kind: "activation", msisdn, amountPoisha, packId } as const;
  const before = await findSame(transaction, change);
  if (before !== null) return answerOf(transaction, before);
  const pack = await findPackOnSale(transaction, packId);
  const isOnSale = pack !== null && pack.pricePoisha === amountPoisha;
  if (!isOnSale || account.balancePoisha < amountPoisha) {
    const refusedFor = isOnSale ? "balance-too-low" : "pack-not-available";
    const refusal: ChangeRow = { ...change, refusedFor, balancePoisha: null };
    await saveChangeRow(transaction, refusal);
    return answerOf(transaction, refusal);
  }
  const row: ChangeRow = { ...change, refusedFor: null, balancePoisha: account.balancePoisha - amountPoisha };
  await saveChangeRow(transaction, row);
  if (amountPoisha > 0)
    await saveEntries(transaction, { reference, msisdn, house: "packs", amountPoisha: -amountPoisha });
  await startPack(transaction, { ...pack, reference, msisdn, packId, autoRenew });
  return answerOf(transaction, row);
}

/** The earlier change with the same reference. @throws ChargingSystemError when the reference names another change */
async function findSame(
  transaction: Connection,
  change: Pick<ChangeRow, "reference" | "kind" | "msisdn" | "amountPoisha" | "packId">,
): Promise<ChangeRow | null> {
  const row = await findChangeRow(transaction, change.reference);
  if (row === null) return null;
  const fields = ["kind", "msisdn", "amountPoisha", "packId"] as const;
  if (fields.every((field) => row[field] === change[field])) return row;
  throw new ChargingSystemError("has another change under this reference", false);
}

async function answerOf(
  connection: Connection,
  { reference, refusedFor, balancePoisha, packId }: ChangeRow,
): Promise<ChangeAnswer> {
  if (balancePoisha !== null) {
    const validUntil = packId === null ? null : await findPackEnd(connection, reference);
    return { state: "done", balancePoisha, validUntil };
  }
  if (refusedFor === null) throw new Error("A change is done or refused");
  return { state: "refused", why: refusedFor };
}

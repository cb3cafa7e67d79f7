import {
  countNetworkHolds,
  type HeldNumberRow,
  holdNumbers as holdRows,
  lockNumbers,
  releaseOtherHolds,
} from "@/backend/db/queries/sims/sim-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { DomainError } from "@/backend/domain/domain-error";

const HOLD_MINUTES = 15;

/** The client that reserves: the keyed hash of its network, and how many numbers it may reserve in all its carts. */
export interface NumberHolder {
  readonly name: string;
  readonly limit: number;
}

interface NumberHold {
  cartToken: string;
  /** Each number with its field in the payload. */
  numbers: readonly { msisdn: string; field: string }[];
  /** Null for a call of the site itself, which has no budget. */
  holder: NumberHolder | null;
}

/**
 * Reserves numbers for a cart for 15 minutes and releases its other ones. Rows are locked before they are read: if
 * two carts want one number, the second one sees that the first has it. The carts of one network are counted one
 * after the other. A running reservation is not extended, so that changing the cart does not keep a number
 * (docs/decisions/12).
 * @param transaction the transaction that writes the cart's lines: both are committed, or neither
 * @returns the numbers of the cart after the change
 * @throws DomainError `sim-number-taken`; `sim-hold-limit` when the network has reserved too many
 */
export async function holdNumbers(transaction: Connection, hold: NumberHold): Promise<HeldNumberRow[]> {
  const { cartToken, holder } = hold;
  const numbers = hold.numbers.map(({ msisdn }) => msisdn);
  await releaseOtherHolds(transaction, cartToken, numbers);
  if (numbers.length === 0) return [];
  const rows = new Map((await lockNumbers(transaction, numbers, cartToken)).map((row) => [row.msisdn, row]));
  for (const { msisdn, field } of hold.numbers) {
    if (rows.get(msisdn)?.obtainable !== true) throw taken(msisdn, field);
  }
  const isNew = [...rows.values()].some(({ heldUntil }) => heldUntil === null);
  if (holder !== null && isNew) {
    const others = await countNetworkHolds(transaction, holder.name, cartToken);
    if (others + numbers.length > holder.limit) throw new DomainError("sim-hold-limit", { field: "product" });
  }
  const held = await holdRows(transaction, {
    numbers,
    cartToken,
    network: holder?.name ?? null,
    minutes: HOLD_MINUTES,
  });
  return hold.numbers.map(({ msisdn, field }) => {
    const [row, heldUntil] = [rows.get(msisdn), held.get(msisdn)];
    if (row === undefined || heldUntil === undefined) throw taken(msisdn, field);
    return { ...row, heldUntil };
  });
}

function taken(number: string, field: string): DomainError {
  return new DomainError("sim-number-taken", { field, facts: { number } });
}

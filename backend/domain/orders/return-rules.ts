import type { ReturnReason, ReturnState } from "@/backend/contract/shop/own-orders";
import type { ReturnableRow, ReturnBasis, ReturnLine } from "@/backend/db/queries/orders/return-queries";
import { dayInDhaka } from "@/utils/dates/dates";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last calendar day in Asia/Dhaka for requesting a return; null before the delivery. */
export function lastReturnDay({
  deliveredAt,
  returnDays,
}: Pick<ReturnBasis, "deliveredAt" | "returnDays">): string | null {
  return deliveredAt === null ? null : dayInDhaka(new Date(deliveredAt.getTime() + returnDays * DAY_MS));
}

/** Pieces of each line that can still be returned. SIMs and personalised goods cannot. */
export function returnablePieces(rows: readonly ReturnableRow[]): (ReturnLine & { sku: string })[] {
  return rows.flatMap(({ position, sku, category, options, quantity, requested }) => {
    const isOwn = options.name !== undefined || options.number !== undefined;
    const left = category === "sim" || isOwn ? 0 : quantity - requested;
    return left > 0 ? [{ position, sku, quantity: left }] : [];
  });
}

/** True when each requested line occurs once and that many of its pieces can be returned. */
export function canReturn(lines: readonly ReturnLine[], rows: readonly ReturnableRow[]): boolean {
  const left = new Map(returnablePieces(rows).map(({ position, quantity }) => [position, quantity]));
  const isOnce = new Set(lines.map(({ position }) => position)).size === lines.length;
  return isOnce && lines.every(({ position, quantity }) => quantity <= (left.get(position) ?? 0));
}

/**
 * The refund for these pieces in poisha: what was paid for their lines after the discount, in proportion to the pieces.
 * Fractions of a poisha are settled by the later pieces, so that the returns of a whole line add up to its price.
 */
export function refundFor(lines: readonly ReturnLine[], rows: readonly ReturnableRow[]): number {
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return lines.reduce((sum, { position, quantity }) => {
    const row = byPosition.get(position);
    return row === undefined ? sum : sum + paidFor(row, row.requested + quantity) - paidFor(row, row.requested);
  }, 0);
}

/** What was paid for the first pieces of a line, rounded down to a poisha. */
function paidFor(row: Pick<ReturnableRow, "quantity" | "totalPoisha" | "discountPoisha">, pieces: number): number {
  return Math.floor(((row.totalPoisha - row.discountPoisha) * pieces) / row.quantity);
}

const NEXT: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ["accepted", "refused", "cancelled"],
  accepted: ["received", "refused", "cancelled"],
  received: ["refunded", "refused"],
  refunded: [],
  refused: [],
  cancelled: [],
};

export function canMoveReturn(from: ReturnState, to: ReturnState): boolean {
  return NEXT[from].includes(to);
}

/** True for a return reason without a defect: such goods are on sale again once they were checked. */
export function isUndamaged(reason: ReturnReason): boolean {
  return reason === "changed-mind" || reason === "wrong-item";
}

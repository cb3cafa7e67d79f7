import type { ReturnReason, ReturnState } from "@/backend/contract/shop/own-orders";
import type { OrderLineRow } from "@/backend/db/queries/orders/order-queries";
import type { ReturnableRow, ReturnBasis, ReturnLine, ReturnRow } from "@/backend/db/queries/orders/return-queries";
import type { RefundAccount } from "@/backend/db/stored-types";
import { DomainError } from "@/backend/domain/domain-error";
import {
  accountNumber,
  maskAccountNumber,
  type TypedAccount,
  wrongAccountFields,
} from "@/utils/checkout/refund-account";
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
 * It raises the refunds of the order to the price of all pieces that are then returned, so that fractions of a poisha are
 * settled by the later returns. The refunds of an order are never more than its price, whichever returns were refused or
 * cancelled and requested again.
 * @param promisedPoisha the refunds of the order's other returns, without those that were refused or cancelled
 */
export function refundFor(
  lines: readonly ReturnLine[],
  rows: readonly ReturnableRow[],
  promisedPoisha: number,
): number {
  const asked = new Map(lines.map(({ position, quantity }) => [position, quantity]));
  const duePoisha = rows.reduce((sum, row) => sum + paidFor(row, row.requested + (asked.get(row.position) ?? 0)), 0);
  return Math.max(0, duePoisha - promisedPoisha);
}

/** What was paid for the first pieces of a line, rounded down to a poisha. */
function paidFor(row: Pick<ReturnableRow, "quantity" | "totalPoisha" | "discountPoisha">, pieces: number): number {
  return Math.floor(((row.totalPoisha - row.discountPoisha) * pieces) / row.quantity);
}

/**
 * The returns of an order with the VAT in each refund: the VAT of the lines in proportion to the pieces. The later refunds
 * settle fractions of a poisha, so that the refunds of a whole line have its VAT, and a further refund changes no VAT that
 * an invoice has shown. Null for a return that is not refunded, and in orders that are older than the VAT rates.
 * @param lines the lines of the order, by their position
 */
export function withRefundVat(
  returns: readonly ReturnRow[],
  lines: readonly Pick<OrderLineRow, "quantity" | "vatPoisha">[],
): (ReturnRow & { refundVatPoisha: number | null })[] {
  const refunded = new Map<number, number>();
  const vatOf = (position: number, pieces: number) => {
    const before = refunded.get(position) ?? 0;
    refunded.set(position, before + pieces);
    const { vatPoisha = null, quantity = 1 } = lines[position] ?? {};
    if (vatPoisha === null) return null;
    return Math.floor((vatPoisha * (before + pieces)) / quantity) - Math.floor((vatPoisha * before) / quantity);
  };
  const vatOfRefund = ({ lines: pieces }: ReturnRow) =>
    pieces.reduce<number | null>((sum, { position, quantity }) => {
      const vat = vatOf(position, quantity);
      return sum === null || vat === null ? null : sum + vat;
    }, 0);
  const refunds = returns.filter(({ state }) => state === "refunded");
  const inTurn = refunds.sort((one, other) => Number(one.settledAt) - Number(other.settledAt));
  const refundVat = new Map(inTurn.map((row) => [row, vatOfRefund(row)]));
  return returns.map((row) => ({ ...row, refundVatPoisha: refundVat.get(row) ?? null }));
}

/**
 * The account for a refund as it is stored. @param typed null when none was given
 * @throws DomainError `refund-account-needed` without an account or a part of it; `msisdn-invalid`, `bank-account-invalid`
 */
export function readRefundAccount(typed: TypedAccount | null): RefundAccount {
  if (typed === null) throw new DomainError("refund-account-needed", { field: "refund_account" });
  const { kind, holder, bank } = typed;
  const number = accountNumber(typed);
  if (number === null) {
    const code = kind === "bank" ? "bank-account-invalid" : "msisdn-invalid";
    throw new DomainError(code, { field: "refund_account.number" });
  }
  const [missing] = wrongAccountFields(typed);
  if (missing !== undefined) throw new DomainError("refund-account-needed", { field: `refund_account.${missing}` });
  return kind === "bank" ? { kind, number, holder, bank } : { kind, number };
}

/** What is stored of a refund's account: all of it until the return has ended, then only its kind and last digits. */
export function keptAccount(account: RefundAccount | null, state: ReturnState): RefundAccount | null {
  if (account === null || NEXT_STATES[state].length > 0) return account;
  return { kind: account.kind, number: maskAccountNumber(account.number) };
}

const NEXT_STATES: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ["accepted", "refused", "cancelled"],
  accepted: ["received", "refused", "cancelled"],
  received: ["refunded", "refused"],
  refunded: [],
  refused: [],
  cancelled: [],
};

export function canMoveReturn(from: ReturnState, to: ReturnState): boolean {
  return NEXT_STATES[from].includes(to);
}

/** True for a return reason without a defect: such goods are on sale again once they were checked. */
export function isUndamaged(reason: ReturnReason): boolean {
  return reason === "changed-mind" || reason === "wrong-item";
}

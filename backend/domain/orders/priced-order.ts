import {
  listOrderableLines,
  type OrderableLine,
  type OrderBasis,
} from "@/backend/db/queries/orders/place-order-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { cartPromotion, itemsTotal, problemsOfLines } from "@/backend/domain/cart/cart-rules";
import { vatOfCart } from "@/backend/domain/cart/vat-rules";
import { DomainError } from "@/backend/domain/domain-error";
import { readBundles, type WithExtras, withExtras } from "@/backend/domain/extras/line-extras";
import { readNumbers } from "@/backend/domain/numbers/read-numbers";
import type { WithNumber } from "@/backend/domain/numbers/sim-lines";
import { formatTaka } from "@/utils/money/money";

export type PricedLine = WithExtras<WithNumber<OrderableLine>>;

/** The lines of a locked cart with their numbers and extras, with current prices and stock. */
export async function readPricedLines(
  transaction: Connection,
  token: string,
  { linesVersion }: Pick<OrderBasis, "linesVersion">,
): Promise<PricedLine[]> {
  const read = await listOrderableLines(transaction, token, linesVersion);
  const lines = await readNumbers(transaction, token, read);
  return withExtras(lines, await readBundles(transaction, lines, token));
}

export type OrderTotals = ReturnType<typeof checkTotals>;

type Fees = Pick<OrderBasis, "promotion" | "deliveryVatBasisPoints"> & { feePoisha: number };

/**
 * Checks that the lines can be ordered for the total that the buyer saw.
 * @throws DomainError `cart-empty`, `preorder-only`, `total-changed`, the problem of a line, and the reason why a
 *   promotion no longer gives a discount
 */
export function checkTotals(
  lines: readonly PricedLine[],
  { promotion: code, feePoisha: deliveryPoisha, deliveryVatBasisPoints }: Fees,
  expectedPoisha: number,
) {
  if (lines.length === 0) throw new DomainError("cart-empty", { field: "token" });
  if (lines.some((line) => line.preorder)) throw new DomainError("preorder-only", { field: "token" });
  const [problem] = problemsOfLines(lines);
  if (problem !== undefined) throw new DomainError(problem.code, problem);
  const itemsPoisha = itemsTotal(lines);
  const promotion = code && cartPromotion(code, { lines, deliveryPoisha });
  const discountPoisha = promotion?.discountPoisha ?? 0;
  const payablePoisha = itemsPoisha + deliveryPoisha - discountPoisha;
  if (payablePoisha !== expectedPoisha) {
    // The promotion no longer applies as shown: its reason is more helpful than a new total.
    const reason = payablePoisha > expectedPoisha ? (promotion?.problem ?? null) : null;
    if (reason !== null) throw new DomainError(reason.code, { ...reason, field: "promotion" });
    throw new DomainError("total-changed", {
      field: "expected_total",
      facts: { payable: formatTaka(payablePoisha) },
    });
  }
  const vat = vatOfCart({ lines, deliveryPoisha, deliveryVatBasisPoints, promotion: code, discountPoisha });
  return { itemsPoisha, deliveryPoisha, discountPoisha, payablePoisha, vat };
}

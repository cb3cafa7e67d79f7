import { listFullOrders } from "@/backend/db/queries/orders/own-order-queries";
import { requireCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { makeNumberProof } from "@/backend/domain/codes/number-proof";
import { type OwnOrder, ownOrder } from "@/backend/domain/orders/own-order";

/**
 * The orders of a number, or the one with the id, for the person who typed its code (API-SHOP-10), newest first.
 * @returns the orders in full, and the pass that opens them for the next ten minutes
 * @throws DomainError `code-wrong`, and the errors of `acceptCode`
 */
export async function findOrdersWithCode(
  context: CodeContext,
  input: { msisdn: string; orderId: string | null; code: string | number },
): Promise<{ orders: OwnOrder[]; pass: string }> {
  const { msisdn: typed, orderId, code } = input;
  const guess = { msisdn: typed, purpose: "order", code } as const;
  const { result } = await requireCode(context, guess, async (transaction, number) => ({
    rows: await listFullOrders(transaction, number, orderId),
    pass: await makeNumberProof(transaction, context, { msisdn: number, purpose: "order" }),
  }));
  return { orders: result.rows.map((row) => ownOrder(row, true)), pass: result.pass };
}

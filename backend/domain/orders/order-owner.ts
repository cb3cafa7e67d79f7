import type { SessionRow } from "@/backend/db/queries/account/session-queries";
import { type FullOrderRow, findFullOrder } from "@/backend/db/queries/orders/own-order-queries";
import { isNumberProof } from "@/backend/domain/codes/number-proof";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

/** The caller's proof that an order is theirs: a session of its number, or the pass for a typed code. */
export interface OrderProof {
  pepper: string;
  session: Pick<SessionRow, "msisdn" | "codeIsFresh"> | null;
  pass: string | null;
}

/** True for the pass that a right code of this number gave. It opens the number's orders for ten minutes. */
export async function isPassOfNumber(
  { db }: DbContext,
  { pepper, pass }: Pick<OrderProof, "pepper" | "pass">,
  msisdn: string,
): Promise<boolean> {
  return pass !== null && isNumberProof(db.pool, { pepper }, { msisdn, purpose: "order", token: pass });
}

/**
 * The order, for the proven owner of its number. An order of another number, or of its former owner, gets the same
 * answer as an unknown one, so that ids reveal nothing (threat T12).
 * @returns the order, and whether a code of its number was typed in the last ten minutes
 * @throws DomainError `code-needed` without any valid proof; `order-not-found`
 */
export async function getOrderOfOwner(
  { db }: DbContext,
  orderId: string,
  proof: OrderProof,
): Promise<{ row: FullOrderRow; isFresh: boolean }> {
  const found = await findFullOrder(db.pool, orderId);
  const row = found?.ofFormerOwner ? null : found;
  if (row !== null && (await isPassOfNumber({ db }, proof, row.msisdn))) return { row, isFresh: true };
  const { session } = proof;
  if (session === null) throw new DomainError("code-needed", { field: "order_id" });
  if (row === null || row.msisdn !== session.msisdn) throw new DomainError("order-not-found", { field: "order_id" });
  return { row, isFresh: session.codeIsFresh };
}

import { randomUUID } from "node:crypto";
import type { Database } from "@/backend/db/client";
import { openSandboxPayment } from "@/backend/db/queries/payments/sandbox-gateway-queries";

/**
 * The control of the payment events: believes whatever came last, as shops do whose paid orders fail afterwards. Works on
 * `naive_payments (id, state)`, which the test makes.
 * @returns true, always: it takes every event for news
 */
export async function naiveSettle(db: Database, payment: string, outcome: string): Promise<boolean> {
  await db.pool.query("update naive_payments set state = $2 where id = $1", [payment, outcome]);
  return true;
}

/**
 * The control of paying again: opens a new payment at each click, as shops do that charge twice.
 * @returns its transaction
 */
export async function naiveOpen(db: Database, orderId: string, amountPoisha: number): Promise<string> {
  const transactionId = randomUUID();
  await openSandboxPayment(db.pool, {
    transactionId,
    amountPoisha,
    orderId,
    returnUrl: `http://localhost:3000/shop/order/${orderId}`,
    reference: `SBX-${transactionId}`,
    emiMonths: null,
    payWith: null,
  });
  return transactionId;
}

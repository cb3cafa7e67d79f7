import { randomUUID } from "node:crypto";
import type { Database } from "@/backend/db/client";
import { openSandboxPayment } from "@/backend/db/queries/payments/sandbox-gateway-queries";

/**
 * The control for payment events: the last event always wins, as in shops whose paid orders fail later. Uses the table
 * `naive_payments (id, state)`, which the test creates.
 * @returns always true: it treats every event as new
 */
export async function naiveSettle(db: Database, payment: string, outcome: string): Promise<boolean> {
  await db.pool.query("update naive_payments set state = $2 where id = $1", [payment, outcome]);
  return true;
}

/**
 * The control for repeated payments: opens a new payment for each click, as shops do that charge twice.
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

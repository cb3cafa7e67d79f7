import { type Connection, statement } from "@/backend/db/queries/statement";
import type { PaymentOutcome } from "@/backend/db/schema/payments";

/** A payment as the sandbox gateway knows it; nothing of the shop's own tables. */
export interface SandboxPayment {
  transactionId: string;
  amountPoisha: number;
  orderId: string;
  returnUrl: string;
  outcome: PaymentOutcome | null;
  reference: string;
}

const insertRow = statement(
  "open-sandbox-payment",
  `insert into sandbox_gateway_payments (transaction_id, amount_poisha, order_id, return_url, reference)
   values ($1, $2, $3, $4, $5) on conflict (transaction_id) do nothing`,
);
const selectRow = statement<SandboxPayment>(
  "find-sandbox-payment",
  `select transaction_id as "transactionId", amount_poisha::float8 as "amountPoisha", order_id as "orderId",
     return_url as "returnUrl", outcome, reference
   from sandbox_gateway_payments where transaction_id = $1`,
);
const decideRow = statement(
  "decide-sandbox-payment",
  `update sandbox_gateway_payments set outcome = $2, decided_at = now()
   where transaction_id = $1 and outcome is null`,
);

export async function openSandboxPayment(
  connection: Connection,
  payment: Omit<SandboxPayment, "outcome">,
): Promise<void> {
  const { transactionId, amountPoisha, orderId, returnUrl, reference } = payment;
  await insertRow(connection, [transactionId, amountPoisha, orderId, returnUrl, reference]);
}

export async function findSandboxPayment(
  connection: Connection,
  transactionId: string,
): Promise<SandboxPayment | null> {
  return (await selectRow(connection, [transactionId]))[0] ?? null;
}

/** The first decision stands. */
export async function decideSandboxPayment(
  connection: Connection,
  transactionId: string,
  outcome: PaymentOutcome,
): Promise<void> {
  await decideRow(connection, [transactionId, outcome]);
}

import type { PayWith } from "@/backend/contract/shop/orders";
import { execute, queryExists, queryRow } from "@/backend/db/queries/statement";
import type { PaymentOutcome } from "@/backend/db/stored-types";

/** A payment as the sandbox gateway knows it; it has nothing from the shop's own tables. */
export interface SandboxPayment {
  transactionId: string;
  amountPoisha: number;
  orderId: string;
  returnUrl: string;
  outcome: PaymentOutcome | null;
  reference: string;
  emiMonths: number | null;
  payWith: PayWith | null;
}

export const openSandboxPayment = execute<[payment: Omit<SandboxPayment, "outcome">]>(
  "open-sandbox-payment",
  `insert into sandbox_gateway_payments (transaction_id, amount_poisha, order_id, return_url, reference, emi_months,
     pay_with)
   values ($transactionId, $amountPoisha, $orderId, $returnUrl, $reference, $emiMonths, $payWith)
     on conflict (transaction_id) do nothing`,
);

/** A payment with its outcome, which stays null until it is reported; null for an unknown id. */
export const findSandboxPayment = queryRow<SandboxPayment, [transactionId: string]>(
  "find-sandbox-payment",
  `select transaction_id, amount_poisha, order_id, return_url,
     case when decided_at <= now() then outcome end as outcome, reference, emi_months, pay_with
   from sandbox_gateway_payments where transaction_id = $1`,
);

/** Only the first decision counts; the gateway reports it after the given number of seconds. */
export const decideSandboxPayment = execute<[transactionId: string, outcome: PaymentOutcome, inSeconds: number]>(
  "decide-sandbox-payment",
  `update sandbox_gateway_payments set outcome = $2, decided_at = now() + make_interval(secs => $3)
   where transaction_id = $1 and outcome is null`,
);

/** Refunds a paid payment once; a second call changes nothing. @returns false for a payment that is not paid */
export const refundSandboxPayment = queryExists<[transactionId: string, amountPoisha: number]>(
  "refund-sandbox-payment",
  `update sandbox_gateway_payments set refunded_poisha = $2
   where transaction_id = $1 and outcome = 'paid' and amount_poisha >= $2 returning transaction_id`,
);

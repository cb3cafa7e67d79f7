import type { PayWith } from "@/backend/contract/shop/orders";
import type { StoredPaymentRow } from "@/backend/db/queries/payments/shared-payment-queries";
import { execute, queryRow, queryRows } from "@/backend/db/queries/statement";

export interface RechargePaymentRow extends StoredPaymentRow {
  rechargeId: string;
  payWith: PayWith | null;
  refundDue: boolean;
  refundedAt: Date | null;
}

const COLUMNS = `id, recharge_id, gateway, amount_poisha, pay_with, state, redirect_url, refund_due,
  refunded_at`;

/** Saves a new attempt to pay a recharge. */
export const insertRechargePayment = execute<
  [payment: Pick<RechargePaymentRow, "id" | "rechargeId" | "gateway" | "amountPoisha" | "payWith">]
>(
  "insert-recharge-payment",
  `insert into recharge_payments (id, recharge_id, gateway, amount_poisha, pay_with)
   values ($id, $rechargeId, $gateway, $amountPoisha, $payWith)`,
);

/** Every attempt to pay a recharge, oldest first. */
export const listRechargePayments = queryRows<RechargePaymentRow, [rechargeId: string]>(
  "list-recharge-payments",
  `select ${COLUMNS} from recharge_payments where recharge_id = $1 order by created_at, id`,
);

/** An attempt to pay a recharge, or null. */
export const findRechargePayment = queryRow<RechargePaymentRow, [id: string]>(
  "find-recharge-payment",
  `select ${COLUMNS} from recharge_payments where id = $1`,
);

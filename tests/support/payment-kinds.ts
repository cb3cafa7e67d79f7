import type { Database } from "@/backend/db/client";
import { loginApp, numberSeries, WIDE_CLIENTS } from "@/tests/support/login";
import { openRecharge } from "@/tests/support/recharge/recharges";
import { startPayment } from "@/tests/support/servers/gateways";
import { buy } from "@/tests/support/shop/shop";
import { openMigration } from "@/tests/support/sims";

export type PaymentTable = "payments" | "recharge_payments" | "service_payments";

/**
 * Opens a payment of each kind at the sandbox gateway, always for another number. @returns its transaction id
 * @param sku of the goods that are ordered
 * @param lastNumber the last eight digits of the number before the first one
 */
export function paymentOpeners(
  db: () => Database,
  sku: () => string,
  lastNumber: number,
): Record<PaymentTable, () => Promise<string>> {
  const newNumber = numberSeries(lastNumber);
  return {
    payments: async () => startPayment(db(), (await buy(db(), [[sku(), 1]])).orderId),
    recharge_payments: () => openRecharge(db(), newNumber()),
    service_payments: async () => (await openMigration(loginApp(db(), WIDE_CLIENTS), db(), newNumber())).transactionId,
  };
}

import { keepRechargeRefund, takeDueRechargeRefunds } from "@/backend/db/queries/recharge-payment-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";

/** Refunds asked for in one round; the others have their turn in the next. */
const MOST_ASKED = 20;

/**
 * Asks the gateway to return money that was marked: of a recharge that was refused for good, or a second payment. Each is
 * asked for again after five minutes until the gateway takes it; it refuses to return money twice.
 */
export async function refundRecharges({
  db,
  gateway,
  onFailure,
}: Pick<DomainContext, "db"> & {
  readonly gateway: PaymentGateway;
  readonly onFailure: (error: unknown, what: string) => void;
}): Promise<void> {
  for (const payment of await takeDueRechargeRefunds(db.pool, gateway.name, MOST_ASKED)) {
    try {
      const { reference } = await gateway.refund(payment);
      await keepRechargeRefund(db.pool, payment.transactionId, reference);
    } catch (error) {
      onFailure(error, `refund the payment ${payment.transactionId} of a recharge`);
    }
  }
}

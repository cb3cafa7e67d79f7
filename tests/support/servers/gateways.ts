import type { PayWith } from "@/backend/contract/shop/orders";
import type { Database } from "@/backend/db/client";
import { decideSandboxPayment } from "@/backend/db/queries/payments/sandbox-gateway-queries";
import type { PaymentOutcome } from "@/backend/db/stored-types";
import { openPayment } from "@/backend/domain/payments/open-payment";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";

export const ORIGIN = "http://localhost:3000";

/** Opens the payment of an order at the sandbox gateway under a new key. @returns its transaction */
export async function startPayment(db: Database, orderId: string, payWith: PayWith | null = null): Promise<string> {
  const gateway = createSandboxGateway(db, ORIGIN);
  const input = { orderId, returnUrl: `${ORIGIN}/shop/order/${orderId}`, payWith };
  return (await openPayment({ db, gateway }, crypto.randomUUID(), input)).transactionId;
}

/** Sets the payer's decision on the gateway's page; the shop learns about it only when it asks. */
export function decide(db: Database, transactionId: string, outcome: PaymentOutcome): Promise<void> {
  return decideSandboxPayment(db.pool, transactionId, outcome, 0);
}

/** A gateway that fails a given number of times, then works. */
export function failingGateway(gateway: PaymentGateway, failures: number): PaymentGateway {
  let left = failures;
  const fail = () => {
    if (left === 0) return;
    left -= 1;
    throw new Error("The gateway does not answer");
  };
  return {
    name: gateway.name,
    async open(payment) {
      fail();
      return gateway.open(payment);
    },
    async findAnswers(transactionId) {
      fail();
      return gateway.findAnswers(transactionId);
    },
    async refund(payment) {
      fail();
      return gateway.refund(payment);
    },
  };
}

import type { Database } from "@/backend/db/client";
import {
  decideSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  refundSandboxPayment,
  type SandboxPayment,
} from "@/backend/db/queries/payments/sandbox-gateway-queries";
import type { PaymentOutcome } from "@/backend/db/stored-types";
import type { DbContext } from "@/backend/domain/domain-context";
import { type PaymentGateway, PaymentGatewayError } from "@/backend/domain/ports/payment-gateway";
import { newToken } from "@/backend/domain/random-ids";

/** The sandbox's gateway: an outside company with its own table and page (docs/interfaces.md#modes). */
export function createSandboxGateway(db: Database, publicOrigin: string): PaymentGateway {
  return {
    name: "sandbox",
    async open(payment) {
      await openSandboxPayment(db.pool, { ...payment, reference: `SBX-${newToken()}` });
      return { redirectUrl: `${publicOrigin}/sandbox/gateway/${payment.transactionId}` };
    },
    async findAnswers(transactionId) {
      const payment = await findSandboxPayment(db.pool, transactionId);
      if (payment === null || payment.outcome === null) return [];
      const { outcome, amountPoisha, reference } = payment;
      return [{ eventId: `${reference}:${outcome}`, outcome, amountPoisha, reference }];
    },
    async refund({ transactionId, reference, amountPoisha }) {
      if (!(await refundSandboxPayment(db.pool, transactionId, amountPoisha))) {
        throw new PaymentGatewayError(`gives nothing back of ${reference}`, false);
      }
      return { reference: `${reference}:refund` };
    },
  };
}

/** The data of a payment for the gateway's page; null for an unknown transaction. */
export function findGatewayPayment({ db }: DbContext, transactionId: string): Promise<SandboxPayment | null> {
  return findSandboxPayment(db.pool, transactionId);
}

/** The payer's first decision on the gateway's page. @param inSeconds until the gateway reports it */
export function decideGatewayPayment(
  { db }: DbContext,
  transactionId: string,
  outcome: PaymentOutcome,
  inSeconds: number,
): Promise<void> {
  return decideSandboxPayment(db.pool, transactionId, outcome, inSeconds);
}

import { MAX_REFUSALS } from "@/backend/db/queries/payments/shared-payment-queries";
import type { OnFailure } from "@/backend/domain/domain-context";
import { type GatewayContext, PaymentGatewayError } from "@/backend/domain/ports/payment-gateway";
import { type PaymentKind, settleFromGateway } from "@/backend/domain/ports/settle-update";
import { attemptDue } from "@/backend/domain/repeated-attempts";

/** Limits of one round. The other payments and refunds are in the next round. */
const MAX_SETTLED = 100;
const MAX_REFUNDED = 20;
const AT_ONCE = 5;
/** For payments whose payer does not return at once. For the others, the page settles the payment. */
const SECONDS_OLD = 20;

export interface PaymentRound extends GatewayContext {
  readonly onFailure: OnFailure;
}

/**
 * Settles the payments of one kind whose payer did not return, or paid again later (fault R11). When the gateway does not
 * answer, it is asked again later. A payment whose time is over is given up if it is still undecided, or if the gateway
 * took another amount.
 * @param secondsOld the minimum age of a payment
 */
export async function settlePending(round: PaymentRound, kind: PaymentKind, secondsOld = SECONDS_OLD): Promise<void> {
  const { db, gateway } = round;
  const { claimPending, giveUp } = kind.statements;
  await handleDue(round, {
    max: MAX_SETTLED,
    claim: (limit) => claimPending(db.pool, { gateway: gateway.name, secondsOld, limit }),
    async handle({ id, isOver }) {
      await settleFromGateway(round, kind, id);
      if (isOver) await giveUp(db.pool, id);
    },
    describe: ({ id }) => `settle the payment ${id} of ${kind.what}`,
  });
}

/**
 * Asks the gateway for refunds of the marked payments of one kind. Each is requested again after five minutes until
 * the gateway accepts it and that is saved; the gateway never refunds twice. After a refusal the pause grows, and after
 * MAX_REFUSALS of them an operator must send the money.
 */
export async function refundDue(round: PaymentRound, { what, statements }: PaymentKind): Promise<void> {
  const { db, gateway } = round;
  const { claimDueRefunds, saveRefund, refuseRefund } = statements;
  await handleDue(round, {
    max: MAX_REFUNDED,
    claim: (limit) => claimDueRefunds(db.pool, gateway.name, limit),
    async handle(payment) {
      const { transactionId: id } = payment;
      try {
        const { reference } = await gateway.refund(payment);
        await saveRefund(db.pool, id, reference);
      } catch (error) {
        const isRefused = error instanceof PaymentGatewayError && !error.isDown;
        if (!isRefused || (await refuseRefund(db.pool, id)) < MAX_REFUSALS) throw error;
        throw new Error(`It was refused ${MAX_REFUSALS} times: refund it by hand, then npm run orders -- refunded`);
      }
    },
    describe: ({ transactionId }) => `refund the payment ${transactionId} of ${what}`,
  });
}

interface DuePayments<Payment> {
  readonly max: number;
  claim(limit: number): Promise<Payment[]>;
  handle(payment: Payment): Promise<void>;
  describe(payment: Payment): string;
}

/** Handles several payments at a time. When the gateway is down, the others stay due for a later round. */
async function handleDue<Payment>(
  { onFailure }: PaymentRound,
  { max, claim, handle, describe }: DuePayments<Payment>,
): Promise<void> {
  let isDown = false;
  const claimUnlessDown = async () => (isDown ? [] : claim(AT_ONCE));
  await attemptDue({ max, atOnce: AT_ONCE }, claimUnlessDown, async (payment) => {
    try {
      await handle(payment);
    } catch (error) {
      isDown ||= error instanceof PaymentGatewayError && error.isDown;
      onFailure(error, describe(payment));
    }
  });
}

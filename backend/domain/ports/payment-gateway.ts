import type { PayWith } from "@/backend/contract/shop/orders";
import type { PaymentOutcome } from "@/backend/db/schema/payment-outcome";
import type { Payer } from "@/backend/db/schema/payments";

/** What a gateway is asked to charge; `transactionId` names it on both sides. */
export interface GatewayPayment {
  readonly transactionId: string;
  readonly amountPoisha: number;
  /** The order id that people see. */
  readonly orderId: string;
  /** Where the payer is sent afterwards: a page of this site; `transaction` is added to its address. */
  readonly returnUrl: string;
  /** Months of instalments that the payer was promised; null for a payment at once. */
  readonly emiMonths: number | null;
  /** What the payer wants to pay with; null = chosen on the gateway's page. */
  readonly payWith: PayWith | null;
  readonly payer: Payer;
}

/** The state of a payment, from the gateway server to server: only this counts. */
export interface GatewayAnswer {
  /** The same id for the same news, however often it is sent. */
  readonly eventId: string;
  readonly outcome: PaymentOutcome;
  readonly amountPoisha: number;
  /** The gateway's own number of the payment. */
  readonly reference: string;
  /** True when the gateway took the money and doubts the payer: a person decides before the goods leave. */
  readonly isRisky?: boolean;
}

/** The gateway gave no answer, or one that says nothing. Its words stay out: they may repeat the payer's details. */
export class PaymentGatewayError extends Error {
  override readonly name = "PaymentGatewayError";
  constructor(why: string) {
    super(`The payment gateway ${why}`);
  }
}

/** The system that takes online payments. Calls use the network and never run inside a database transaction. */
export interface PaymentGateway {
  readonly name: string;
  /** Announces a payment; a second call is the same payment. @returns where the payer goes */
  open(payment: GatewayPayment): Promise<{ redirectUrl: string }>;
  /** @returns null while the payer has not decided, and for a payment that the gateway does not know */
  confirm(transactionId: string): Promise<GatewayAnswer | null>;
  /**
   * Refunds the whole of a payment; the gateway refuses a second call.
   * @param payment its amount, and the reference of its answer
   * @returns the gateway's own number of the refund
   */
  refund(payment: { transactionId: string; reference: string; amountPoisha: number }): Promise<{ reference: string }>;
}

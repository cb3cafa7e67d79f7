import type { PaymentOutcome } from "@/backend/db/schema/payments";

/** What a gateway is asked to take; `transactionId` names it on both sides. */
export interface GatewayPayment {
  readonly transactionId: string;
  readonly amountPoisha: number;
  /** The order id that people see. */
  readonly orderId: string;
  /** Where the payer is sent afterwards: an address of ours, `transaction` is added. */
  readonly returnUrl: string;
}

/** What became of a payment, told by the gateway server to server: the only word that counts. */
export interface GatewayVerdict {
  /** The same for the same news, however often it is told. */
  readonly eventId: string;
  readonly outcome: PaymentOutcome;
  readonly amountPoisha: number;
  /** The gateway's own number of the payment. */
  readonly reference: string;
}

/** Whoever takes payments online. Calls go over a network and never run inside a transaction of the shop. */
export interface PaymentGateway {
  readonly name: string;
  /** Announces a payment; told twice it is the same payment. @returns where the payer goes */
  open(payment: GatewayPayment): Promise<{ redirectUrl: string }>;
  /** @returns null while the payer has not decided, and for a payment that the gateway does not know */
  confirm(transactionId: string): Promise<GatewayVerdict | null>;
}

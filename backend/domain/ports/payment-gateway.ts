import type { PayWith } from "@/backend/contract/shop/orders";
import type { Payer } from "@/backend/db/queries/payments/payment-queries";
import type { PaymentOutcome } from "@/backend/db/stored-types";
import type { DbContext, OnFailure } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { SystemError } from "@/backend/domain/system-error";
import { formatTaka } from "@/utils/money/money";

/** A payment for the gateway to charge; `transactionId` identifies it on both sides. */
export interface GatewayPayment {
  readonly transactionId: string;
  readonly amountPoisha: number;
  /** The public order id. */
  readonly orderId: string;
  /** The page of this site to which the payer is sent afterwards; `transaction` is added to its address. */
  readonly returnUrl: string;
  /** Months of the agreed instalments; null for a payment at once. */
  readonly emiMonths: number | null;
  /** The payment method that the payer chose; null = it is chosen on the gateway's page. */
  readonly payWith: PayWith | null;
  readonly payer: Payer;
}

/** The state of a payment, sent from the gateway server to server. Only this is trusted. */
export interface GatewayAnswer {
  /** The id of the event. It is the same if the event is sent again. */
  readonly eventId: string;
  readonly outcome: PaymentOutcome;
  readonly amountPoisha: number;
  /** The gateway's own number for the payment. */
  readonly reference: string;
  /** True when the gateway took the money but reports a risk: a person decides before the goods leave. */
  readonly isRisky?: boolean;
}

/** A gateway's answer about one of its payments. It may arrive twice, and answers may arrive in any order. */
export interface PaymentUpdate extends GatewayAnswer {
  readonly transactionId: string;
  readonly gateway: string;
}

/** The gateway gave no usable answer. Its own message is left out, since it may contain the payer's details. */
export class PaymentGatewayError extends SystemError {
  override readonly name = "PaymentGatewayError";
  constructor(why: string, isDown: boolean) {
    super(`The payment gateway ${why}`, isDown);
  }
}

/** The amounts that a gateway takes: those of SSLCommerz, of which the sandbox is an imitation. */
const SMALLEST_POISHA = 1_000;
const LARGEST_POISHA = 50_000_000;

/** Checks that a gateway takes an amount. @throws DomainError `payment-too-small`, `payment-too-large` */
export function checkPaymentAmount(amountPoisha: number, field: string): void {
  if (amountPoisha < SMALLEST_POISHA) {
    throw new DomainError("payment-too-small", { field, facts: { min: formatTaka(SMALLEST_POISHA) } });
  }
  if (amountPoisha > LARGEST_POISHA) {
    throw new DomainError("payment-too-large", { field, facts: { max: formatTaka(LARGEST_POISHA) } });
  }
}

/** The system that takes online payments. Calls use the network and never run inside a database transaction. */
export interface PaymentGateway {
  readonly name: string;
  /** Opens a payment; a second call opens the same payment. @returns the address for the payer */
  open(payment: GatewayPayment): Promise<{ redirectUrl: string }>;
  /**
   * @returns one answer for each time that the payer paid, or else the last refusal; none while the payer has not decided,
   *   and for a payment that the gateway does not know
   */
  findAnswers(transactionId: string): Promise<readonly GatewayAnswer[]>;
  /**
   * Refunds a payment, once. A second call for the same payment succeeds too and moves no money: the first
   * answer may have been lost.
   * @param payment the amount to refund, and the reference of the payment's answer
   * @returns the gateway's own number for the refund
   */
  refund(payment: { transactionId: string; reference: string; amountPoisha: number }): Promise<{ reference: string }>;
}

export interface GatewayContext extends DbContext {
  readonly gateway: PaymentGateway;
  /** Tells the operator what a person must look at. */
  readonly onFailure?: OnFailure;
  /**
   * Takes one question to the gateway from the visitor's budget and, if a payment is named, from that of the payment;
   * absent where no visitor asks.
   * @returns false when one of them is used up
   */
  readonly takeQuestion?: (transactionId?: string) => Promise<boolean>;
}

export type SettleContext = Omit<GatewayContext, "gateway" | "takeQuestion">;

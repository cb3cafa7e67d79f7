import type { DomainContext } from "@/backend/domain/domain-context";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";

/** What paying a recharge works with. */
export interface RechargeContext extends DomainContext {
  readonly gateway: PaymentGateway;
  readonly operatorPrefixes: readonly string[];
  /** The site's page that shows a payer the result of a recharge, in this language. */
  readonly returnUrl: (lang: "en" | "bn") => string;
  /** Counts a new recharge for its client. @throws DomainError `too-many-requests` */
  readonly takeBudget: () => Promise<void>;
}

/** The payer's next page, and the transaction that names the payment. */
export interface OpenedRecharge {
  redirectUrl: string;
  transactionId: string;
}

/** What the same key answers again. */
export interface StoredRecharge {
  transactionId: string;
}

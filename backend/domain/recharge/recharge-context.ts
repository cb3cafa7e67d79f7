import type { DomainContext } from "@/backend/domain/domain-context";
import type { GatewayContext } from "@/backend/domain/ports/payment-gateway";

/** The dependencies for the payment of a recharge. */
export interface RechargeContext extends DomainContext, GatewayContext {
  readonly operatorPrefixes: readonly string[];
  /** The site's page that shows a payer the result of a recharge, in this language. */
  readonly returnUrl: (lang: "en" | "bn") => string;
  /** Counts a new recharge against the client's budget. @throws DomainError `too-many-requests` */
  readonly takeBudget: () => Promise<void>;
}

/** The stored answer. A request with the same key gets it again. */
export interface StoredRecharge {
  transactionId: string;
}

import { findOrderLanguage } from "@/backend/db/queries/orders/order-queries";
import type { DomainContext } from "@/backend/domain/domain-context";

/** The language in which an order was placed; null for an unknown id. @param orderId the public id */
export function languageOfOrder({ db }: Pick<DomainContext, "db">, orderId: string): Promise<"en" | "bn" | null> {
  return findOrderLanguage(db.pool, orderId);
}

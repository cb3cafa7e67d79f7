import { findRetailer, type RetailerRow } from "@/backend/db/queries/subscriber-services/retailer-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { hashToken } from "@/backend/domain/random-ids";

/**
 * The retailer of a retailer cookie's token (API-SHOP-25, STORE-05).
 * @throws DomainError `retailer-not-found`, also for one that is no longer active
 */
export async function getRetailer({ db }: DbContext, token: string): Promise<RetailerRow> {
  const retailer = await findRetailer(db.pool, hashToken(token));
  if (retailer === null) throw new DomainError("retailer-not-found", { field: "retailer_token" });
  return retailer;
}

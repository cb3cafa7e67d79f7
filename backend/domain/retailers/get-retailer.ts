import { findRetailer, type RetailerRow } from "@/backend/db/queries/subscriber-services/retailer-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { hashToken } from "@/backend/domain/random-ids";

/** The active retailer of a cookie's token (API-SHOP-25, STORE-05). @throws DomainError `retailer-not-found` */
export async function getRetailer({ db }: DbContext, token: string): Promise<RetailerRow> {
  return orThrow(await findRetailer(db.pool, hashToken(token)), "retailer-not-found", "retailer_token");
}

import type { StoreRow } from "@/backend/db/queries/catalog/store-queries";
import { queryRow } from "@/backend/db/queries/statement";

export interface RetailerRow
  extends Pick<StoreRow, "code" | "names" | "district" | "thana" | "districtBn" | "thanaBn"> {
  msisdn: string;
}

/** The retailer whose token has this hash, or null. */
export const findRetailer = queryRow<RetailerRow, [tokenHash: string]>(
  "find-retailer",
  `select r.code, r.names, r.msisdn, r.district, r.thana, d.name_bn as district_bn, t.name_bn as thana_bn
   from retailers r join districts d on d.name = r.district
   join thanas t on t.district = r.district and t.name = r.thana
   where r.token_hash = $1 and r.active`,
);

import {
  districtExists,
  listDistricts,
  listPlacesOfPostCode,
  listPostCodes,
  listThanas,
  type PlaceRow,
  type PostCodeRow,
} from "@/backend/db/queries/catalog/place-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { toAsciiDigits } from "@/utils/numbers/digits";

/** All districts, or only those that are delivered to (API-SHOP-04 and -11). */
export function findDistricts({ db }: DbContext, options: { onlyDelivered: boolean }): Promise<PlaceRow[]> {
  return listDistricts(db.pool, options.onlyDelivered);
}

/** The thanas of a district (API-SHOP-19). @throws DomainError `district-not-found` */
export async function findThanas({ db }: DbContext, district: string): Promise<PlaceRow[]> {
  const thanas = await listThanas(db.pool, district);
  if (thanas.length === 0) await refuseUnknown({ db }, district);
  return thanas;
}

/** The post codes of a district with the thana of each (API-SHOP-12). @throws DomainError `district-not-found` */
export async function findPostCodes({ db }: DbContext, district: string): Promise<PostCodeRow[]> {
  const codes = await listPostCodes(db.pool, district);
  if (codes.length === 0) await refuseUnknown({ db }, district);
  return codes;
}

/** The places of a post code in Latin or Bengali digits; empty for an unknown code (feature 29). */
export function findPostCode({ db }: DbContext, postCode: string): ReturnType<typeof listPlacesOfPostCode> {
  return listPlacesOfPostCode(db.pool, toAsciiDigits(postCode));
}

async function refuseUnknown({ db }: DbContext, district: string): Promise<void> {
  if (!(await districtExists(db.pool, district))) throw new DomainError("district-not-found", { field: "district" });
}

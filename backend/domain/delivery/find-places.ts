import {
  findDistrictName,
  listDistricts,
  listPlacesOfPostCode,
  listPostCodes,
  listThanas,
  type PlaceRow,
  type PostCodeRow,
} from "@/backend/db/queries/catalog/place-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { toAsciiDigits } from "@/utils/numbers/digits";

/** All districts, or only those that are delivered to (API-SHOP-04 and -11). */
export function findDistricts({ db }: DbContext, options: { onlyDelivered: boolean }): Promise<PlaceRow[]> {
  return listDistricts(db.pool, options.onlyDelivered);
}

/** The thanas of a district, named in either language (API-SHOP-19). @throws DomainError `district-not-found` */
export async function findThanas({ db }: DbContext, district: string): Promise<PlaceRow[]> {
  return listThanas(db.pool, await knownDistrict({ db }, district));
}

/** The post codes of a district, named in either language, with the thana of each (API-SHOP-12). @throws DomainError `district-not-found` */
export async function findPostCodes({ db }: DbContext, district: string): Promise<PostCodeRow[]> {
  return listPostCodes(db.pool, await knownDistrict({ db }, district));
}

/** The places of a post code in Latin or Bengali digits; empty for an unknown code (feature 29). */
export function findPostCode({ db }: DbContext, postCode: string): ReturnType<typeof listPlacesOfPostCode> {
  return listPlacesOfPostCode(db.pool, toAsciiDigits(postCode));
}

async function knownDistrict({ db }: DbContext, district: string): Promise<string> {
  return orThrow(await findDistrictName(db.pool, district), "district-not-found", "district");
}

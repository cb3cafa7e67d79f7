import {
  listCountryRows,
  listRateRows,
  listRoamingPackRows,
} from "@/backend/db/queries/subscriber-services/rate-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { type CountryFilter, type CountryRates, findCountries, ratesOf } from "@/backend/domain/rates/rate-rules";

/**
 * Roaming and international rates of the countries that fit (API-SITE-20).
 * @returns by name; by how well they fit where a text is asked for
 */
export async function listCountries({ db }: Pick<DomainContext, "db">, filter: CountryFilter): Promise<CountryRates[]> {
  const [countries, rates, packs] = await Promise.all([
    listCountryRows(db.pool),
    listRateRows(db.pool),
    listRoamingPackRows(db.pool),
  ]);
  return findCountries(countries, filter).map((country) => ratesOf(country, filter.type, { rates, packs }));
}

import {
  listCountryRows,
  listRateRows,
  listRoamingPackRows,
} from "@/backend/db/queries/subscriber-services/rate-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { type CountryFilter, type CountryRates, findCountries, ratesOf } from "@/backend/domain/rates/rate-rules";

/** The rates of the matching countries (API-SITE-20), by name, or the best match of a search text first. */
export async function listCountries({ db }: DbContext, filter: CountryFilter): Promise<CountryRates[]> {
  const [countries, rates, packs] = await Promise.all([
    listCountryRows(db.pool),
    listRateRows(db.pool),
    listRoamingPackRows(db.pool),
  ]);
  return findCountries(countries, filter).map((country) => ratesOf(country, filter.type, { rates, packs }));
}

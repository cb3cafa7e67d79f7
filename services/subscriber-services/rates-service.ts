import { toPoisha } from "@/backend/contract/money";
import type { Country as WireCountry } from "@/backend/contract/subscriber-services/rates";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

export type CountryName = Awaited<ReturnType<typeof listCountryNames>>[number];

export type RoamingPack = Country["packs"][number];

export type Country = ReturnType<typeof readCountry>;

function readCountry({ code, name, dial_code, rates, operators, packs }: WireCountry) {
  const ratesOf = (serviceName: WireCountry["rates"][number]["service"]) =>
    rates
      .filter(({ service }) => service === serviceName)
      .map(({ kind, label, price, unit, pulse_seconds }) => ({
        kind,
        label,
        pricePoisha: toPoisha(price),
        unit,
        /** Null for anything that is not a call. */
        pulseSeconds: pulse_seconds,
      }));
  return {
    code,
    name,
    /** With its plus. */
    dialCode: dial_code,
    /** Rates for calls from Bangladesh to the country. */
    isd: ratesOf("isd"),
    /** Rates for our numbers in the country; empty without a partner there. */
    roaming: ratesOf("roaming"),
    operators,
    packs: packs.map((pack) => ({
      packId: pack.pack_id,
      dataMb: pack.data_mb,
      minutes: pack.minutes,
      validityDays: pack.validity_days,
      pricePoisha: toPoisha(pack.price),
      dialCode: pack.dial_code,
    })),
  };
}

/** POST /api/country-data: the names of all countries, sorted by name (API-SITE-20). */
export async function listCountryNames(api: Api) {
  const { data } = await api.request("listCountries", { body: { brief: true } });
  return readAnswer(() => data.map(({ code, name }) => ({ code, name })));
}

/**
 * POST /api/country-data: the countries that match a text, with their rates, the best match first (API-SITE-20).
 * @param text two letters of a country code, a name in either language, or a dial code
 */
export async function findCountries(api: Api, text: string): Promise<Country[]> {
  const body = /^[A-Za-z]{2}$/.test(text) ? { code: text } : { key: text };
  const { data } = await api.request("listCountries", { body });
  return readAnswer(() => data.map(readCountry));
}

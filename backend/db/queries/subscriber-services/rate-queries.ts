import type { RateKind, RateService, RateUnit } from "@/backend/contract/subscriber-services/rates";
import { queryRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

export interface CountryRow {
  code: string;
  names: Localized;
  words: string;
  dialCode: string;
  isdZone: string | null;
  roamingZone: string | null;
  operators: string[];
}

export interface RateRow {
  service: RateService;
  zone: string;
  zoneLabels: Localized;
  kind: RateKind;
  pricePoisha: number;
  unit: RateUnit;
  pulseSeconds: number | null;
}

export interface RoamingPackRow {
  id: string;
  zone: string;
  dataMb: number;
  minutes: number;
  validityDays: number;
  pricePoisha: number;
  dialCode: string;
}

/** Every country that the shop names, by its English name. */
export const listCountryRows = queryRows<CountryRow>(
  "list-countries",
  `select code, names, words, dial_code, isd_zone, roaming_zone, operators
   from countries where published order by names ->> 'en', code`,
);

/** The rates of every zone. */
export const listRateRows = queryRows<RateRow>(
  "list-country-rates",
  `select r.service, r.zone, z.labels as zone_labels, r.kind, r.price_poisha, r.unit, r.pulse_seconds
   from country_rates r join rate_zones z on z.service = r.service and z.key = r.zone
   order by r.service desc, z.position, r.position, r.kind`,
);

/** The packs of every roaming zone. */
export const listRoamingPackRows = queryRows<RoamingPackRow>(
  "list-roaming-packs",
  `select id, zone, data_mb, minutes, validity_days, price_poisha, dial_code
   from roaming_packs where published order by position, id`,
);

import type { Transaction } from "@/backend/db/client";
import {
  billCharges,
  countries,
  countryRates,
  deviceCodes,
  networkCoverage,
  rateZones,
  roamingPacks,
  serviceCategories,
  valueAddedServices,
} from "@/backend/db/schema/services";
import { devices } from "@/backend/db/schema/sims";
import chargeRows from "@/backend/db/seed/services/bill-charges.json";
import countryRows from "@/backend/db/seed/services/countries.json";
import rateRows from "@/backend/db/seed/services/country-rates.json";
import coverageRows from "@/backend/db/seed/services/coverage.json";
import codeRows from "@/backend/db/seed/services/device-codes.json";
import deviceRows from "@/backend/db/seed/services/other-devices.json";
import zoneRows from "@/backend/db/seed/services/rate-zones.json";
import packRows from "@/backend/db/seed/services/roaming-packs.json";
import categoryRows from "@/backend/db/seed/services/service-categories.json";
import serviceRows from "@/backend/db/seed/services/value-added-services.json";
import { upsertRows } from "@/backend/db/seed/upsert";

/** What a run wrote of services, rates, coverage and handsets. */
export interface ServiceReport {
  serviceCategories: number;
  valueAddedServices: number;
  billCharges: number;
  rateZones: number;
  countryRates: number;
  countries: number;
  roamingPacks: number;
  networkCoverage: number;
  otherDevices: number;
  deviceCodes: number;
}
export const NO_SERVICES: ServiceReport = {
  serviceCategories: 0,
  valueAddedServices: 0,
  billCharges: 0,
  rateZones: 0,
  countryRates: 0,
  countries: 0,
  roamingPacks: 0,
  networkCoverage: 0,
  otherDevices: 0,
  deviceCodes: 0,
};

const inOrder = <Row extends object>(rows: readonly Row[]) => rows.map((row, position) => ({ ...row, position }));
const searchOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Writes services, rates, coverage and the phones of other shops where they differ from the seed. */
export async function writeSubscriberServices(tx: Transaction): Promise<ServiceReport> {
  return { ...(await writeValueAdded(tx)), ...(await writeRates(tx)), ...(await writeNetwork(tx)) };
}

async function writeValueAdded(tx: Transaction) {
  return {
    serviceCategories: await upsertRows(
      tx,
      serviceCategories,
      inOrder(categoryRows),
      [serviceCategories.key],
      ["labels", "position"],
    ),
    valueAddedServices: await upsertRows(
      tx,
      valueAddedServices,
      inOrder(serviceRows) as (typeof valueAddedServices.$inferInsert)[],
      [valueAddedServices.id],
      [
        "category",
        "names",
        "summaries",
        "terms",
        "pricePoisha",
        "period",
        "startCode",
        "stopCode",
        "words",
        "position",
      ],
    ),
    billCharges: await upsertRows(
      tx,
      billCharges,
      inOrder(chargeRows) as (typeof billCharges.$inferInsert)[],
      [billCharges.way, billCharges.service, billCharges.abovePoisha],
      ["names", "chargePoisha", "unit", "mostPoisha", "notes", "position"],
    ),
  };
}

async function writeRates(tx: Transaction) {
  return {
    rateZones: await upsertRows(
      tx,
      rateZones,
      inOrder(zoneRows) as (typeof rateZones.$inferInsert)[],
      [rateZones.service, rateZones.key],
      ["labels", "position"],
    ),
    countryRates: await upsertRows(
      tx,
      countryRates,
      inOrder(rateRows) as (typeof countryRates.$inferInsert)[],
      [countryRates.service, countryRates.zone, countryRates.kind],
      ["pricePoisha", "unit", "pulseSeconds", "position"],
    ),
    countries: await upsertRows(
      tx,
      countries,
      countryRows,
      [countries.code],
      ["names", "words", "dialCode", "isdZone", "roamingZone", "operators"],
    ),
    roamingPacks: await upsertRows(
      tx,
      roamingPacks,
      inOrder(packRows),
      [roamingPacks.id],
      ["zone", "dataMb", "minutes", "validityDays", "pricePoisha", "dialCode", "position"],
    ),
  };
}

async function writeNetwork(tx: Transaction) {
  return {
    networkCoverage: await upsertRows(
      tx,
      networkCoverage,
      coverageRows as (typeof networkCoverage.$inferInsert)[],
      [networkCoverage.district, networkCoverage.thana],
      ["fourG", "fiveG", "volte", "fiveGPlanned"],
    ),
    otherDevices: await upsertRows(
      tx,
      devices,
      deviceRows.map((device) => ({ ...device, search: searchOf(device.name) })),
      [devices.slug],
      ["name", "search", "esim", "fourG", "fiveG", "volte", "bands"],
    ),
    deviceCodes: await upsertRows(tx, deviceCodes, codeRows, [deviceCodes.tac], ["device"]),
  };
}

import type { ValueAddedServiceRow } from "@/backend/db/queries/subscriber-services/value-added-service-queries";
import type { Localized } from "@/backend/db/stored-types";
import { dataRows } from "@/tests/support/data-rows";

interface Country {
  code: string;
  names: Localized;
  dialCode: string;
  isdZone: string | null;
  roamingZone: string | null;
}
interface CountryRate {
  service: string;
  zone: string;
  pricePoisha: number;
  pulseSeconds: number | null;
}

const countries = dataRows<Country>("countries");
const rates = dataRows<CountryRate>("country-rates");
const coverage = dataRows<{ district: string; thana: string }>("coverage");
const codes = dataRows<{ tac: string; device: string }>("device-codes");
const devices = dataRows<{ slug: string }>("devices");
const services = dataRows<ValueAddedServiceRow>("value-added-services");
const BENGALI = /[\u0980-\u09ff]/;

describe("the seed of services", () => {
  it("has 180 countries or more, each once, named in both languages", () => {
    expect(countries.length).toBeGreaterThanOrEqual(180);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    for (const { names, dialCode } of countries) {
      expect(names.bn).toMatch(BENGALI);
      expect(names.en).not.toMatch(BENGALI);
      expect(dialCode).toMatch(/^\+\d{1,3}( \d{3})?$/);
    }
  });

  it("has rates for the zone of every country, in whole poisha per pulse", () => {
    const zones = new Set(rates.map(({ service, zone }) => `${service} ${zone}`));
    for (const { isdZone, roamingZone } of countries) {
      expect(zones).toContain(`isd ${isdZone}`);
      if (roamingZone !== null) expect(zones).toContain(`roaming ${roamingZone}`);
    }
    for (const { pricePoisha, pulseSeconds } of rates) {
      if (pulseSeconds !== null) expect((pricePoisha * pulseSeconds) % 60).toBe(0);
    }
  });

  it("covers every thana once", () => {
    const key = (district: string, thana: string) => `${district} ${thana}`;
    const known = dataRows<{ district: string; name: string }>("thanas").map(({ district, name }) =>
      key(district, name),
    );
    expect(coverage.map(({ district, thana }) => key(district, thana)).sort()).toEqual(known.sort());
  });

  it("has unique type codes of known devices, all beginning with 00, which no sold phone has", () => {
    const slugs = new Set(devices.map(({ slug }) => slug));
    expect(new Set(codes.map(({ tac }) => tac)).size).toBe(codes.length);
    for (const { tac, device } of codes) {
      expect(tac).toMatch(/^00\d{6}$/);
      expect(slugs).toContain(device);
    }
  });

  it("has at least 40 services, each with a unique start code and a Bengali name", () => {
    expect(services.length).toBeGreaterThanOrEqual(40);
    expect(new Set(services.map(({ startCode }) => startCode)).size).toBe(services.length);
    for (const { names, period, stopCode } of services) {
      expect(names.bn).toMatch(BENGALI);
      expect(stopCode === null).toBe(period === "use");
    }
  });
});

import type { StoreRow } from "@/backend/db/queries/catalog/store-queries";
import { storeServices } from "@/backend/db/stored-types";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { dataRows } from "@/tests/support/data-rows";

const stores = dataRows<StoreRow>("stores");
const thanas = new Set(
  dataRows<{ district: string; name: string }>("thanas").map(({ district, name }) => `${district}/${name}`),
);

describe("the stores of the seed", () => {
  it("are at least 120, at least two in each of the 64 districts", () => {
    expect(stores.length).toBeGreaterThanOrEqual(120);
    for (const { name } of dataRows<{ name: string }>("districts")) {
      expect([name, stores.filter(({ district }) => district === name).length >= 2]).toEqual([name, true]);
    }
  });

  it("have unique codes and are in existing thanas", () => {
    expect(new Set(stores.map(({ code }) => code)).size).toBe(stores.length);
    for (const { code, district, thana } of stores) {
      expect(code).toMatch(/^[a-z0-9-]{1,60}$/);
      expect(thanas).toContain(`${district}/${thana}`);
    }
  });

  it.each(stores.map((store) => [store.code, store] as const))(
    "%s has texts in both languages, coordinates in Bangladesh, hours and services",
    (_, store) => {
      for (const words of [store.names, store.addresses]) {
        expect(words.en).toMatch(/^[\x20-\x7e]+$/);
        expect(words.bn).toMatch(/^[\u0980-\u09ff ,-]+$/);
      }
      expect(store.latitude).toBeGreaterThan(20.5);
      expect(store.latitude).toBeLessThan(26.7);
      expect(store.longitude).toBeGreaterThan(88);
      expect(store.longitude).toBeLessThan(92.7);
      expect(store.hours.length).toBeGreaterThanOrEqual(6);
      expect(new Set(store.hours.map(({ day }) => day)).size).toBe(store.hours.length);
      for (const { opens, closes } of store.hours) expect(opens < closes).toBe(true);
      expect(store.services).toContain("order-pickup");
      for (const service of store.services) expect(storeServices).toContain(service);
    },
  );
});

test("the retailers of the seed are in existing thanas and store only the hash of their token", () => {
  for (const { district, thana, tokenHash } of dataFiles(process.cwd(), new Date()).definitions("retailers")) {
    expect(thanas).toContain(`${district}/${thana}`);
    expect(tokenHash).toMatch(/^[A-Za-z0-9_-]{43}$/);
  }
});

import type { StoreRow } from "@/backend/db/queries/catalog/store-queries";
import { storesWithStock } from "@/backend/domain/stores/find-store-stock";

const store = (code: string, district: string, latitude: number, longitude: number): StoreRow => ({
  code,
  names: { en: code, bn: code },
  addresses: { en: code, bn: code },
  district,
  thana: district,
  districtBn: district,
  thanaBn: district,
  latitude,
  longitude,
  phone: null,
  services: [],
  hours: [],
});
const stores = [
  store("sylhet-far", "Sylhet", 24.91, 91.9),
  store("sylhet-near", "Sylhet", 24.895, 91.87),
  store("dhaka", "Dhaka", 23.75, 90.38),
  store("empty", "Sylhet", 24.9, 91.87),
];
const stock = [
  { code: "sylhet-far", pieces: 5 },
  { code: "sylhet-near", pieces: 1 },
  { code: "dhaka", pieces: 2 },
  { code: "closed-last-year", pieces: 9 },
];
const found = (place: Parameters<typeof storesWithStock>[2]) => {
  const { near, elsewhere } = storesWithStock(stores, stock, place);
  return [near.map(({ code }) => code), elsewhere];
};

describe("storesWithStock", () => {
  it("counts the stores of a district that have stock, the largest stock first", () => {
    expect(found({ district: "Sylhet", position: null })).toEqual([["sylhet-far", "sylhet-near"], 1]);
    expect(found({ district: "Khulna", position: null })).toEqual([[], 3]);
  });

  it("sorts by distance from a position, and ignores the district", () => {
    const position = { latitude: 24.895, longitude: 91.87 };
    expect(found({ district: "Dhaka", position })).toEqual([["sylhet-near", "sylhet-far"], 1]);
  });

  it("counts all stores without a district and a position", () => {
    expect(found({ district: null, position: null })).toEqual([["sylhet-far", "dhaka", "sylhet-near"], 0]);
  });
});
